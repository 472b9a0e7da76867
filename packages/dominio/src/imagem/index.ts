export { janela, janelaDaFaixa, mudarJanela, naJanela, type Janela } from './janela.ts'
export { desempacotarQuadro, empacotarQuadro, type CabecalhoDoQuadro, type Cinza } from './quadro.ts'
