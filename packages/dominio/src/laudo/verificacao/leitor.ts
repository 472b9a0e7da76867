import { normalizarBusca, semAcentos } from '../../formatos/index.ts'

/*
 * How the rules read a text: in sentences, of clauses, in their searchable form. What is denied in a clause is not said
 * in it. Every pattern is bounded, so that a hostile text costs linear time.
 */

// A point between digits is of a number.
const FIM_DE_FRASE = /[;!?\n]+|\.(?!\d)/
const ADVERSATIVA = /:|\b(?:mas|porem|contudo|entretanto|todavia|embora|exceto|salvo|enquanto)\b/
/** After a comma or an "e", these begin to say what there is, whatever was denied before. */
const REAFIRMA =
  /(?:,|\be\b) ?(?:com|apresenta\w*|ha|observa\w*|nota\w*|presenca|presente\w*|evidencia\w*|contendo|associad\w*|visualiza\w*|visibiliza\w*|identifica\w*|verifica\w*)\b/g
const NEGA = /\b(?:sem|ausencia|nao|nega\w*|negativ\w*|descart\w*|excluid\w*|livres? de|isent\w+ de|nenhum\w*|nem)\b/g
/** After what was found: "cistos ausentes", "líquido livre não visibilizado", "neoplasia descartada". */
const NEGADO_DEPOIS =
  /^\w*(?: \w+)? (?:ausentes?|descartad\w*|nao (?:foi |foram )?(?:visibiliz|visualiz|identific|observ|caracteriz|evidenci|detect)\w*)/
/** Letters around what was found in which it may be denied. */
const JANELA_ANTES = 240
const JANELA_DEPOIS = 60

/** Sentences of a text. */
export function frases(texto: string): string[] {
  return texto
    .split(FIM_DE_FRASE)
    .map(normalizarBusca)
    .filter((frase) => frase !== '')
}

/** Clauses of a text: a sentence ends one, and so does what turns against it ("mas", "exceto", a colon). */
export function oracoes(texto: string): string[] {
  return frases(texto).flatMap((frase) =>
    frase
      .split(ADVERSATIVA)
      .map((oracao) => oracao.trim())
      .filter((oracao) => oracao !== ''),
  )
}

const ultimo = (padrao: RegExp, texto: string): number => {
  let onde = -1
  for (const achado of texto.matchAll(padrao)) onde = achado.index
  return onde
}

/** Whether the clause denies what stands in it from `inicio` to `fim`. */
function negado(oracao: string, inicio: number, fim: number): boolean {
  const antes = oracao.slice(Math.max(0, inicio - JANELA_ANTES), inicio)
  if (ultimo(NEGA, antes) > ultimo(REAFIRMA, antes)) return true
  return NEGADO_DEPOIS.test(oracao.slice(fim, fim + JANELA_DEPOIS))
}

/** What a clause affirms of a pattern, in searchable form; null when it does not have it, or only denies it. */
function afirmadoNaOracao(oracao: string, padrao: RegExp): string | null {
  for (const achado of oracao.matchAll(new RegExp(padrao.source, 'g')))
    if (!negado(oracao, achado.index, achado.index + achado[0].length)) return achado[0]
  return null
}

/** A piece in searchable form as the text has it, with its accents. */
export function comoEscrito(texto: string, dito: string): string {
  const composto = texto.normalize('NFC').replace(/\s/g, ' ')
  const simples = semAcentos(composto).toLowerCase()
  const inicio = simples.length === composto.length ? simples.indexOf(dito) : -1
  return inicio < 0 ? dito : composto.slice(inicio, inicio + dito.length)
}

/** The first thing that a text affirms of a pattern, clause by clause, as it is written there. */
export function afirmado(texto: string, padrao: RegExp): string | null {
  for (const oracao of oracoes(texto)) {
    const dito = afirmadoNaOracao(oracao, padrao)
    if (dito !== null) return comoEscrito(texto, dito)
  }
  return null
}

/** A pattern of words that begin with any of these. */
export const palavras = (radicais: readonly string[]): RegExp => new RegExp(String.raw`\b(?:${radicais.join('|')})\w*`)
