import { textoPlano, variaveisUsadas, type TextoRico } from '../../laudo/index.ts'

/** What keeps a draft from being published, where it is: `secoes.2.frases.0.texto`. */
export interface ProblemaDoModelo {
  readonly caminho: string
  readonly mensagem: string
}

export const problema = (caminho: string, mensagem: string): ProblemaDoModelo => ({ caminho, mensagem })

export const vazio = (texto: string): boolean => texto.trim() === ''

export function seVazio(caminho: string, texto: string, mensagem: string): ProblemaDoModelo[] {
  return vazio(texto) ? [problema(caminho, mensagem)] : []
}

/** Indices of the items whose key an earlier item already has; blank keys never repeat. */
export function repetidos<T>(itens: readonly T[], chaveDe: (item: T) => string): number[] {
  const vistas = new Set<string>()
  return itens.flatMap((item, i) => {
    const chave = chaveDe(item)
    if (chave === '') return []
    const repetida = vistas.has(chave)
    vistas.add(chave)
    return repetida ? [i] : []
  })
}

/** Why a variable cannot be used here; null when it can. */
export type ConferirVariavel = (nome: string) => string | null

const CHAVES_SOLTAS = /\{\{|\}\}/

/** Variables that do not exist and braces that are not a whole variable, the first of each text. */
export function problemasDoTexto(
  caminho: string,
  texto: string | TextoRico,
  conferir: ConferirVariavel,
): ProblemaDoModelo[] {
  const escrito = typeof texto === 'string' ? texto : textoPlano(texto)
  for (const nome of variaveisUsadas(escrito)) {
    const recusa = conferir(nome)
    if (recusa !== null) return [problema(caminho, recusa)]
  }
  return CHAVES_SOLTAS.test(escrito.replace(/\{\{[^{}]{0,160}\}\}/g, ''))
    ? [problema(caminho, 'Há chaves soltas: uma variável se escreve {{assim}}.')]
    : []
}

export const linhasComProblema = (
  nome: 'cabecalho' | 'rodape',
  linhas: readonly string[],
  conferir: ConferirVariavel,
): ProblemaDoModelo[] =>
  linhas.flatMap((linha, i) => [
    ...seVazio(`${nome}.${i}`, linha, 'Escreva a linha ou retire-a.'),
    ...problemasDoTexto(`${nome}.${i}`, linha, conferir),
  ])
