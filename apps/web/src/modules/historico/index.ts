export { BotaoHistorico } from './botao-historico.tsx'
export { rotuloDoCampo, textoDoValor, type CamposDoHistorico } from './valor.ts'
