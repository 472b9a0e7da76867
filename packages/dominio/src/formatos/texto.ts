import { escritorDeNumeros } from '../constantes/index.ts'

const numero = escritorDeNumeros()

/** Removes combining marks: `São João` → `Sao Joao`. Letters that do not decompose (ß, ø) stay. */
export function semAcentos(texto: string): string {
  return texto.normalize('NFD').replace(/\p{M}/gu, '')
}

/** Marks that nobody sees: they make two names out of one, or turn the text around. */
const INVISIVEIS = /[\u034f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g
/** Words that only a program reads; after a black flag, and ended, they say whose flag it is. */
const ETIQUETAS = /\u{1f3f4}?[\u{e0000}-\u{e007f}]+/gu
const BANDEIRA = /^\u{1f3f4}[\u{e0030}-\u{e007a}]{3,6}\u{e007f}$/u
/** Each pattern reads the text once: who sends it chooses how long it is. */
const JUNTAS = /[\p{M}\u200c\u200d]+/gu
/** What a joiner joins to nothing. */
const SOLTO = /^[\p{Script=Latin}\p{Nd}\p{P}\s]?$/u

const semJuntasSoltas = (texto: string): string =>
  texto.replace(JUNTAS, (marcas, posicao: number) => {
    if (!/[\u200c\u200d]/.test(marcas)) return marcas
    const antes = texto.slice(Math.max(0, posicao - 1), posicao)
    const depois = texto.slice(posicao + marcas.length, posicao + marcas.length + 1)
    return SOLTO.test(antes) || SOLTO.test(depois) ? marcas.replace(/[\u200c\u200d]/g, '') : marcas
  })

/** Text without what is not seen. Accents, emoji made of several, flags, and the joiners of other scripts stay. */
export function semInvisiveis(texto: string): string {
  const semEtiquetas = texto.replace(ETIQUETAS, (marca) =>
    BANDEIRA.test(marca) ? marca : marca.startsWith('\u{1f3f4}') ? '\u{1f3f4}' : '',
  )
  return semJuntasSoltas(semEtiquetas.replace(INVISIVEIS, ''))
}

/** Form under which text is searched: no accents, no case, single spaces. */
export function normalizarBusca(texto: string): string {
  return semAcentos(texto).toLowerCase().replace(/\s+/g, ' ').trim()
}

/** Stands between two parts of one line, which goes on after the dot: no line begins with it. */
export const PONTO_ENTRE_PARTES = '\u00a0· '

/** The parts that there are, in one line: `Canina · Poodle · 4 anos`. */
export function juntar(...partes: readonly (string | null | undefined | false)[]): string {
  return partes.filter((parte) => typeof parte === 'string' && parte !== '').join(PONTO_ENTRE_PARTES)
}

/** `1 dia`, `3 dias`, `0 dias`: a count with its word, and its thousands as we write them. */
export function contar(quantos: number, um: string, varios: string): string {
  return `${numero(quantos)} ${quantos === 1 ? um : varios}`
}
