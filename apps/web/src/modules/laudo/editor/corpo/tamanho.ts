import { MAXIMO_DE_DIAMETROS, type Lesao } from '@vetlume/dominio/laudo'
import { escreverDecimal, lerDecimal } from '../../edicao/medidas.ts'

/** `2,1 x 1,4` or `21x14 mm` as diameters; a unit only when one was typed. Undefined when it is no size. */
export function lerTamanho(texto: string): { diametros: number[]; unidade?: Lesao['unidade'] } | undefined {
  const [, numeros = '', unidade] = /^(.*?)\s*(mm|cm)?$/i.exec(texto.trim()) ?? []
  const partes = numeros.trim() === '' ? [] : numeros.split(/[x×*]/i).map(lerDecimal)
  const diametros = partes.filter((valor) => valor != null)
  if (diametros.length !== partes.length || diametros.length > MAXIMO_DE_DIAMETROS) return undefined
  if (diametros.some((valor) => valor <= 0 || valor > 10_000)) return undefined
  return { diametros, ...(unidade === undefined ? {} : { unidade: unidade.toLowerCase() as Lesao['unidade'] }) }
}

/** As it is typed: the unit has a field of its own. */
export const escreverDiametros = (diametros: readonly number[]): string =>
  diametros.map((valor) => escreverDecimal(valor)).join(' x ')

/** `1, 3` as the files of those figures of the laudo; what is no figure of it is left out. */
export function lerFiguras(texto: string, doLaudo: readonly string[]): string[] {
  const numeros = texto.match(/\d+/g) ?? []
  return [...new Set(numeros.flatMap((numero) => doLaudo[Number(numero) - 1] ?? []))]
}

export const escreverFiguras = (figuras: readonly string[], doLaudo: readonly string[]): string =>
  figuras
    .map((figura) => doLaudo.indexOf(figura) + 1)
    .filter((numero) => numero > 0)
    .join(', ')
