export {
  ALFABETO_DE_RECUPERACAO,
  codigoDeSegundoFator,
  ehCodigoDoAplicativo,
  formatarCodigoDeRecuperacao,
  normalizarCodigo,
  TAMANHO_DE_RECUPERACAO,
} from './codigo.ts'
export * from './constantes.ts'
export * from './contrato.ts'
