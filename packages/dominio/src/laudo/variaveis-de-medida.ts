import type { MedidaPreenchida } from './conteudo.ts'
import { rotuloComLado } from './medidas-do-laudo.ts'

export const PREFIXO_DE_MEDIDA = 'medida.'

interface SecaoComMedidas {
  readonly id: string
  readonly titulo: string
  readonly medidas: readonly MedidaPreenchida[]
}

/** A measure that a variable names, where it is. */
export interface MedidaCitada<S extends SecaoComMedidas = SecaoComMedidas> {
  readonly secao: S
  readonly medida: MedidaPreenchida
}

const nomeCurto = ({ id, lado }: MedidaPreenchida) => (lado === null ? id : `${id}.${lado}`)

const citaveis = <S extends SecaoComMedidas>(secoes: readonly S[]): MedidaCitada<S>[] =>
  secoes.flatMap((secao) => secao.medidas.filter(({ id }) => id !== '').map((medida) => ({ secao, medida })))

/**
 * Measures that `medida.<section>.<id>[.<side>]` or `medida.<id>[.<side>]` may mean. The short name, the only one that older
 * models have, is first of the section `onde` it is written in. More than one: nobody knows which, and none is used.
 */
export function medidasCitadas<S extends SecaoComMedidas>(
  variavel: string,
  secoes: readonly S[],
  onde: string | null,
): MedidaCitada<S>[] {
  if (!variavel.startsWith(PREFIXO_DE_MEDIDA)) return []
  const nome = variavel.slice(PREFIXO_DE_MEDIDA.length)
  const todas = citaveis(secoes)
  const exatas = todas.filter(({ secao, medida }) => `${secao.id}.${nomeCurto(medida)}` === nome)
  if (exatas.length > 0) return exatas
  const curtas = todas.filter(({ medida }) => nomeCurto(medida) === nome)
  const daqui = curtas.filter(({ secao }) => secao.id === onde)
  return daqui.length > 0 ? daqui : curtas
}

const rotuloDe = (variavel: string, { secao, medida }: MedidaCitada) => {
  const rotulo = rotuloComLado(medida, '')
  return variavel === `${PREFIXO_DE_MEDIDA}${nomeCurto(medida)}` ? rotulo : `${secao.titulo}: ${rotulo}`
}

/** How each measure is cited in the section `onde`: by its short name wherever it means that measure alone. */
export function variaveisDeMedida(
  secoes: readonly SecaoComMedidas[],
  onde: string | null,
): { nome: string; rotulo: string }[] {
  const todas = citaveis(secoes)
  const vezes = Map.groupBy(todas, ({ medida }) => nomeCurto(medida))
  return todas.map((citada) => {
    const curto = nomeCurto(citada.medida)
    const basta = vezes.get(curto)?.length === 1 || citada.secao.id === onde
    const nome = `${PREFIXO_DE_MEDIDA}${basta ? curto : `${citada.secao.id}.${curto}`}`
    return { nome, rotulo: rotuloDe(nome, citada) }
  })
}

/** What people call a variable of a measure: null when it may be of several, undefined when there is no such measure. */
export function rotuloDaMedidaCitada(
  variavel: string,
  secoes: readonly SecaoComMedidas[],
  onde: string | null,
): string | null | undefined {
  const [citada, ...outras] = medidasCitadas(variavel, secoes, onde)
  if (citada === undefined) return undefined
  return outras.length > 0 ? null : rotuloDe(variavel, citada)
}
