export * from './contrato.ts'
export { linkDoWhatsApp, textoDoLembrete, type DadosDoLembrete } from './texto.ts'
