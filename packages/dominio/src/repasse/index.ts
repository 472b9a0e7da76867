export { escolherRegra, type RegraDeRepasse } from './regra.ts'
export {
  calcularRepasse,
  type Deducao,
  type ItemExecutado,
  type LinhaDoRepasse,
  type RepasseDoItem,
} from './calcular-repasse.ts'
