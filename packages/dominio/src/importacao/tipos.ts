import type { Salto } from '../estado/index.ts'
import type { PermissaoDaEmpresa } from '../permissoes/index.ts'

/** What a sheet may be of. One of patients brings the tutor and the animal of each line. */
export const TIPOS_DE_IMPORTACAO = [
  'PACIENTES',
  'PARCEIROS',
  'SERVICOS',
  'TABELAS_DE_PRECO',
  'ESPECIALIDADES',
  'EQUIPAMENTOS',
] as const
export type TipoDeImportacao = (typeof TIPOS_DE_IMPORTACAO)[number]

export const ROTULOS_DA_IMPORTACAO: Readonly<Record<TipoDeImportacao, string>> = {
  PACIENTES: 'tutores e pacientes',
  PARCEIROS: 'clínicas parceiras',
  SERVICOS: 'serviços',
  TABELAS_DE_PRECO: 'tabelas de preço',
  ESPECIALIDADES: 'especialidades',
  EQUIPAMENTOS: 'equipamentos',
}

/** Whoever may not write a record by hand writes none by a sheet either. */
export const PERMISSOES_DA_IMPORTACAO: Readonly<Record<TipoDeImportacao, readonly PermissaoDaEmpresa[]>> = {
  PACIENTES: ['tutor:escrever', 'animal:escrever'],
  PARCEIROS: ['parceiro:escrever'],
  SERVICOS: ['servico:escrever'],
  TABELAS_DE_PRECO: ['tabela-preco:escrever'],
  ESPECIALIDADES: ['especialidade:escrever'],
  EQUIPAMENTOS: ['equipamento:escrever'],
}

/** What a line becomes. */
export const ENTIDADES_IMPORTADAS = [
  'tutor',
  'animal',
  'parceiro',
  'servico',
  'tabela-preco',
  'especialidade',
  'equipamento',
] as const
export type EntidadeImportada = (typeof ENTIDADES_IMPORTADAS)[number]

/** Lines of one sheet, header aside. */
export const MAXIMO_DE_LINHAS = 20_000
export const MAXIMO_DE_COLUNAS = 100
/** Refused cells that are told; the count says how many there are. */
export const MAXIMO_DE_PROBLEMAS = 5_000

/** Whether a refused line keeps the others out, or goes back by itself to be mended. */
export const MODOS_DA_IMPORTACAO = ['TUDO', 'BOAS'] as const
export type ModoDaImportacao = (typeof MODOS_DA_IMPORTACAO)[number]

/** The column, after all others, that says in the file of refused lines why each could not enter. */
export const COLUNA_DO_MOTIVO = 'O que corrigir'

/** ENVIADA: read, waits for its columns. CONFERIDA: tried, waits for the person. The last two change nothing any more. */
export const ESTADOS_DA_IMPORTACAO = ['ENVIADA', 'CONFERIDA', 'APLICANDO', 'APLICADA', 'CANCELADA'] as const
export type EstadoDaImportacao = (typeof ESTADOS_DA_IMPORTACAO)[number]

/** The one table of transitions. A save that died is taken by another; cancelling what is cancelled changes nothing. */
export const TRANSICOES_DA_IMPORTACAO = {
  ler: { de: ['ENVIADA', 'CONFERIDA'], para: 'ENVIADA' },
  conferir: { de: ['ENVIADA'], para: 'CONFERIDA' },
  gravar: { de: ['CONFERIDA', 'APLICANDO'], para: 'APLICANDO' },
  recusar: { de: ['APLICANDO'], para: 'CONFERIDA' },
  aplicar: { de: ['APLICANDO'], para: 'APLICADA' },
  cancelar: { de: ['ENVIADA', 'CONFERIDA', 'APLICANDO', 'CANCELADA'], para: 'CANCELADA' },
} as const satisfies Record<string, Salto<EstadoDaImportacao>>

export type PassoDaImportacao = keyof typeof TRANSICOES_DA_IMPORTACAO
