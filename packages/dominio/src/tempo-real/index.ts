export * from './contrato.ts'
export * from './mensagens.ts'
