export { cartaoDoCupom } from './cartao.ts'
export * from './contrato.ts'
export * from './regras.ts'
export * from './rotulos.ts'
