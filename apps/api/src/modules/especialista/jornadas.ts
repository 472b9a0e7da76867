import { faixasDoDia, janelasDoDia, type Janela } from '@vetlume/dominio/disponibilidade'
import type { BloqueioDoEspecialista, ExcecaoDoEspecialista, JanelaDoEspecialista } from '@vetlume/dominio/especialista'
import type { Dia } from '@vetlume/dominio/tempo'

export interface PeriodoDeDias {
  de: Dia
  ate: Dia
}

/** A specialist whose days are asked for; `fuso` is the zone that its hours are in. */
export interface DonoDaJornada {
  codigo: string
  fuso: string
}

/** A day as it is worked. What closes part of it comes in UTC too, so that it can be drawn. */
export interface DiaDaJornada {
  dia: Dia
  janelas: Janela[]
  /** Name of the holiday that closes the day, or would. */
  feriado: string | null
  excecoes: (Pick<ExcecaoDoEspecialista, 'codigo' | 'tipo' | 'motivo' | 'observacao'> & Janela)[]
  bloqueios: (Janela & { motivo: string })[]
}

export type DoEspecialista<T> = T & { especialista: string }

/** What the days of all the specialists of a company come out of. */
export interface RegrasDaEmpresa {
  janelas: readonly DoEspecialista<JanelaDoEspecialista>[]
  bloqueios: readonly DoEspecialista<BloqueioDoEspecialista>[]
  /** The company's own week. */
  padrao: readonly JanelaDoEspecialista[]
  excecoes: readonly DoEspecialista<ExcecaoDoEspecialista>[]
  /** Names of the holidays that close a day, where the company is. */
  feriados: ReadonlyMap<Dia, string>
}

/** Every day of a period, both ends included. */
export function diasDo({ de, ate }: PeriodoDeDias): Dia[] {
  const primeiro = Temporal.PlainDate.from(de)
  const quantos = primeiro.until(ate).days + 1
  return Array.from({ length: Math.max(0, quantos) }, (_, i) => primeiro.add({ days: i }).toString())
}

/** Hours of one day on the clock of the place, as UTC windows: more than one only when the clock changes in between. */
function emUtc(dia: Dia, fuso: string, inicio: string | null, fim: string | null): Janela[] {
  const diaSemana = Temporal.PlainDate.from(dia).dayOfWeek % 7
  const faixa = { diaSemana, inicio: inicio ?? '00:00', fim: fim ?? '24:00' }
  return janelasDoDia({ dia, fuso, semana: { janelas: [faixa], bloqueios: [] }, excecoes: [], feriados: [] })
}

interface Regras {
  semana: { janelas: readonly JanelaDoEspecialista[]; bloqueios: readonly BloqueioDoEspecialista[] }
  excecoes: readonly ExcecaoDoEspecialista[]
  feriados: ReadonlyMap<Dia, string>
}

function diaTrabalhado(dia: Dia, fuso: string, { semana, excecoes, feriados }: Regras): DiaDaJornada {
  const diaSemana = Temporal.PlainDate.from(dia).dayOfWeek % 7
  const doDia = excecoes.filter(({ de, ate }) => de <= dia && dia <= ate)
  const bloqueios = semana.bloqueios.filter(
    (bloqueio) => bloqueio.diaSemana === diaSemana && (bloqueio.de ?? dia) <= dia && dia <= (bloqueio.ate ?? dia),
  )
  const pedido = { dia, semana, excecoes: doDia, feriados: feriados.has(dia) ? [dia] : [] }
  return {
    dia,
    janelas: faixasDoDia(pedido).length === 0 ? [] : janelasDoDia({ ...pedido, fuso }),
    feriado: feriados.get(dia) ?? null,
    excecoes: doDia.flatMap(({ codigo, tipo, motivo, observacao, inicio, fim }) =>
      emUtc(dia, fuso, inicio, fim).map((janela) => ({ codigo, tipo, motivo, observacao, ...janela })),
    ),
    bloqueios: bloqueios.flatMap(({ motivo, inicio, fim }) =>
      emUtc(dia, fuso, inicio, fim).map((janela) => ({ motivo, ...janela })),
    ),
  }
}

/** How one specialist works on each day of a period: own week or, without one, the company's. */
export function jornadaDe(
  { codigo, fuso }: DonoDaJornada,
  dias: readonly Dia[],
  { janelas, bloqueios, padrao, excecoes, feriados }: RegrasDaEmpresa,
): DiaDaJornada[] {
  const suas = <T extends { especialista: string }>(linhas: readonly T[]) =>
    linhas.filter(({ especialista }) => especialista === codigo)
  const proprias = suas(janelas)
  const semana = { janelas: proprias.length > 0 ? proprias : padrao, bloqueios: suas(bloqueios) }
  const regras = { semana, excecoes: suas(excecoes), feriados }
  return dias.map((dia) => diaTrabalhado(dia, fuso, regras))
}
