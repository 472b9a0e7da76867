import { subtrair } from '@vetlume/dominio/disponibilidade'
import type { ColunaDaGrade } from '../tipos.ts'
import { MINUTOS_DO_DIA, minutoDe, msDe } from './eixo.ts'
import { PASSO_MINUTOS } from './gesto.ts'
import type { Alvo } from './teclas.ts'

const paraCima = (minuto: number): number => Math.ceil(minuto / PASSO_MINUTOS) * PASSO_MINUTOS

/** Free time of a column: what is worked and not taken; the whole day where hours are not known. */
function livres({ fundos, caixas }: ColunaDaGrade): { inicio: number; fim: number }[] {
  const abertos = fundos?.filter(({ tipo }) => tipo === 'aberto') ?? [{ inicio: 0, fim: MINUTOS_DO_DIA }]
  return subtrair(abertos, caixas)
}

/** Where something of so many minutes fits first, from an instant on; the first column's beginning when nowhere. */
export function primeiroVao(colunas: readonly ColunaDaGrade[], duracao: number, aPartirMs: number): Alvo | null {
  const achados = colunas.flatMap((coluna, indice): Alvo[] => {
    const desde = minutoDe(coluna.eixo, aPartirMs)
    if (aPartirMs >= coluna.eixo.fimMs) return []
    const vao = livres(coluna)
      .map(({ inicio, fim }) => ({ inicio: paraCima(Math.max(inicio, desde)), fim }))
      .find(({ inicio, fim }) => inicio + duracao <= fim)
    if (vao === undefined) return []
    const inicioMs = msDe(coluna.eixo, vao.inicio)
    return [{ coluna: indice, inicioMs, fimMs: inicioMs + duracao * 60_000 }]
  })
  const [primeiro] = achados.sort((a, b) => a.inicioMs - b.inicioMs || a.coluna - b.coluna)
  if (primeiro !== undefined) return primeiro
  const [coluna] = colunas
  if (coluna === undefined) return null
  const inicioMs = msDe(coluna.eixo, 8 * 60)
  return { coluna: 0, inicioMs, fimMs: inicioMs + duracao * 60_000 }
}
