import { ErroDeDominio } from '@vetlume/dominio/erros'
import { sql } from 'kysely'
import type { CtxCliente } from '../../context.ts'

/** What a merge works on: the two tables whose records people merge. */
export type TabelaUnivel = 'tutor' | 'animal'

/** Refuses a record merged with itself. */
export function exigirDiferentes(codigo: string, outro: string): void {
  if (codigo === outro)
    throw new ErroDeDominio('VALIDACAO', { campos: { outro: 'Escolha outro cadastro: este já é ele mesmo.' } })
}

/** Refuses what was already merged: the person who comes second learns where it went. */
export function exigirInteiro({ nome, unidoA }: { nome: string; unidoA: { nome: string } | null }): void {
  if (unidoA !== null)
    throw new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem: `${nome} já foi unido a ${unidoA.nome}.` })
}

/**
 * Locks both rows against everything, references included, one by one in the order of their keys: two merges of the same
 * records take turns, and whoever is about to point at one of them waits and is led to the one that stays. What was merged
 * meanwhile is not waited for: whoever holds it is on the way to the other, and each would wait for the other's.
 */
export async function travarParaUnir(
  { tx, cliente }: CtxCliente,
  tabela: TabelaUnivel,
  codigos: readonly [string, string],
): Promise<void> {
  for (const codigo of codigos.toSorted()) {
    const { rows } = await sql`select from ${sql.table(tabela)}
      where cliente = ${cliente} and codigo = any(${codigos}::uuid[]) and unido_a is not null`.execute(tx)
    if (rows.length > 0) return
    await sql`select from ${sql.table(tabela)} where cliente = ${cliente} and codigo = ${codigo} for update`.execute(tx)
  }
}

interface Referencia {
  tabela: string
  coluna: string
}

/** Every column that points at a table and may be changed, from the catalogue: a table that is added later is not forgotten. */
async function referenciasMoveis({ tx }: CtxCliente, tabela: TabelaUnivel): Promise<Referencia[]> {
  const { rows } = await sql<Referencia>`
    select u.relname as tabela, uc.attname as coluna
    from pg_constraint r
    join pg_class u on u.oid = r.conrelid
    cross join lateral unnest(r.conkey, r.confkey) as par (de, para)
    join pg_attribute uc on uc.attrelid = r.conrelid and uc.attnum = par.de
    join pg_attribute rc on rc.attrelid = r.confrelid and rc.attnum = par.para
    where r.contype = 'f' and r.confrelid = ${tabela}::regclass and rc.attname = 'codigo' and has_table_privilege(u.oid, 'update')
    order by u.relname`.execute(tx)
  return rows
}

/**
 * Points at `para` everything that points at `de`, and answers how many rows of each table. A signed laudo is not touched:
 * it belongs to its atendimento, and what it printed is its own.
 */
export async function moverReferencias(
  ctx: CtxCliente,
  tabela: TabelaUnivel,
  { de, para }: { de: string; para: string },
): Promise<Record<string, number>> {
  const movidos: Record<string, number> = {}
  for (const { tabela: origem, coluna } of await referenciasMoveis(ctx, tabela)) {
    const { numAffectedRows = 0n } = await sql`update ${sql.table(origem)} set ${sql.ref(coluna)} = ${para}::uuid
      where cliente = ${ctx.cliente} and ${sql.ref(coluna)} = ${de}::uuid`.execute(ctx.tx)
    // What had been merged into the other is led on to this one, which moves nothing that people know of.
    if (coluna !== 'unido_a' && numAffectedRows > 0n) movidos[origem] = Number(numAffectedRows)
  }
  return movidos
}

/** The value of each field after the merge: the kept one's, unless the other's was chosen. */
export function escolher<F extends object, C extends string>(
  mantido: F,
  outro: F,
  partes: Readonly<Record<C, readonly (keyof F)[]>>,
  doOutro: readonly C[],
): F {
  const trocados = doOutro.flatMap((campo) => partes[campo].map((parte) => [parte, outro[parte]] as const))
  return { ...mantido, ...(Object.fromEntries(trocados) as Partial<F>) }
}

/** Leaves on both records what was done: where one went, and all that the other received. */
export function auditarUniao(
  ctx: CtxCliente,
  entidade: TabelaUnivel,
  {
    mantido,
    unido,
    mudancas,
    ficha,
    movidos,
  }: {
    mantido: { codigo: string; nome: string }
    unido: { codigo: string; nome: string }
    /** What changed in the kept one. */
    mudancas: Readonly<Record<string, readonly [unknown, unknown]>>
    /** What the merged one held. */
    ficha: Readonly<Record<string, unknown>>
    movidos: Readonly<Record<string, number>>
  },
): void {
  const este = ({ codigo, nome }: { codigo: string; nome: string }) => ({ codigo, nome })
  ctx.auditar({
    acao: 'UNIR',
    entidade,
    registro: mantido.codigo,
    mudancas: { recebeu: [null, este(unido)], movidos: [null, movidos], ...mudancas },
  })
  const dados = Object.entries(ficha).filter(([, valor]) => valor !== null && valor !== false)
  ctx.auditar({
    acao: 'UNIR',
    entidade,
    registro: unido.codigo,
    mudancas: {
      unidoA: [null, este(mantido)],
      movidos: [null, movidos],
      ...Object.fromEntries(dados.map(([campo, valor]) => [campo, [valor, null] as const])),
    },
  })
}
