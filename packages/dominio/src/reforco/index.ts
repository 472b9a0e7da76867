export * from './contrato.ts'
