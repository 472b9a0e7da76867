import type { CredencialDoEquipamento } from '@vetlume/dominio/equipamento'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import type { Ator } from '../../infra/token.ts'

/** Read, or locked, so that two who make a credential at once take turns. */
export async function equipamentoDaEmpresa(
  tx: Banco,
  cliente: string,
  codigo: string,
  { travar }: { travar: boolean },
): Promise<object | undefined> {
  const { rows } = await sql<{ codigo: string }>`select codigo from equipamento
    where cliente = ${cliente} and codigo = ${codigo} ${travar ? sql`for no key update` : sql``}`.execute(tx)
  return rows[0]
}

export async function credencialViva(
  tx: Banco,
  cliente: string,
  equipamento: string,
): Promise<CredencialDoEquipamento | undefined> {
  const { rows } = await sql<CredencialDoEquipamento>`
    select criada_em as "criadaEm", criada_por as "criadaPor", usada_em as "usadaEm", usada_de as "usadaDe"
    from equipamento_credencial
    where cliente = ${cliente} and equipamento = ${equipamento} and revogada_em is null`.execute(tx)
  return rows[0]
}

/** Answers whether there was one. */
export async function revogarViva(
  tx: Banco,
  cliente: string,
  equipamento: string,
  agora: Temporal.Instant,
): Promise<boolean> {
  const { numAffectedRows } = await sql`update equipamento_credencial set revogada_em = ${agora.toString()}
    where cliente = ${cliente} and equipamento = ${equipamento} and revogada_em is null`.execute(tx)
  return numAffectedRows === 1n
}

export async function inserirCredencial(
  tx: Banco,
  cliente: string,
  equipamento: string,
  token_hash: Buffer,
  agora: Temporal.Instant,
  ator: Ator,
): Promise<void> {
  await tx
    .insertInto('equipamento_credencial')
    .values({ cliente, equipamento, token_hash, criada_por: ator.nome, criada_em: agora.toString() })
    .execute()
}
