export { agenteEmPalavras } from './agente.ts'
export * from './contrato.ts'
export * from './usuario-da-sessao.ts'
