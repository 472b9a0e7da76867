export * from './conexao.ts'
export * from './contrato.ts'
export * from './mensagens.ts'
