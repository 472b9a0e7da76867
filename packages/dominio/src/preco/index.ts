export { cobraPlantao, lerExplicacao, type PartesDoPreco } from './ler-explicacao.ts'
export {
  precificarItem,
  precoBase,
  type Ajuste,
  type Desconto,
  type ItemAPrecificar,
  type LinhaDoPreco,
  type ParteDoPacote,
  type PrecoBase,
  type PrecoDoItem,
  type PrecoDeTabela,
  type RegraDePreco,
} from './precificar-item.ts'
