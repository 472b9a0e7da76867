export * from './calendario.ts'
export * from './contrato.ts'
export * from './rotulos.ts'
