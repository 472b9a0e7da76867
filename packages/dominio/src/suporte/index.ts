export * from './contrato.ts'
export * from './regras.ts'
