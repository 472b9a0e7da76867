export { ErroDeImpressao } from './erro-de-impressao.ts'
export { criarImpressor } from './impressor.ts'
export type { Impressor, OpcoesDaImpressao } from './impressor.ts'
