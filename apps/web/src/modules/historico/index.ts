export { BotaoHistorico } from './botao-historico.tsx'
export type { CamposDoHistorico } from './valor.ts'
