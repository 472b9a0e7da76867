import { escalaDe, medirMarca, type EscalaDoArquivo, type ValorDaMarca } from '../imagem/index.ts'
import { arredondar, CASAS_MOSTRADAS } from '../medidas/index.ts'
import { chaveDaMedida } from './calculo-das-medidas.ts'
import type { ConteudoDoLaudo, ImagemDoLaudo, MedidaPreenchida, SecaoDoLaudo } from './conteudo.ts'
import type { DocumentoDoLaudo } from './documento.ts'
import { converterEscrita } from './unidade-do-laudo.ts'

/** In the unit that the measure is written in, with the decimals that a measure is shown with at most. */
export function valorNoDestino(
  { valor, unidade }: Pick<ValorDaMarca, 'valor' | 'unidade'>,
  { unidade: dela }: Pick<MedidaPreenchida, 'unidade'>,
): number | null {
  const convertido = converterEscrita(valor, unidade, dela)
  return convertido === null ? null : arredondar(convertido, CASAS_MOSTRADAS)
}

/**
 * The measures of the laudo that were taken on a figure, section by section: those that still hold what its marks measure. One that was
 * typed over, or whose mark was moved since, says something else than the figure.
 */
export function medidasDaFigura(
  { secoes }: Pick<ConteudoDoLaudo, 'secoes'>,
  { marcas = [], calibracao }: Pick<ImagemDoLaudo, 'marcas' | 'calibracao'>,
  doArquivo: readonly EscalaDoArquivo[],
): { secao: SecaoDoLaudo; medida: MedidaPreenchida }[] {
  const escritos = marcas.flatMap((marca) => {
    const valores = medirMarca(marca, escalaDe(marca.pontos, { calibracao, doArquivo }))
    return (marca.escritaEm ?? []).map((chave) => ({ chave, valores }))
  })
  const tirada = (secao: SecaoDoLaudo, medida: MedidaPreenchida) =>
    medida.valor !== null &&
    escritos.some(
      ({ chave, valores }) =>
        chave === chaveDaMedida(secao.id, medida) &&
        valores.some((valor) => valorNoDestino(valor, medida) === medida.valor),
    )
  return secoes
    .filter(({ situacao }) => situacao !== 'NAO_AVALIADO')
    .flatMap((secao) => secao.medidas.filter((medida) => tirada(secao, medida)).map((medida) => ({ secao, medida })))
}

type Imagem = DocumentoDoLaudo['imagens'][number]

/** A figure and its place in the document, which it is numbered by wherever it is shown. */
export interface FiguraNoLugar {
  imagem: Imagem
  indice: number
}

/** Each figure at one place: under the section that it was signed with, else among those at the end. */
export function repartirFiguras({ imagens, secoes }: Pick<DocumentoDoLaudo, 'imagens' | 'secoes'>): {
  /** By the place of the section. */
  daSecao: (indice: number) => readonly FiguraNoLugar[]
  noFim: readonly FiguraNoLugar[]
} {
  const lugarDe = ({ junto }: Imagem) => (junto === undefined ? -1 : secoes.findIndex(({ id }) => id === junto.secao))
  const porLugar = Map.groupBy(
    imagens.map((imagem, indice) => ({ imagem, indice })),
    ({ imagem }) => lugarDe(imagem),
  )
  return { daSecao: (indice) => porLugar.get(indice) ?? [], noFim: porLugar.get(-1) ?? [] }
}
