import { sql, type RawBuilder } from 'kysely'
import type { Logger } from 'pino'
import { emTransacao, type Banco } from '../banco/index.ts'
import { CLASSES, COLUNAS, nomeDoMes, type Soma } from './soma.ts'

/** Days added up in one transaction: a statement has seconds, and a large company has thousands of rows in a day. */
const LOTE = 31

interface DiaMudado {
  soma: string
  dia: string
}

const porPlataforma = (db: Banco): Promise<string[]> =>
  emTransacao(db, { papel: 'plataforma' }, async (tx) => {
    const { rows } = await sql<{
      cliente: string
    }>`select cliente from busca.clientes_com_dias_mudados() as cliente`.execute(tx)
    return rows.map(({ cliente }) => cliente)
  })

/** Adds up some days again from their rows. */
async function gravar(tx: Banco, cliente: string, soma: Soma, dias: readonly string[]): Promise<void> {
  await sql`delete from soma_do_dia where cliente = ${cliente} and soma = ${soma.nome} and dia = any(${dias}::date[])`.execute(
    tx,
  )
  await sql`insert into soma_do_dia (cliente, soma, parte, ${COLUNAS})
    select ${cliente}, ${soma.nome}, row_number() over (partition by dia), ${COLUNAS}
    from (${soma.linhas(cliente, sql`${dias}::date[]`)}) as linhas`.execute(tx)
}

/** What the days of some months that are kept add up to, in `COLUNAS`. */
const mesesDosDias = (cliente: string, { nome }: Soma, meses: RawBuilder<unknown>) => sql`
  select mes as dia, ${CLASSES}, sum(quantidade)::int as quantidade, sum(entradas)::bigint as entradas, sum(saidas)::bigint as saidas
  from (select distinct date_trunc('month', dia)::date as mes from unnest(${meses}) dia) m
  join soma_do_dia s on s.cliente = ${cliente} and s.soma = ${nome} and s.dia >= mes and s.dia < (mes + interval '1 month')::date
  group by mes, ${CLASSES}`

/** Adds up again, from the days that are kept, the months of some of them. */
async function gravarMeses(tx: Banco, cliente: string, soma: Soma, dias: readonly string[]): Promise<void> {
  const nome = nomeDoMes(soma)
  await sql`delete from soma_do_dia where cliente = ${cliente} and soma = ${nome}
    and dia in (select date_trunc('month', dia)::date from unnest(${dias}::date[]) dia)`.execute(tx)
  await sql`insert into soma_do_dia (cliente, soma, parte, ${COLUNAS})
    select ${cliente}, ${nome}, row_number() over (partition by dia), ${COLUNAS}
    from (${mesesDosDias(cliente, soma, sql`${dias}::date[]`)}) as meses`.execute(tx)
}

/**
 * Takes the marks of some days and adds the days up, in this order: whoever commits in between leaves a mark that was not
 * taken. Answers how many days; none too when another process is at it.
 */
async function somarLote(tx: Banco, cliente: string, somas: readonly Soma[]): Promise<number> {
  const { rows: vez } = await sql<{ minha: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('somas:' || ${cliente}, 0)) as minha`.execute(tx)
  if (vez[0]?.minha !== true) return 0
  const { rows } = await sql<DiaMudado>`
    with dias as materialized (select soma, dia from dia_mudado where cliente = ${cliente} group by soma, dia order by dia desc limit ${LOTE}),
      tomadas as (delete from dia_mudado m using dias d where m.cliente = ${cliente} and m.soma = d.soma and m.dia = d.dia)
    select soma, dia from dias`.execute(tx)
  for (const soma of somas) {
    const dias = rows.filter((mudado) => mudado.soma === soma.marcas).map(({ dia }) => dia)
    if (dias.length === 0) continue
    await gravar(tx, cliente, soma, dias)
    if (soma.porMes) await gravarMeses(tx, cliente, soma, dias)
  }
  return rows.length
}

async function somarCliente(db: Banco, cliente: string, somas: readonly Soma[]): Promise<void> {
  let somados: number
  do somados = await emTransacao(db, { papel: 'cliente', cliente }, (tx) => somarLote(tx, cliente, somas))
  while (somados === LOTE)
}

/** Adds up the days that changed, in every company. One that cannot be added up holds back no other: who failed is thrown at the end. */
export async function somarDiasMudados(db: Banco, somas: readonly Soma[]): Promise<void> {
  const falhas: unknown[] = []
  for (const cliente of await porPlataforma(db))
    await somarCliente(db, cliente, somas).catch((erro: unknown) => falhas.push(erro))
  if (falhas.length > 0) throw new AggregateError(falhas, 'dias que não foram somados')
}

/** Every day of a company from its rows: after they were loaded without their triggers. */
export async function refazerSomas(db: Banco, cliente: string, somas: readonly Soma[]): Promise<void> {
  await emTransacao(db, { papel: 'cliente', cliente }, (tx) => sql`call marcar_todos_os_dias(${cliente})`.execute(tx))
  await somarCliente(db, cliente, somas)
}

export interface SomaErrada {
  cliente: string
  soma: string
  dias: number
}

/** Months, as first days, that have rows or sums. */
async function mesesDe(tx: Banco, cliente: string, soma: Soma): Promise<string[]> {
  const { rows } = await sql<{ mes: string }>`
    select generate_series(date_trunc('month', min(de)), max(ate), '1 month')::date as mes from (
      ${soma.extremos(cliente)}
      union all select min(dia), max(dia) from soma_do_dia where cliente = ${cliente} and soma = ${soma.nome}) as extremos (de, ate)`.execute(
    tx,
  )
  return rows.map(({ mes }) => mes)
}

/** Days of a month that are not what their rows add up to, marked to be added up again; those that are marked are known. */
async function marcarErrados(tx: Banco, cliente: string, soma: Soma, mes: string): Promise<number> {
  const dias = sql`array(select generate_series(${mes}::date, ${mes}::date + interval '1 month - 1 day', '1 day')::date)`
  const { rows } = await sql`
    with certas as materialized (${soma.linhas(cliente, dias)}),
      guardadas as materialized (select ${COLUNAS} from soma_do_dia where cliente = ${cliente} and soma = ${soma.nome} and dia = any(${dias}))
    insert into dia_mudado (cliente, soma, dia)
    select distinct ${cliente}::uuid, ${soma.marcas}, d.dia from (
      (select * from certas except all select * from guardadas) union all (select * from guardadas except all select * from certas)) d
    where not exists (select from dia_mudado m where m.cliente = ${cliente} and m.soma = ${soma.marcas} and m.dia = d.dia)
    returning dia`.execute(tx)
  return rows.length
}

/** Months that are not what their days add up to, one day of each marked; those of days that are marked are known. */
async function marcarMesesErrados(tx: Banco, cliente: string, soma: Soma): Promise<number> {
  const nomes = sql`cliente = ${cliente} and soma = any(${[soma.nome, nomeDoMes(soma)]})`
  const { rows } = await sql`
    with somados as (${mesesDosDias(cliente, soma, sql`array(select dia from soma_do_dia where ${nomes})`)}),
      guardados as (select ${COLUNAS} from soma_do_dia where cliente = ${cliente} and soma = ${nomeDoMes(soma)})
    insert into dia_mudado (cliente, soma, dia)
    select distinct ${cliente}::uuid, ${soma.marcas}, d.dia from (
      (select * from somados except all select * from guardados) union all (select * from guardados except all select * from somados)) d
    where not exists (select from dia_mudado m where m.cliente = ${cliente} and m.soma = ${soma.marcas}
      and date_trunc('month', m.dia) = d.dia)
    returning dia`.execute(tx)
  return rows.length
}

/** Compares every sum with its rows, month by month. What differs is told, without a figure of it, and put right. */
export async function conferirSomas(
  db: Banco,
  somas: readonly Soma[],
  logger: Pick<Logger, 'error'>,
): Promise<SomaErrada[]> {
  const clientes = await emTransacao(db, { papel: 'plataforma' }, (tx) =>
    tx.selectFrom('cliente').select('codigo').execute(),
  )
  const erradas: SomaErrada[] = []
  for (const { codigo: cliente } of clientes)
    for (const soma of somas) {
      const noCliente = <T>(trabalho: (tx: Banco) => Promise<T>) =>
        emTransacao(db, { papel: 'cliente', cliente }, trabalho)
      let dias = 0
      for (const mes of await noCliente((tx) => mesesDe(tx, cliente, soma)))
        dias += await noCliente((tx) => marcarErrados(tx, cliente, soma, mes))
      if (soma.porMes) dias += await noCliente((tx) => marcarMesesErrados(tx, cliente, soma))
      if (dias > 0) erradas.push({ cliente, soma: soma.nome, dias })
    }
  for (const errada of erradas) logger.error(errada, 'soma diferente das suas linhas')
  if (erradas.length > 0) await somarDiasMudados(db, somas)
  return erradas
}
