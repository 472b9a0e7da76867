export { CAMPOS_DA_IMPORTACAO } from './campos.ts'
export type { CampoImportado, ReferenciaImportada } from './campo.ts'
export { textoDaCelula, vazia, type Celula, type Leitura, type LinhaDaPlanilha } from './celula.ts'
export * from './contrato.ts'
export { lerData, type DataLida } from './datas.ts'
export type { PessoaNomeada } from './ler-listas.ts'
export { escreverContatos, escreverNomes, escreverPagamentos, escreverPrecos, escreverTutores } from './listas.ts'
export {
  acharCabecalho,
  adivinharMapa,
  assinaturaDoCabecalho,
  normalizarTitulo,
  semMotivo,
  type MapaDeColunas,
} from './mapa.ts'
export { OUTROS_NOMES_DE_ESPECIE, SEM_RACA } from './palavras.ts'
export * from './tipos.ts'
