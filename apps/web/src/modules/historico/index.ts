export { BotaoHistorico } from './botao-historico.tsx'
export { rotuloDoCampo, textoDoValor, type CamposDoFormulario, type CamposDoHistorico } from './valor.ts'
