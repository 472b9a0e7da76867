export * from './contrato.ts'
export * from './rotulos.ts'
