export { ESTADOS_DO_REPASSE, TRANSICOES_DO_REPASSE, type EstadoDoRepasse, type PassoDoRepasse } from './estados.ts'
export { escolherRegra, type RegraDeRepasse } from './regra.ts'
export {
  calcularRepasse,
  quantoRepassar,
  type Deducao,
  type ItemExecutado,
  type LinhaDoRepasse,
  type RepasseDoItem,
} from './calcular-repasse.ts'
export { comTaxas, ratearTaxas, type Taxa } from './taxas.ts'
