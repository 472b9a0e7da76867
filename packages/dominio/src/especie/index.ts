export { cartaoDaEspecie } from './cartao.ts'
export * from './contrato.ts'
