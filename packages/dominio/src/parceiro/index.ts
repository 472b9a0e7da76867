export { cartaoDoParceiro } from './cartao.ts'
export * from './contrato.ts'
export * from './esquema.ts'
export * from './rotulos.ts'
