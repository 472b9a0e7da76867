export { cartaoDaEspecialidade } from './cartao.ts'
export * from './contrato.ts'
