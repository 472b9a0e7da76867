export * from './contrato.ts'
export * from './copias.ts'
