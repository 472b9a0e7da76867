export { cartaoDoModelo } from './cartao.ts'
export { compararVersoes, descreverTipo, type ConteudoDaVersao, type DiferencaDeVersao } from './comparar.ts'
export * from './contrato.ts'
export {
  documentoDeTexto,
  servicoDoDocumento,
  type DocumentoDeTexto,
  type ParteDoDocumento,
  type ServicoDoDocumento,
} from './documento-de-texto.ts'
export * from './emissao.ts'
export { estruturaInicial } from './estrutura-inicial.ts'
export * from './estrutura-de-texto.ts'
export {
  dataPorExtenso,
  partesDoDocumento,
  porExtenso,
  respostasDosCampos,
  totalDe,
  type ItensDoDocumento,
} from './preencher.ts'
export * from './problemas/index.ts'
export {
  abreviaturaEm,
  AVISO_DE_CONTROLADOS,
  produtoDaReceita,
  ROTULOS_DO_PRODUTO,
  type ProdutoDaReceita,
} from './receita.ts'
export * from './rotulos.ts'
export * from './variaveis-do-documento.ts'
export {
  ESTADOS_DA_VERSAO,
  itemDeVersao,
  rascunhoDoModelo,
  TRANSICOES_DA_VERSAO,
  versaoDoModelo,
  type EstadoDaVersao,
  type ItemDeVersao,
  type RascunhoDoModelo,
  type VersaoDoModelo,
} from './versoes.ts'
