export * from './contrato.ts'
export * from './dados.ts'
