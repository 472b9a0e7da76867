import type { DocumentoDoLaudo } from '@vetlume/dominio/laudo'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'

/** Whether the clinic of the laudo gets it as soon as it is signed. */
export async function entregaAoAssinar(tx: Banco, cliente: string, codigo: string): Promise<boolean> {
  const { rows } = await sql<{ automatica: boolean }>`select p.entrega_automatica as automatica from laudo l
    join atendimento a on a.cliente = l.cliente and a.codigo = l.atendimento
    join parceiro p on p.cliente = a.cliente and p.codigo = a.parceiro
    where l.cliente = ${cliente} and l.codigo = ${codigo}`.execute(tx)
  return rows[0]?.automatica ?? false
}

/** Where a laudo is, across tenants; as the platform role. */
export interface Localizacao {
  cliente: string
  laudo: string
}

async function localizar(
  tx: Banco,
  consulta: ReturnType<typeof sql<{ cliente: string | null; laudo: string | null }>>,
): Promise<Localizacao | null> {
  const { rows } = await consulta.execute(tx)
  const [{ cliente, laudo } = { cliente: null, laudo: null }] = rows
  return cliente === null || laudo === null ? null : { cliente, laudo }
}

export const laudoPorVerificacao = (tx: Banco, codigo: string): Promise<Localizacao | null> =>
  localizar(tx, sql`select cliente, laudo from busca.laudo_por_verificacao(${codigo})`)

export const laudoPorPdf = (tx: Banco, sha256: string): Promise<Localizacao | null> =>
  localizar(tx, sql`select cliente, laudo from busca.laudo_por_pdf(${sha256})`)

export interface LaudoPublico {
  documento: DocumentoDoLaudo
  pdf_sha256: string
  assinado_em: string
  retificado: boolean
}

/** A signed laudo as anybody who holds its code, file or link may know it. */
export async function laudoAssinado(tx: Banco, cliente: string, codigo: string): Promise<LaudoPublico | undefined> {
  const { rows } = await sql<LaudoPublico>`
    select documento, pdf_sha256, assinado_em, estado = 'RETIFICADO' as retificado from laudo
    where cliente = ${cliente} and codigo = ${codigo} and assinado_em is not null`.execute(tx)
  return rows[0]
}
