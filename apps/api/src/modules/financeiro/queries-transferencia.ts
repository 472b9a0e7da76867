import type { Transferencia } from '@vetlume/dominio/financeiro'
import { sql } from 'kysely'
import { listar, type Banco } from '../../infra/banco/index.ts'
import { contem } from '../cadastros/index.ts'

export interface FiltroDeTransferencias {
  contaFinanceira?: string | undefined
  de?: string | undefined
  ate?: string | undefined
  busca?: string | undefined
}

export type TransferenciaLida = Omit<Transferencia, 'permissoes'>

const conciliada = sql`exists (select from conciliacao_transferencia k where k.cliente = x.cliente and k.transferencia = x.codigo)`
const conta = (qual: 'o' | 'd') =>
  sql`json_build_object('codigo', ${sql.ref(`${qual}.codigo`)}, 'nome', ${sql.ref(`${qual}.nome`)})`

const campos = sql`x.codigo, x.dia, ${conta('o')} as de, ${conta('d')} as para, x.valor_centavos as "valorCentavos",
  x.taxa_centavos as "taxaCentavos", x.descricao, x.autor, x.criado_em as "criadoEm", ${conciliada} as conciliada, x.versao,
  case when e.codigo is not null then json_build_object('dia', e.dia, 'motivo', e.motivo, 'autor', e.autor) end as estorno`
const origem = sql`from transferencia x
  join conta_financeira o on o.cliente = x.cliente and o.codigo = x.de
  join conta_financeira d on d.cliente = x.cliente and d.codigo = x.para
  left join transferencia e on e.cliente = x.cliente and e.estorna = x.codigo`

export function listarTransferencias(
  tx: Banco,
  cliente: string,
  filtro: FiltroDeTransferencias & { ordem: string; cursor?: string | undefined; limite: number },
) {
  const { contaFinanceira, de, ate, busca } = filtro
  return listar<TransferenciaLida>(tx, filtro, {
    campos,
    origem,
    chave: sql`x.codigo`,
    // A reversal is told with what it took back.
    filtros: [
      sql`x.cliente = ${cliente} and x.estorna is null`,
      contaFinanceira === undefined ? null : sql`${contaFinanceira} in (x.de, x.para)`,
      de === undefined ? null : sql`x.dia >= ${de}::date`,
      ate === undefined ? null : sql`x.dia <= ${ate}::date`,
      busca ? contem(sql`normalizar(o.nome || ' ' || d.nome || ' ' || coalesce(x.descricao, ''))`, busca) : null,
    ],
    colunas: {
      dia: { expressao: sql`x.dia`, tipo: 'date' },
      valor: { expressao: sql`x.valor_centavos`, tipo: 'int8' },
    },
  })
}

/** A transfer with what took it back; a reversal is none. */
export async function lerTransferencia(
  tx: Banco,
  cliente: string,
  codigo: string,
): Promise<TransferenciaLida | undefined> {
  const { rows } = await sql<TransferenciaLida>`
    select ${campos} ${origem} where x.cliente = ${cliente} and x.codigo = ${codigo} and x.estorna is null`.execute(tx)
  return rows[0]
}

/** Locks a transfer until commit: who comes second waits, and then reads what the first left. */
export async function travarTransferencia(tx: Banco, cliente: string, codigo: string): Promise<void> {
  await sql`select from transferencia x where x.cliente = ${cliente} and x.codigo = ${codigo} for update`.execute(tx)
}

export interface ContaDaTransferencia {
  codigo: string
  nome: string
  ativo: boolean
  saldoEm: string
}

/** The accounts of money of those keys. Locked, so that two transfers between them are written one after the other. */
export async function travarContas(
  tx: Banco,
  cliente: string,
  codigos: readonly string[],
): Promise<ContaDaTransferencia[]> {
  const { rows } = await sql<ContaDaTransferencia>`
    select c.codigo, c.nome, c.ativo, c.saldo_em as "saldoEm" from conta_financeira c
    where c.cliente = ${cliente} and c.codigo = any(${codigos}::uuid[]) order by c.codigo for no key update`.execute(tx)
  return rows
}

export interface NovaTransferencia {
  de: string
  para: string
  dia: string
  valorCentavos: number
  taxaCentavos: number
  descricao: string | null
  /** The transfer that it takes back, and why. */
  estorno?: { estorna: string; motivo: string }
}

export async function inserirTransferencia(
  tx: Banco,
  { cliente, autor, criado_em }: { cliente: string; autor: string; criado_em: string },
  { de, para, dia, valorCentavos, taxaCentavos, descricao, estorno }: NovaTransferencia,
): Promise<string> {
  const { codigo } = await tx
    .insertInto('transferencia')
    .values({
      cliente,
      de,
      para,
      dia,
      valor_centavos: valorCentavos,
      taxa_centavos: taxaCentavos,
      descricao,
      estorna: estorno?.estorna ?? null,
      motivo: estorno?.motivo ?? null,
      autor,
      criado_em,
    })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  return codigo
}

/** Says that something was done about transfers, to whoever saw them before. */
export async function avancarTransferencias(tx: Banco, cliente: string, codigos: readonly string[]): Promise<void> {
  await sql`update transferencia set versao = versao + 1 where cliente = ${cliente} and codigo = any(${codigos}::uuid[])`.execute(
    tx,
  )
}
