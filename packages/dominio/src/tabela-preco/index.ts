export * from './contrato.ts'
export * from './reajuste.ts'
