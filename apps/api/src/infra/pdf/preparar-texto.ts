import type { BlocoRico, EmLinha, TextoRico } from '@vetlume/dominio/laudo'
import { posicionarTabela } from './tabela-de-texto.ts'
import type { TabelaPosicionada } from './tabela-de-texto.ts'

type Composto = Extract<BlocoRico, { type: 'bulletList' | 'orderedList' | 'table' }>
type ItemDeBloco =
  | Composto['content'][number]
  | Extract<BlocoRico, { type: 'table' }>['content'][number]['content'][number]
type Lista = Extract<BlocoRico, { type: 'orderedList' }>
type ListaNumerada = { type: 'orderedList'; inicio: number; numeracao: string; content: Lista['content'] }
type BlocoPreparado = Exclude<BlocoRico, { type: 'table' | 'orderedList' }> | TabelaPosicionada | ListaNumerada
type TextoPreparado = { content: BlocoPreparado[] }

const NUMERACOES: Readonly<Record<string, string>> = { '1': '1.', a: 'a.', A: 'A.', i: 'i.', I: 'I.' }

function temTexto(bloco: BlocoRico): boolean {
  return bloco.type === 'paragraph' || bloco.type === 'heading'
    ? (bloco.content ?? []).length > 0
    : bloco.content.length > 0
}

function prepararBloco(bloco: BlocoRico): BlocoPreparado | null {
  if (bloco.type === 'table') return posicionarTabela(bloco)
  if (bloco.type !== 'orderedList') return bloco
  const inicio = Math.max(bloco.attrs?.start ?? 1, 0)
  const pedida = NUMERACOES[bloco.attrs?.type ?? '1'] ?? '1.'
  // From 4 000 on, Roman numerals need an overline that the fonts do not draw.
  const cabeEmRomanos = inicio + bloco.content.length < 4_000
  const numeracao = cabeEmRomanos || !/i/i.test(pedida) ? pedida : '1.'
  return { type: 'orderedList', inicio, numeracao, content: bloco.content }
}

/** Rich text as the template expects it: empty blocks gone, tables placed in a grid, lists with a known numbering. */
export function prepararTexto(texto: TextoRico): TextoPreparado {
  return {
    content: texto.content
      .filter(temTexto)
      .map(prepararBloco)
      .filter((bloco) => bloco !== null),
  }
}

const LETRAS_POR_LINHA = 85

function letras(bloco: EmLinha | BlocoRico | ItemDeBloco): number {
  if ('text' in bloco) return bloco.text.length
  if (bloco.type === 'hardBreak') return LETRAS_POR_LINHA
  return (bloco.content ?? []).reduce((soma, filho) => soma + letras(filho), 0)
}

function linhasDoBloco(bloco: BlocoRico): number {
  if (bloco.type === 'paragraph' || bloco.type === 'heading') return Math.ceil(letras(bloco) / LETRAS_POR_LINHA)
  const filhos: readonly ItemDeBloco[] = bloco.content
  return filhos.reduce((soma, filho) => soma + Math.max(1, Math.ceil(letras(filho) / LETRAS_POR_LINHA)), 0)
}

/** About how many lines a text takes in its column: enough to choose what must not be split (measuring it costs 40 % of the layout). */
export function linhasEstimadas(texto: TextoRico): number {
  return texto.content.reduce((soma, bloco) => soma + linhasDoBloco(bloco), 0)
}
