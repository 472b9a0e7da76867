export { catalogoDoModelo } from './catalogo-do-modelo.ts'
export * from './codigo-de-verificacao.ts'
export * from './conteudo.ts'
export * from './contrato.ts'
export * from './documento.ts'
export * from './estados.ts'
export * from './estrutura-do-modelo.ts'
export {
  avaliarPreenchida,
  descreverReferencia,
  referenciaPorMedir,
  imprimirMedida,
  imprimirPorMedir,
  numerarFontes,
  rotuloComLado,
  unidadeNoCatalogo,
  valorDaMedida,
} from './medidas-do-laudo.ts'
export { secaoParaPaciente, textoNormalPara } from './paciente-castrado.ts'
export * from './respostas.ts'
export { mudancasDoLaudo } from './mudancas.ts'
export { ROTULO_DA_SITUACAO, SITUACOES_DE_SECAO, type SituacaoDaSecao } from './situacao-da-secao.ts'
export { TEXTO_VAZIO } from './texto-vazio.ts'
export { semTexto, textoDoConteudo, textoPlano } from './texto-do-laudo.ts'
export { unidadeEscrita, type UnidadeDoLaudo } from './unidade-do-laudo.ts'
export { UNIDADES } from './unidades.ts'
export * from './variaveis.ts'
export { temErro, verificarLaudo, type DadosDaVerificacao } from './verificacao/index.ts'
