export {
  calibracao,
  escalaDe,
  escalaDoArquivo,
  type Calibracao,
  type EscalaDoArquivo,
  type EscalasDaFigura,
} from './escala.ts'
export { distancia, SEM_ESCALA, type Ponto } from './geometria.ts'
export { janela, janelaDaFaixa, mudarJanela, naJanela, type Janela } from './janela.ts'
export { marca, MARCAS, MAXIMO_DE_DESTINOS, TIPOS_DE_MARCA, type Marca, type TipoDeMarca } from './marca.ts'
export {
  desenharMarca,
  desenho,
  escreverMarca,
  escreverValor,
  medirMarca,
  type Desenho,
  type ValorDaMarca,
} from './medir.ts'
export { desempacotarVarias, empacotarVarias } from './pacote.ts'
export { desempacotarQuadro, empacotarQuadro, type CabecalhoDoQuadro, type Cinza } from './quadro.ts'
