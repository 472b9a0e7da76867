export * from './calculo.ts'
export * from './contrato.ts'
export * from './estados.ts'
export type { Extrato } from './extrato.ts'
