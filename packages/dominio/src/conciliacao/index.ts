export * from './contrato.ts'
export * from './distribuir.ts'
export * from './sugestao.ts'
