import { VARIAVEIS } from '../laudo/index.ts'
import type { EstruturaDeTexto } from './estrutura-de-texto.ts'

/** Variables of every document that is not a laudo, with the name that people choose them by. */
export const VARIAVEIS_DO_DOCUMENTO = [
  ...VARIAVEIS,
  { nome: 'animal.pelagem', rotulo: 'Pelagem' },
  { nome: 'animal.microchip', rotulo: 'Microchip' },
  { nome: 'tutor.cpf', rotulo: 'CPF do responsável' },
  { nome: 'tutor.endereco', rotulo: 'Endereço do responsável' },
  { nome: 'empresa.nome', rotulo: 'Nome da empresa' },
  { nome: 'empresa.razao', rotulo: 'Razão social' },
  { nome: 'empresa.documento', rotulo: 'CNPJ ou CPF da empresa' },
  { nome: 'empresa.cidade', rotulo: 'Cidade da empresa' },
  { nome: 'documento.data', rotulo: 'Data do documento' },
  { nome: 'documento.dataPorExtenso', rotulo: 'Data do documento, por extenso' },
] as const
export type VariavelDoDocumento = (typeof VARIAVEIS_DO_DOCUMENTO)[number]['nome']

/** Where the list of the document goes, when the text says where. */
export const VARIAVEL_DA_LISTA = 'itens'

const DO_TOTAL = [
  { nome: 'total', rotulo: 'Valor total' },
  { nome: 'total.extenso', rotulo: 'Valor total por extenso' },
] as const

export interface VariavelConhecida {
  nome: string
  rotulo: string
}

/** Every variable that the text of a model may cite: the usual ones, its own fields and what its list gives. */
export function variaveisDaEstrutura({ campos, lista }: EstruturaDeTexto): VariavelConhecida[] {
  return [
    ...campos.map(({ chave, rotulo }) => ({ nome: `campo.${chave}`, rotulo })),
    ...(lista === 'NENHUMA' ? [] : [{ nome: VARIAVEL_DA_LISTA, rotulo: 'Lugar da lista' }]),
    ...(lista === 'SERVICOS' ? DO_TOTAL : []),
    ...VARIAVEIS_DO_DOCUMENTO,
  ]
}
