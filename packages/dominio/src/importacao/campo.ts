import type { Leitor } from './celula.ts'
import { lerSituacao } from './palavras.ts'
import { lerDigitos, lerTexto } from './valores.ts'

/** Registries whose rows a cell may name. */
export type ReferenciaImportada =
  | 'especie'
  | 'raca'
  | 'cidade'
  | 'parceiro'
  | 'planoSaude'
  | 'especialidade'
  | 'tabelaPreco'
  | 'servico'
  | 'equipamento'
  | 'modelo'

/** A field that a column may fill. */
export interface CampoImportado {
  /** `entity.field` of the form. */
  id: string
  rotulo: string
  /** A value for the model sheet. */
  exemplo: string
  /** The sheet must have it. */
  exigido?: true
  ler: Leitor
  /** Rows of another registry are named, not keyed. */
  referencia?: ReferenciaImportada
  /** The named rows may be lines of this very sheet: they are looked up when all of it was read. */
  daMesmaPlanilha?: true
  /** Names of columns that mean it, without accents or marks, separated by commas. */
  sinonimos: string
}

export const CAMPOS_DO_ENDERECO: readonly CampoImportado[] = [
  { id: 'cep', rotulo: 'CEP', exemplo: '01001-000', ler: lerDigitos([8]), sinonimos: 'cep, codigo postal' },
  {
    id: 'logradouro',
    rotulo: 'Endereço',
    exemplo: 'Rua das Acácias',
    ler: lerTexto,
    sinonimos: 'endereco, logradouro, rua, avenida',
  },
  {
    id: 'numero',
    rotulo: 'Número',
    exemplo: '10',
    ler: lerTexto,
    sinonimos: 'numero, n, num, no, nro, numero do endereco',
  },
  { id: 'complemento', rotulo: 'Complemento', exemplo: '', ler: lerTexto, sinonimos: 'complemento, compl' },
  { id: 'bairro', rotulo: 'Bairro', exemplo: 'Centro', ler: lerTexto, sinonimos: 'bairro' },
  {
    id: 'cidade',
    rotulo: 'Cidade',
    exemplo: 'São Paulo/SP',
    ler: lerTexto,
    referencia: 'cidade',
    sinonimos: 'cidade, municipio, cidade uf',
  },
  { id: 'uf', rotulo: 'UF', exemplo: '', ler: lerTexto, sinonimos: 'uf, estado' },
]

/** Whether the record is in use. */
export const campoDaSituacao = (id: string, rotulo: string, sinonimos: string): CampoImportado => ({
  id,
  rotulo,
  exemplo: 'Ativo',
  ler: lerSituacao,
  sinonimos,
})
