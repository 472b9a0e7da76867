export { ErroDeImpressao } from './erro-de-impressao.ts'
export { criarImpressor } from './impressor.ts'
export { paraOPapel } from './para-o-papel.ts'
export type { Impressor, OpcoesDaImpressao } from './impressor.ts'
