import type { DocumentoDoLaudo, LaudoCompleto } from '@vetlume/dominio/laudo'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'

export interface Compartilhamento {
  codigo: string
  criadoEm: string
  expiraEm: string
  revogadoEm: string | null
  aberturas: number
  abertoEm: string | null
}

/** Links of a laudo, the newest first; with `usuario`, only those that this person made. */
export async function compartilhamentosDoLaudo(
  tx: Banco,
  cliente: string,
  laudo: string,
  usuario: string | null,
): Promise<Compartilhamento[]> {
  const { rows } = await sql<Compartilhamento>`
    select codigo, criado_em as "criadoEm", expira_em as "expiraEm", revogado_em as "revogadoEm", aberturas, aberto_em as "abertoEm"
    from laudo_compartilhamento
    where cliente = ${cliente} and laudo = ${laudo} and (${usuario}::uuid is null or criado_por = ${usuario}::uuid)
    order by codigo desc`.execute(tx)
  return rows
}

interface NovoCompartilhamento {
  laudo: string
  chave_hash: Buffer
  expira_em: string
  criado_por: string
  criado_em: string
}

export async function inserirCompartilhamento(
  tx: Banco,
  cliente: string,
  novo: NovoCompartilhamento,
): Promise<{ codigo: string; expiraEm: string }> {
  return tx
    .insertInto('laudo_compartilhamento')
    .values({ cliente, ...novo })
    .returning(['codigo', 'expira_em as expiraEm'])
    .executeTakeFirstOrThrow()
}

/** Revokes a link once; answers false when it was revoked before. */
export async function revogarCompartilhamento(
  tx: Banco,
  cliente: string,
  codigo: string,
  agora: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update laudo_compartilhamento set revogado_em = ${agora}
    where cliente = ${cliente} and codigo = ${codigo} and revogado_em is null`.execute(tx)
  return numAffectedRows === 1n
}

/** Tenant and key of a link, across tenants; as the platform role. */
export async function compartilhamentoPorHash(
  tx: Banco,
  hash: Buffer,
): Promise<{ cliente: string; codigo: string } | null> {
  const { rows } = await sql<{
    cliente: string | null
    codigo: string | null
  }>`select cliente, codigo from busca.compartilhamento(${hash})`.execute(tx)
  const [{ cliente, codigo } = { cliente: null, codigo: null }] = rows
  return cliente === null || codigo === null ? null : { cliente, codigo }
}

export interface LaudoCompartilhado {
  laudo: string
  documento: DocumentoDoLaudo
  estado: LaudoCompleto['estado']
  edicao: number
  pdf_sha256: string
  expira_em: string
  vale: boolean
}

/** What a link leads to; `vale` is false when it has expired or was revoked. */
export async function laudoDoCompartilhamento(
  tx: Banco,
  cliente: string,
  codigo: string,
  agora: string,
): Promise<LaudoCompartilhado | undefined> {
  const { rows } = await sql<LaudoCompartilhado>`
    select l.codigo as laudo, l.documento, l.estado, l.edicao, l.pdf_sha256, c.expira_em,
      c.revogado_em is null and c.expira_em > ${agora}::timestamptz as vale
    from laudo_compartilhamento c join laudo l on l.cliente = c.cliente and l.codigo = c.laudo
    where c.cliente = ${cliente} and c.codigo = ${codigo} and l.assinado_em is not null`.execute(tx)
  return rows[0]
}

export async function contarAbertura(tx: Banco, cliente: string, codigo: string, agora: string): Promise<void> {
  await sql`update laudo_compartilhamento set aberturas = aberturas + 1, aberto_em = ${agora}
    where cliente = ${cliente} and codigo = ${codigo}`.execute(tx)
}
