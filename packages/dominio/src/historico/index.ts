export * from './contrato.ts'
export * from './acoes.ts'
