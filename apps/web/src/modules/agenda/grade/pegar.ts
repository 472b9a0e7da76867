import { minutoDe } from '../calculo/eixo.ts'
import type { Faixa, Ponto } from '../calculo/gesto.ts'
import type { ColunaDaGrade } from '../tipos.ts'
import type { Pego } from './condutor.ts'

const BORDA_PX = 7
const ALTURA_COM_BORDAS_PX = 22

/** Near the lower edge a box is stretched, near the upper one too when it is high enough; elsewhere it is carried. */
function parteDaCaixa(caixa: Element, altura: number): 'mover' | 'inicio' | 'fim' {
  const { top, bottom, height } = caixa.getBoundingClientRect()
  if (height < ALTURA_COM_BORDAS_PX) return 'mover'
  if (altura > bottom - BORDA_PX) return 'fim'
  return altura < top + BORDA_PX && height > ALTURA_COM_BORDAS_PX * 1.5 ? 'inicio' : 'mover'
}

function pegarCaixa(caixa: HTMLElement, colunas: readonly ColunaDaGrade[], ponto: Ponto, altura: number): Pego | null {
  const codigo = caixa.dataset['caixa'] ?? ''
  const coluna = colunas[ponto.coluna]
  const item = coluna?.caixas.find((outra) => outra.item.codigo === codigo)?.item
  if (coluna === undefined || item?.permissoes.mover !== true) return null
  // What began the day before is moved where it begins.
  if (Date.parse(item.inicio) < coluna.eixo.inicioMs) return null
  const inicio = minutoDe(coluna.eixo, Date.parse(item.inicio))
  // By length and not by the clock: a day that changes its clock does not shrink what is held.
  const duracao = (Date.parse(item.fim) - Date.parse(item.inicio)) / 60_000
  const origem: Faixa = { coluna: ponto.coluna, inicio, fim: inicio + duracao }
  return { codigo, gesto: { tipo: parteDaCaixa(caixa, altura), origem, pego: ponto } as Pego['gesto'] }
}

/** What is taken by a press on `alvo`: a box, a row of the waiting list, or an empty place of the grid. */
export function pegarEm(
  alvo: Element,
  { colunas, podeCriar }: { colunas: readonly ColunaDaGrade[]; podeCriar: boolean },
  ponto: Ponto,
  altura: number,
): Pego | null {
  if (alvo.closest('a, input, [data-sem-arrasto]') !== null) return null
  const espera = alvo.closest<HTMLElement>('[data-espera]')
  if (espera !== null)
    return {
      codigo: espera.dataset['espera'] ?? '',
      gesto: { tipo: 'soltar', duracao: Number(espera.dataset['duracao']) },
    }
  const caixa = alvo.closest<HTMLElement>('[data-caixa]')
  if (caixa !== null) return pegarCaixa(caixa, colunas, ponto, altura)
  return podeCriar && alvo.closest('[data-tela]') !== null
    ? { codigo: null, gesto: { tipo: 'novo', pego: ponto } }
    : null
}
