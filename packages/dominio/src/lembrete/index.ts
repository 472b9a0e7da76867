export * from './contrato.ts'
export { podeLembrar, textoDoLembrete, type DadosDoLembrete } from './texto.ts'
