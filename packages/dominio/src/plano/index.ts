export { cartaoDoPlano } from './cartao.ts'
export * from './contrato.ts'
