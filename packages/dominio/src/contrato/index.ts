export * from './contrato.ts'
export * from './esquemas.ts'
export * from './figura.ts'
