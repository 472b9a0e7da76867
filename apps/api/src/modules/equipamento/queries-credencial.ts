import type { CredencialDoEquipamento } from '@vetlume/dominio/equipamento'
import { sql } from 'kysely'
import type { CtxCliente } from '../../context.ts'

type Local = Pick<CtxCliente, 'tx' | 'cliente' | 'agora'>

/** Locks the machine, so that two who make a credential at once take turns. */
export async function travarEquipamento({ tx, cliente }: Local, codigo: string): Promise<object | undefined> {
  const { rows } = await sql<{ codigo: string }>`
    select codigo from equipamento where cliente = ${cliente} and codigo = ${codigo} for no key update`.execute(tx)
  return rows[0]
}

export async function credencialViva(
  { tx, cliente }: Local,
  equipamento: string,
): Promise<CredencialDoEquipamento | undefined> {
  const { rows } = await sql<CredencialDoEquipamento>`
    select criada_em as "criadaEm", criada_por as "criadaPor", usada_em as "usadaEm", usada_de as "usadaDe"
    from equipamento_credencial
    where cliente = ${cliente} and equipamento = ${equipamento} and revogada_em is null`.execute(tx)
  return rows[0]
}

/** Answers whether there was one. */
export async function revogarViva({ tx, cliente, agora }: Local, equipamento: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update equipamento_credencial set revogada_em = ${agora.toString()}
    where cliente = ${cliente} and equipamento = ${equipamento} and revogada_em is null`.execute(tx)
  return numAffectedRows === 1n
}

export async function inserirCredencial(
  { tx, cliente, agora, ator }: CtxCliente,
  equipamento: string,
  token_hash: Buffer,
): Promise<void> {
  await tx
    .insertInto('equipamento_credencial')
    .values({ cliente, equipamento, token_hash, criada_por: ator.nome, criada_em: agora.toString() })
    .execute()
}
