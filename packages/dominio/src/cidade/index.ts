export * from './contrato.ts'
export * from './codigo-ibge.ts'
