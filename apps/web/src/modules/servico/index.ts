export { fonteDeServicos, precosEmPalavras, type OpcaoDeServico } from './fonte-de-servicos.ts'
