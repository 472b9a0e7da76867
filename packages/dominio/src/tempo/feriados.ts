import type { Dia } from './formatos.ts'

export type Feriado = { readonly dia: Dia; readonly nome: string; readonly tipo: 'NACIONAL' | 'FACULTATIVO' }

const FIXOS: readonly { readonly mesDia: string; readonly nome: string; readonly desde?: number }[] = [
  { mesDia: '01-01', nome: 'Confraternização Universal' },
  { mesDia: '04-21', nome: 'Tiradentes' },
  { mesDia: '05-01', nome: 'Dia do Trabalho' },
  { mesDia: '09-07', nome: 'Independência do Brasil' },
  { mesDia: '10-12', nome: 'Nossa Senhora Aparecida' },
  { mesDia: '11-02', nome: 'Finados' },
  { mesDia: '11-15', nome: 'Proclamação da República' },
  // Lei 14.759/2023
  { mesDia: '11-20', nome: 'Dia Nacional de Zumbi e da Consciência Negra', desde: 2024 },
  { mesDia: '12-25', nome: 'Natal' },
]

// Days counted from Easter Sunday.
const MOVEIS: readonly { readonly dias: number; readonly nome: string; readonly tipo: Feriado['tipo'] }[] = [
  { dias: -47, nome: 'Carnaval', tipo: 'FACULTATIVO' },
  { dias: -2, nome: 'Sexta-feira Santa', tipo: 'NACIONAL' },
  { dias: 60, nome: 'Corpus Christi', tipo: 'FACULTATIVO' },
]

/** Gregorian Easter by the anonymous algorithm (Meeus, Astronomical Algorithms, ch. 8). */
function pascoa(ano: number): Temporal.PlainDate {
  const a = ano % 19
  const b = Math.floor(ano / 100)
  const c = ano % 100
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return new Temporal.PlainDate(ano, Math.floor(n / 31), (n % 31) + 1)
}

/** National holidays of a Gregorian year in date order, with the optional ones marked FACULTATIVO. */
export function feriadosNacionais(ano: number): Feriado[] {
  const domingo = pascoa(ano)
  const fixos = FIXOS.filter(({ desde = 0 }) => ano >= desde).map(({ mesDia, nome }): Feriado => ({
    dia: `${String(ano).padStart(4, '0')}-${mesDia}`,
    nome,
    tipo: 'NACIONAL',
  }))
  const moveis = MOVEIS.map(({ dias, nome, tipo }): Feriado => ({
    dia: domingo.add({ days: dias }).toString(),
    nome,
    tipo,
  }))
  return [...fixos, ...moveis].toSorted((x, y) => (x.dia < y.dia ? -1 : 1))
}
