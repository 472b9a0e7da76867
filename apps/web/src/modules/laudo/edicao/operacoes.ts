import type {
  ConteudoDoLaudo,
  CorpoDaSecao,
  CorpoDe,
  ImagemDoLaudo,
  Lesao,
  MedidaPreenchida,
  SecaoDoLaudo,
  Trazida,
} from '@vetlume/dominio/laudo'
import { MAXIMO_DE_DESTINOS } from '@vetlume/dominio/imagem'
import {
  MAXIMO_DE_FIGURAS,
  MAXIMO_DE_LESOES,
  TEXTO_VAZIO,
  chaveDaMedida,
  comSituacao,
  confirmarNaConclusao,
  confirmarTrazida,
  guardarAvaliacao,
  naoAvaliadaPor,
  secaoPorConfirmar,
  temAvaliacao,
  trazidasDaConclusao,
  trazidasPorConfirmar,
} from '@vetlume/dominio/laudo'
import type { Edicao } from './mesclar.ts'
import { mover } from '../../../lib/mover.ts'

type Mudanca = (edicao: Edicao) => Edicao

export const mudarConteudo =
  (f: (conteudo: ConteudoDoLaudo) => Partial<ConteudoDoLaudo>): Mudanca =>
  (edicao) => ({ ...edicao, conteudo: { ...edicao.conteudo, ...f(edicao.conteudo) } })

const trocarSecao = (id: string, f: (secao: SecaoDoLaudo) => SecaoDoLaudo): Mudanca =>
  mudarConteudo(({ secoes }) => ({ secoes: secoes.map((secao) => (secao.id === id ? f(secao) : secao)) }))

/** Whoever changes a section has looked at it. */
export const mudarSecao = (id: string, f: (secao: SecaoDoLaudo) => Partial<SecaoDoLaudo>): Mudanca =>
  trocarSecao(id, (secao) => ({ ...secao, confirmada: true, ...f(secao) }))

/** A reason only makes sense for what was not evaluated, and a text for what was. */
export const mudarSituacao = (id: string, situacao: SecaoDoLaudo['situacao']): Mudanca =>
  trocarSecao(id, (secao) => comSituacao(secao, situacao))

export const naoAvaliar = (id: string, motivo: string): Mudanca =>
  trocarSecao(id, (secao) => naoAvaliadaPor(secao, motivo))

/** Takes what was left in a section that was not evaluated out of the laudo, beside it. */
export const guardarOQueFicou = (id: string): Mudanca => trocarSecao(id, guardarAvaliacao)

export const confirmarSecao = (id: string): Mudanca =>
  trocarSecao(id, (secao) => (secaoPorConfirmar(secao) ? { ...secao, confirmada: true } : secao))

const temTrazidas = (secao: SecaoDoLaudo): boolean => trazidasPorConfirmar(secao).length > 0

/** What may be confirmed at once: not what came from an earlier exam, which is confirmed sentence by sentence. */
export const porConfirmar = ({ secoes }: Pick<ConteudoDoLaudo, 'secoes'>): string[] =>
  secoes.filter((secao) => secaoPorConfirmar(secao) && !temTrazidas(secao)).map(({ id }) => id)

/** What came from an earlier exam to a place (a section or, as null, the conclusion) and waits there. */
export function trazidasEm(conteudo: ConteudoDoLaudo, id: string | null): Trazida[] {
  if (id === null) return trazidasDaConclusao(conteudo)
  const secao = conteudo.secoes.find((uma) => uma.id === id)
  return secao === undefined ? [] : trazidasPorConfirmar(secao)
}

export const confirmarTrazidaEm = (id: string | null, trazida: Trazida): Mudanca =>
  id === null
    ? (edicao) => ({ ...edicao, conteudo: confirmarNaConclusao(edicao.conteudo, trazida) })
    : trocarSecao(id, (secao) => confirmarTrazida(secao, trazida))

/** All of them at once, confirmed or, to undo it, as they were. */
export const marcarSecoes = (ids: readonly string[], confirmada: boolean): Mudanca =>
  mudarConteudo(({ secoes }) => ({
    secoes: secoes.map((secao) => (ids.includes(secao.id) ? { ...secao, confirmada } : secao)),
  }))

/** Where there is still something to look at: after `id`, or else from the beginning; null when all was looked at. */
export function proximaPorConfirmar({ secoes }: ConteudoDoLaudo, id: string): string | null {
  const depois = secoes.findIndex((secao) => secao.id === id) + 1
  const emOrdem = [...secoes.slice(depois), ...secoes.slice(0, depois)]
  return emOrdem.find((secao) => secaoPorConfirmar(secao) || temTrazidas(secao))?.id ?? null
}

/** What a person changes comes from no machine any more, unless it says so. */
function mudada(inteira: MedidaPreenchida, parcial: Partial<MedidaPreenchida>): MedidaPreenchida {
  const { origem: _, ...medida } = inteira
  return { ...medida, ...parcial }
}

export const mudarMedida = (id: string, chave: string, parcial: Partial<MedidaPreenchida>): Mudanca =>
  mudarSecao(id, ({ medidas }) => ({
    medidas: medidas.map((medida) => (chaveDaMedida(id, medida) === chave ? mudada(medida, parcial) : medida)),
  }))

/** One that the section already has is not added again. */
export const adicionarMedida = (id: string, nova: MedidaPreenchida): Mudanca =>
  mudarSecao(id, ({ medidas }) =>
    medidas.some((medida) => chaveDaMedida(id, medida) === chaveDaMedida(id, nova))
      ? {}
      : { medidas: [...medidas, nova] },
  )

export const removerMedida = (id: string, chave: string): Mudanca =>
  mudarSecao(id, ({ medidas }) => ({ medidas: medidas.filter((medida) => chaveDaMedida(id, medida) !== chave) }))

export function novaSecao(id: string, titulo: string): SecaoDoLaudo {
  return { id, titulo, orgao: null, situacao: null, motivo: null, texto: TEXTO_VAZIO, medidas: [] }
}

export const inserirSecao = (secao: SecaoDoLaudo, indice: number): Mudanca =>
  mudarConteudo(({ secoes }) => ({ secoes: secoes.toSpliced(indice, 0, secao) }))

export const removerSecao = (id: string): Mudanca =>
  mudarConteudo(({ secoes }) => ({ secoes: secoes.filter((secao) => secao.id !== id) }))

export const moverSecao = (id: string, passo: 1 | -1): Mudanca =>
  mudarConteudo(({ secoes }) => {
    const indice = secoes.findIndex((secao) => secao.id === id)
    return { secoes: [...mover(secoes, indice, indice + passo)] }
  })

/** Whether somebody already said something about it: it has a situation, and the reason or the text that go with it. */
export function secaoPreenchida(secao: SecaoDoLaudo): boolean {
  const { situacao, motivo } = secao
  if (situacao === null) return false
  return situacao === 'NAO_AVALIADO' ? (motivo ?? '') !== '' : temAvaliacao(secao)
}

/** Changes the body of a section that has one of this kind. */
export const mudarCorpo = <T extends CorpoDaSecao['tipo']>(
  id: string,
  tipo: T,
  f: (corpo: CorpoDe<T>, secao: SecaoDoLaudo) => CorpoDe<T>,
): Mudanca =>
  mudarSecao(id, (secao) => (secao.corpo?.tipo === tipo ? { corpo: f(secao.corpo as CorpoDe<T>, secao) } : {}))

/** A blank lesion at the end of the list of a section, which becomes one where it has no other kind. */
export const acrescentarLesao = (id: string, nova: Lesao): Mudanca =>
  mudarSecao(id, ({ corpo = { tipo: 'LESOES', lesoes: [] } }) =>
    corpo.tipo === 'LESOES' && corpo.lesoes.length < MAXIMO_DE_LESOES
      ? { corpo: { ...corpo, lesoes: [...corpo.lesoes, nova] } }
      : {},
  )

/** Filled, and looked at by somebody: what a model brought is filled without anybody. */
export const secaoPronta = (secao: SecaoDoLaudo): boolean =>
  secaoPreenchida(secao) && secao.confirmada === true && !temTrazidas(secao)

const mudarImagens = (
  f: (imagens: ConteudoDoLaudo['imagens']) => readonly ConteudoDoLaudo['imagens'][number][],
): Mudanca => mudarConteudo(({ imagens }) => ({ imagens: [...f(imagens)] }))

/** At the end; one that it already shows, or that does not fit, changes nothing. */
export const incluirImagem = (arquivo: string): Mudanca =>
  mudarImagens((imagens) =>
    imagens.length >= MAXIMO_DE_FIGURAS || imagens.some((imagem) => imagem.arquivo === arquivo)
      ? imagens
      : [...imagens, { arquivo, legenda: '' }],
  )

export const tirarImagem = (arquivo: string): Mudanca =>
  mudarImagens((imagens) => imagens.filter((imagem) => imagem.arquivo !== arquivo))

export const moverImagem = (arquivo: string, para: number): Mudanca =>
  mudarImagens((imagens) => moverPara(imagens, arquivo, para))

/** What is undefined is taken away. */
export const mudarImagem = (
  arquivo: string,
  campos: { marcas?: ImagemDoLaudo['marcas']; calibracao?: ImagemDoLaudo['calibracao'] },
): Mudanca =>
  mudarImagens((imagens) =>
    imagens.map((imagem) => {
      if (imagem.arquivo !== arquivo) return imagem
      const { marcas, calibracao, ...resto } = { ...imagem, ...campos }
      return { ...resto, ...(marcas && { marcas }), ...(calibracao && { calibracao }) }
    }),
  )

/** The value of a mark was written in this measure; of too many, the first are forgotten. */
export const marcarEscrita = (arquivo: string, marca: string, chave: string): Mudanca =>
  mudarImagens((imagens) =>
    imagens.map((imagem) => {
      if (imagem.arquivo !== arquivo || imagem.marcas === undefined) return imagem
      const marcas = imagem.marcas.map((uma) =>
        uma.id === marca
          ? { ...uma, escritaEm: [...new Set([...(uma.escritaEm ?? []), chave])].slice(-MAXIMO_DE_DESTINOS) }
          : uma,
      )
      return { ...imagem, marcas }
    }),
  )

export const legendarImagem = (arquivo: string, legenda: string): Mudanca =>
  mudarImagens((imagens) => imagens.map((imagem) => (imagem.arquivo === arquivo ? { ...imagem, legenda } : imagem)))

/** The images with one of them at another place. */
export function moverPara<I extends { arquivo: string }>(
  imagens: readonly I[],
  arquivo: string,
  para: number,
): readonly I[] {
  return mover(
    imagens,
    imagens.findIndex((imagem) => imagem.arquivo === arquivo),
    para,
  )
}
