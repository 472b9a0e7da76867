export { BotaoConvidar } from './botao-convidar.tsx'
