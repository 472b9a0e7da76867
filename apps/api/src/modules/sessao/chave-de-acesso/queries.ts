import type { ChaveDeAcesso } from '@vetlume/dominio/chave-de-acesso'
import { sql } from 'kysely'
import type { Banco } from '../../../infra/banco/index.ts'

/** Whom a challenge is for: whoever comes in, or the person of a session, for one purpose. */
export type DonoDoDesafio =
  | { proposito: 'ENTRAR' }
  | { proposito: 'CADASTRAR' | 'CONFIRMAR'; usuario: string; sessao: string }
  | { proposito: 'ASSINAR'; usuario: string; sessao: string; alvo: string }

const colunas = (dono: DonoDoDesafio) => ({
  proposito: dono.proposito,
  usuario: 'usuario' in dono ? dono.usuario : null,
  sessao: 'sessao' in dono ? dono.sessao : null,
  alvo: 'alvo' in dono ? dono.alvo : null,
})

export async function guardarDesafio(tx: Banco, hash: Buffer, dono: DonoDoDesafio, expira: string): Promise<void> {
  await tx
    .insertInto('desafio')
    .values({ hash, ...colunas(dono), expira_em: expira })
    .execute()
}

/** Takes a challenge once, and only for whom and what it was made: false when there is none. */
export async function gastarDesafio(tx: Banco, hash: Buffer, dono: DonoDoDesafio, agora: string): Promise<boolean> {
  const { proposito, usuario, sessao, alvo } = colunas(dono)
  const { rows } = await sql`delete from desafio where hash = ${hash} and proposito = ${proposito}
    and usuario is not distinct from ${usuario}::uuid and sessao is not distinct from ${sessao}::uuid
    and alvo is not distinct from ${alvo}::uuid and expira_em > ${agora}::timestamptz returning 1`.execute(tx)
  return rows.length > 0
}

export interface ChaveGuardada {
  codigo: string
  usuario: string
  identificador: Buffer
  chave_publica: Buffer
  transportes: string[]
  bloqueada_em: string | null
}

export async function chavePorIdentificador(tx: Banco, identificador: Buffer): Promise<ChaveGuardada | undefined> {
  const { rows } =
    await sql<ChaveGuardada>`select codigo, usuario, identificador, chave_publica, transportes, bloqueada_em
    from chave_de_acesso where identificador = ${identificador}`.execute(tx)
  return rows[0]
}

/** The keys that serve, the last used first. */
export async function chavesQueServem(tx: Banco, usuario: string): Promise<ChaveGuardada[]> {
  const { rows } =
    await sql<ChaveGuardada>`select codigo, usuario, identificador, chave_publica, transportes, bloqueada_em
    from chave_de_acesso where usuario = ${usuario} and bloqueada_em is null
    order by usada_em desc nulls last, codigo`.execute(tx)
  return rows
}

/** Counts one use; false when the counter did not go forward, as that of a copied key does not. */
export async function contarUso(tx: Banco, codigo: string, contador: number, agora: string): Promise<boolean> {
  const { rows } = await sql`update chave_de_acesso set contador = ${contador}, usada_em = ${agora}
    where codigo = ${codigo} and bloqueada_em is null and (contador < ${contador} or (contador = 0 and ${contador}::bigint = 0))
    returning codigo`.execute(tx)
  return rows.length > 0
}

export async function bloquearChave(tx: Banco, codigo: string, agora: string): Promise<void> {
  await sql`update chave_de_acesso set bloqueada_em = ${agora} where codigo = ${codigo} and bloqueada_em is null`.execute(
    tx,
  )
}

interface ChaveNova {
  usuario: string
  nome: string
  identificador: Buffer
  chavePublica: Buffer
  contador: number
  transportes: string[]
  sincronizada: boolean
}

export async function inserirChave(tx: Banco, chave: ChaveNova, agora: string): Promise<string> {
  const { chavePublica: chave_publica, ...resto } = chave
  const { codigo } = await tx
    .insertInto('chave_de_acesso')
    .values({ ...resto, chave_publica, criada_em: agora })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  return codigo
}

export async function chavesDaPessoa(tx: Banco, usuario: string, codigo?: string): Promise<ChaveDeAcesso[]> {
  const { rows } = await sql<ChaveDeAcesso>`
    select codigo, nome, criada_em as "criadaEm", usada_em as "usadaEm", sincronizada, bloqueada_em as "bloqueadaEm"
    from chave_de_acesso where usuario = ${usuario} and codigo = coalesce(${codigo ?? null}::uuid, codigo)
    order by criada_em, codigo`.execute(tx)
  return rows
}

export async function nomearChave(tx: Banco, usuario: string, codigo: string, nome: string): Promise<string | null> {
  const { rows } = await sql<{ antes: string }>`update chave_de_acesso c set nome = ${nome}
    from (select codigo, nome as antes from chave_de_acesso where codigo = ${codigo} and usuario = ${usuario} for update) a
    where c.codigo = a.codigo returning a.antes`.execute(tx)
  return rows[0]?.antes ?? null
}

/** Answers the name of the key that is gone; null when there was none. */
export async function apagarChave(tx: Banco, usuario: string, codigo: string): Promise<string | null> {
  const { rows } = await sql<{ nome: string }>`
    delete from chave_de_acesso where codigo = ${codigo} and usuario = ${usuario} returning nome`.execute(tx)
  return rows[0]?.nome ?? null
}
