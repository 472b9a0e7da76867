export * from './contrato.ts'
export * from './regua.ts'
