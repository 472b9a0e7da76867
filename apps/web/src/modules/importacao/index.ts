export { BotaoImportar } from './botao-importar.tsx'
