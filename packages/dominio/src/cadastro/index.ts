export { filtroDeAtivos, linhaDeCadastro, listaDeCadastro, simOuNao } from './lista.ts'
export { limparLinha, limparParagrafos, linha, linhaOpcional, paragrafosOpcionais } from './linha.ts'
