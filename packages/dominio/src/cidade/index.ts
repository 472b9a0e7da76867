export { cartaoDaCidade } from './cartao.ts'
export * from './contrato.ts'
export * from './codigo-ibge.ts'
export * from './fusos.ts'
