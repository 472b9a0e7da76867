import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import { darPassoNosTitulos } from './dar-passo.ts'
import type { Natureza } from './queries-baixa.ts'

export interface NovaRenegociacao {
  cliente: string
  codigo: string
  natureza: Natureza
  motivo: string
  autor: string
  criado_em: string
}

export async function inserirRenegociacao(tx: Banco, nova: NovaRenegociacao): Promise<void> {
  await tx.insertInto('renegociacao').values(nova).execute()
}

/** Closes titles by an agreement, whatever was paid of them before. */
export const fecharPorAcordo = (
  tx: Banco,
  { cliente, renegociacao }: { cliente: string; renegociacao: string },
  codigos: readonly string[],
): Promise<void> => darPassoNosTitulos(tx, cliente, codigos, 'renegociar', { renegociado_por: renegociacao })

/** The agreement that wrote a title; undefined when the book has no such title. */
export async function acordoDoTitulo(
  tx: Banco,
  { cliente, natureza }: { cliente: string; natureza: Natureza },
  codigo: string,
): Promise<{ renegociacao: string | null } | undefined> {
  return tx
    .selectFrom('titulo')
    .select('renegociacao')
    .where('cliente', '=', cliente)
    .where('natureza', '=', natureza)
    .where('codigo', '=', codigo)
    .executeTakeFirst()
}

/** The agreement, locked: whoever undoes it waits for who did. Undefined when it was undone. */
export async function travarRenegociacao(
  tx: Banco,
  cliente: string,
  codigo: string,
): Promise<{ codigo: string } | undefined> {
  return tx
    .selectFrom('renegociacao')
    .select('codigo')
    .where('cliente', '=', cliente)
    .where('codigo', '=', codigo)
    .where('desfeita_em', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** Keys of what an agreement closed and of what it wrote. */
export async function titulosDoAcordo(
  tx: Banco,
  cliente: string,
  renegociacao: string,
): Promise<{ antigos: string[]; novos: string[] }> {
  const { rows } = await sql<{ codigo: string; antigo: boolean }>`
    select codigo, false as antigo from titulo where cliente = ${cliente} and renegociacao = ${renegociacao}
    union all select codigo, true from titulo where cliente = ${cliente} and renegociado_por = ${renegociacao}`.execute(
    tx,
  )
  const de = (antigo: boolean) => rows.filter((linha) => linha.antigo === antigo).map(({ codigo }) => codigo)
  return { antigos: de(true), novos: de(false) }
}

/** What an agreement closed is owed again, and what it wrote is not. */
export async function desfazerAcordo(
  tx: Banco,
  { cliente, renegociacao, antigos, novos }: AcordoTravado,
  { autor, em, motivo }: { autor: string; em: string; motivo: string },
): Promise<void> {
  const livre = { renegociado_por: null }
  const codigosDe = (comPagamento: boolean) =>
    antigos.filter(({ pagoCentavos }) => pagoCentavos > 0 === comPagamento).map(({ codigo }) => codigo)
  await darPassoNosTitulos(tx, cliente, novos, 'cancelar', { motivo })
  await darPassoNosTitulos(tx, cliente, codigosDe(true), 'desfazerAcordoPagoEmParte', livre)
  await darPassoNosTitulos(tx, cliente, codigosDe(false), 'desfazerAcordo', livre)
  await sql`update renegociacao set desfeita_por = ${autor}, desfeita_em = ${em}, desfeita_motivo = ${motivo}
    where cliente = ${cliente} and codigo = ${renegociacao}`.execute(tx)
}

interface AcordoTravado {
  cliente: string
  renegociacao: string
  /** What it closed, locked. */
  antigos: readonly { codigo: string; pagoCentavos: number }[]
  /** Keys of what it wrote, locked. */
  novos: readonly string[]
}
