export * from './contrato.ts'
export * from './esquemas.ts'
