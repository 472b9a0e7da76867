export * from './codigo-de-verificacao.ts'
export * from './conteudo.ts'
export * from './contrato.ts'
export * from './documento.ts'
export * from './estados.ts'
export {
  avaliarPreenchida,
  descreverReferencia,
  imprimirMedida,
  rotuloComLado,
  unidadeNoCatalogo,
  valorDaMedida,
} from './medidas-do-laudo.ts'
export * from './respostas.ts'
export { mudancasDoLaudo } from './mudancas.ts'
export { semTexto, textoDoConteudo, textoPlano } from './texto-do-laudo.ts'
export * from './variaveis.ts'
export { temErro, verificarLaudo, type DadosDaVerificacao } from './verificacao/index.ts'
