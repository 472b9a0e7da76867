export { TelaDeTabelasDePreco } from './tela-de-tabelas-de-preco.tsx'
