export {
  precificarItem,
  type Ajuste,
  type Desconto,
  type ItemAPrecificar,
  type LinhaDoPreco,
  type PrecoDoItem,
  type PrecoDeTabela,
  type RegraDePreco,
} from './precificar-item.ts'
