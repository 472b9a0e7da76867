export { cartaoDoPlanoDeSaude } from './cartao.ts'
export * from './contrato.ts'
export * from './rotulos.ts'
