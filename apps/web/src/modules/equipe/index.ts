export { perguntarDoTrabalho } from './trabalho-por-fazer.ts'
export { BotaoConvidar } from './botao-convidar.tsx'
