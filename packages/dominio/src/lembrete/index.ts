export * from './contrato.ts'
export * from './rotulos.ts'
export { podeLembrar, textoDoLembrete, type DadosDoLembrete } from './texto.ts'
