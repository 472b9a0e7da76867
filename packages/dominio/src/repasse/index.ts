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
