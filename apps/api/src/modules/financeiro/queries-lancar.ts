import type { MetodoDaBaixa } from '@vetlume/dominio/financeiro'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import type { Natureza } from './queries-baixa.ts'

/** Columns that the form of a title writes. */
export interface ColunasDoTitulo {
  descricao: string
  contraparte: string
  parceiro: string | null
  tutor: string | null
  tipo_despesa: string | null
  competencia: string
  emissao: string
  vencimento: string
  valor_centavos: number
  numero_documento: string | null
  forma: MetodoDaBaixa | null
}

export interface TituloLancado extends ColunasDoTitulo {
  cliente: string
  natureza: Natureza
  codigo: string
  numero: number
  serie: string | null
  /** The subscriber that owes the operator for its subscription. */
  assinante?: string
  /** Of an agreement: the one that wrote it, and its part of what was taken off and added. */
  renegociacao?: string
  desconto_centavos?: number
  acrescimo_centavos?: number
  txid: string | null
  criado_em: string
}

export async function inserirTitulos(tx: Banco, titulos: readonly TituloLancado[]): Promise<void> {
  await tx
    .insertInto('titulo')
    .values(titulos.map((titulo) => ({ ...titulo, estado: 'ABERTO' })))
    .execute()
}

/** Open titles of a series that are due after a day, the first due first. */
export async function codigosDaSerie(
  tx: Banco,
  { cliente, natureza }: { cliente: string; natureza: Natureza },
  { serie, depoisDe }: { serie: string; depoisDe: string },
): Promise<string[]> {
  const titulos = await tx
    .selectFrom('titulo')
    .select('codigo')
    .where('cliente', '=', cliente)
    .where('natureza', '=', natureza)
    .where('serie', '=', serie)
    .where('vencimento', '>', depoisDe)
    .where('estado', '=', 'ABERTO')
    .orderBy('vencimento')
    .execute()
  return titulos.map(({ codigo }) => codigo)
}

/** Changes a title in the state that it has: that is written by `dar-passo.ts`. */
export async function mudarTitulo(
  tx: Banco,
  cliente: string,
  codigo: string,
  colunas: ColunasDoTitulo | { a_cancelar: string } | { motivo: null; a_cancelar: null },
): Promise<void> {
  await tx
    .updateTable('titulo')
    .set((eb) => ({ ...colunas, versao: eb('versao', '+', 1) }))
    .where('cliente', '=', cliente)
    .where('codigo', '=', codigo)
    .execute()
}

/** Name of a clinic or of a tutor of the company; undefined when there is none of that key. */
export async function nomeDe(
  tx: Banco,
  tabela: 'parceiro' | 'tutor',
  { cliente, codigo }: { cliente: string; codigo: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ nome: string }>`
    select nome from ${sql.table(tabela)} where cliente = ${cliente} and codigo = ${codigo}`.execute(tx)
  return rows[0]?.nome
}

/** Names of types of expense by their keys. */
export async function nomesDosTipos(tx: Banco, codigos: ReadonlySet<string>): Promise<Map<string, string>> {
  if (codigos.size === 0) return new Map()
  const tipos = await tx
    .selectFrom('tipo_despesa')
    .select(['codigo', 'nome'])
    .where('codigo', 'in', [...codigos])
    .execute()
  return new Map(tipos.map(({ codigo, nome }) => [codigo, nome]))
}
