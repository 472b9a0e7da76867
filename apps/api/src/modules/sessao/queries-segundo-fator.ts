import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'

export interface SegundoFator {
  segredo: Buffer | null
  ativado_em: string | null
  pendente: Buffer | null
  pendente_em: string | null
}

/** The person's second factor, locked until commit; undefined when there never was one. */
export async function travarSegundoFator(tx: Banco, usuario: string): Promise<SegundoFator | undefined> {
  const { rows } = await sql<SegundoFator>`
    select segredo, ativado_em, pendente, pendente_em from segundo_fator where usuario = ${usuario} for update`.execute(
    tx,
  )
  return rows[0]
}

/** Keeps a key that is still to be proved; the one in use, if any, goes on. */
export async function guardarPendente(tx: Banco, usuario: string, pendente: Buffer, agora: string): Promise<void> {
  await sql`insert into segundo_fator (usuario, pendente, pendente_em) values (${usuario}, ${pendente}, ${agora})
    on conflict (usuario) do update set pendente = excluded.pendente, pendente_em = excluded.pendente_em`.execute(tx)
}

/** From here on the pending key is the key. `passo`: of the code that proved it, which serves no more. */
export async function ativarPendente(tx: Banco, usuario: string, segredo: Buffer, passo: number, agora: string) {
  await sql`update segundo_fator set segredo = ${segredo}, ativado_em = ${agora}, ultimo_passo = ${passo},
    pendente = null, pendente_em = null where usuario = ${usuario}`.execute(tx)
}

/** Takes the code of a step once: false when that step, or a later one, was taken before. */
export async function gastarPasso(tx: Banco, usuario: string, passo: number): Promise<boolean> {
  const { rows } = await sql`update segundo_fator set ultimo_passo = ${passo}
    where usuario = ${usuario} and (ultimo_passo is null or ultimo_passo < ${passo}) returning usuario`.execute(tx)
  return rows.length > 0
}

export async function gastarRecuperacao(tx: Banco, usuario: string, hash: Buffer, agora: string): Promise<boolean> {
  const { rows } = await sql`update codigo_de_recuperacao set usado_em = ${agora}
    where usuario = ${usuario} and hash = ${hash} and usado_em is null returning usuario`.execute(tx)
  return rows.length > 0
}

export async function trocarRecuperacao(tx: Banco, usuario: string, hashes: readonly Buffer[]): Promise<void> {
  await sql`delete from codigo_de_recuperacao where usuario = ${usuario}`.execute(tx)
  await tx
    .insertInto('codigo_de_recuperacao')
    .values(hashes.map((hash) => ({ usuario, hash })))
    .execute()
}

export async function recuperacoesQueRestam(tx: Banco, usuario: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from codigo_de_recuperacao
    where usuario = ${usuario} and usado_em is null`.execute(tx)
  return rows[0]?.n ?? 0
}

/** Forgets everything that the person had beside the password: app, keys, recovery codes. Answers whether there was any. */
export async function apagarSegundoFator(tx: Banco, usuario: string): Promise<boolean> {
  const { aplicativo, chaves } = await fatoresDaPessoa(tx, usuario)
  await sql`delete from chave_de_acesso where usuario = ${usuario}`.execute(tx)
  await sql`delete from segundo_fator where usuario = ${usuario}`.execute(tx)
  return aplicativo || chaves
}

/** Turns the app off. The recovery codes stay while there are keys to recover from. */
export async function desligarAplicativo(tx: Banco, usuario: string): Promise<void> {
  await sql`update segundo_fator set segredo = null, ativado_em = null, pendente = null, pendente_em = null
    where usuario = ${usuario}`.execute(tx)
  if (!(await fatoresDaPessoa(tx, usuario)).chaves) await fecharRecuperacao(tx, usuario)
}

/** Where recovery codes are kept, for who has keys and no app. */
export async function abrirRecuperacao(tx: Banco, usuario: string): Promise<void> {
  await sql`insert into segundo_fator (usuario) values (${usuario}) on conflict do nothing`.execute(tx)
}

/** Nothing is left to recover. An app that is still to be proved stays. */
export async function fecharRecuperacao(tx: Banco, usuario: string): Promise<void> {
  await sql`delete from codigo_de_recuperacao where usuario = ${usuario}`.execute(tx)
  await sql`delete from segundo_fator where usuario = ${usuario} and segredo is null and pendente is null`.execute(tx)
}

/** One change at a time of how an account is guarded. */
export async function travarPessoa(tx: Banco, usuario: string): Promise<void> {
  await sql`select from usuario where codigo = ${usuario} for update`.execute(tx)
}

export interface FatoresDaPessoa {
  aplicativo: boolean
  /** A key that was blocked is none. */
  chaves: boolean
}

/** What the person has beside the password. */
export async function fatoresDaPessoa(tx: Banco, usuario: string): Promise<FatoresDaPessoa> {
  const { rows } = await sql<FatoresDaPessoa>`
    select exists (select from segundo_fator f where f.usuario = ${usuario} and f.segredo is not null) as aplicativo,
      exists (select from chave_de_acesso c where c.usuario = ${usuario} and c.bloqueada_em is null) as chaves`.execute(
    tx,
  )
  return rows[0] ?? { aplicativo: false, chaves: false }
}
