export * from './contrato.ts'
export { linkDoWhatsApp, podeLembrar, textoDoLembrete, type DadosDoLembrete } from './texto.ts'
