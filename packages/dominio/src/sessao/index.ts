export { agenteEmPalavras } from './agente.ts'
export * from './contrato.ts'
