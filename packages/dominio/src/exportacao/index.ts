export * from './contrato.ts'
export * from './estados.ts'
