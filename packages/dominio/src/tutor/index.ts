export * from './contrato.ts'
export * from './esquema.ts'
