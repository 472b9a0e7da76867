export { cartaoDaRaca } from './cartao.ts'
export * from './contrato.ts'
