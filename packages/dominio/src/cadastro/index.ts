export { latitudeOpcional, longitudeOpcional } from './coordenadas.ts'
export { filtroDeAtivos, filtroDeInteiros, linhaDeCadastro, listaDeCadastro, simOuNao } from './lista.ts'
export { limparLinha, limparParagrafos, linha, linhaOpcional, paragrafosOpcionais } from './linha.ts'
export { dadosDoCadastro, rotasDoCadastro, type FichaComum, type RotasDoCadastro } from './rotas.ts'
