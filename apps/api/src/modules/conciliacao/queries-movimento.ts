import {
  DIAS_DA_TRANSFERENCIA,
  type Candidato,
  type EstadoDoMovimento,
  type MovimentoBancario,
  type MovimentoDeOutraConta,
  type Par,
  type TituloAberto,
} from '@vetlume/dominio/conciliacao'
import type { ValoresDoTitulo } from '@vetlume/dominio/financeiro'
import { sql, type RawBuilder } from 'kysely'
import { listar, type Banco } from '../../infra/banco/index.ts'
import { aConta, pares, semExtratoDe, semTransferenciaConhecida } from './queries-livros.ts'

export interface FiltroDeMovimentos {
  contaFinanceira?: string | undefined
  estado?: EstadoDoMovimento | undefined
  de?: string | undefined
  ate?: string | undefined
  busca?: string | undefined
}

const saldo = sql`(t.valor_centavos - t.desconto_centavos + t.acrescimo_centavos - t.pago_centavos)`
const seDeve = sql`t.estado in ('ABERTO', 'PARCIAL')`

export type MovimentoLido = Omit<MovimentoBancario, 'sugestao'> & { contaFinanceira: string }

/** Which lines of the bank the list has. */
export const recorteDeMovimentos = (
  cliente: string,
  { contaFinanceira, estado, de, ate, busca }: FiltroDeMovimentos,
) => ({
  origem: sql`from movimento_bancario m`,
  filtros: [
    sql`m.cliente = ${cliente}`,
    contaFinanceira === undefined ? null : sql`m.conta_financeira = ${contaFinanceira}`,
    estado === undefined ? null : sql`m.estado = ${estado}`,
    de === undefined ? null : sql`m.dia >= ${de}::date`,
    ate === undefined ? null : sql`m.dia <= ${ate}::date`,
    busca ? sql`strpos(m.busca, normalizar(${busca})) > 0` : null,
  ],
})

export const MEDIDAS_DOS_MOVIMENTOS = { centavos: sql`m.centavos` }

export function listarMovimentos(
  tx: Banco,
  cliente: string,
  filtro: FiltroDeMovimentos & { ordem: string; cursor?: string | undefined; limite: number },
) {
  return listar<MovimentoLido>(tx, filtro, {
    ...recorteDeMovimentos(cliente, filtro),
    campos: sql`m.codigo, m.dia, m.centavos, m.descricao, m.documento, m.estado, m.motivo, m.versao,
      m.conta_financeira as "contaFinanceira", ${pares} as pares`,
    chave: sql`m.codigo`,
    colunas: {
      dia: { expressao: sql`m.dia`, tipo: 'date' },
      valor: { expressao: sql`m.centavos`, tipo: 'int8' },
    },
  })
}

/** What may be said of lines of the bank: their values, whom they name, the identifiers of Pix in them. */
export interface Pistas {
  valores: number[]
  txids: string[]
  /** First and last day of the lines. */
  de: string
  ate: string
}

export type TituloLido = TituloAberto & { par: Par }

/** More than what anybody looks through, and as much as a company has open in a bad month. */
const MAXIMO_DE_TITULOS = 3_000

const oPar = (centavos: RawBuilder<unknown>, dia: RawBuilder<unknown>) =>
  sql`json_build_object('conta', ${aConta}, 'transferencia', null, 'descricao', t.descricao, 'contraparte', t.contraparte, 'dia', ${dia}, 'centavos', ${centavos})`

/** Titles still owed that a line may settle: those of its value or its identifier first, then what falls due around it. */
export async function titulosProvaveis(
  tx: Banco,
  cliente: string,
  { valores, txids, ate }: Pistas,
): Promise<TituloLido[]> {
  // Of the Pix that pay several titles, only those that the lines name are looked up.
  const { rows } = await sql<TituloLido>`
    with reunido as (select r.titulo, array_agg(r.txid) as txids from pix_reunido_titulo r
      where r.cliente = ${cliente} and r.txid = any(${txids}) group by r.titulo)
    select t.codigo, t.versao, t.natureza, t.contraparte, t.vencimento, ${saldo} as "saldoCentavos",
      array_remove(array[t.txid], null) || coalesce(r.txids, '{}') as txids,
      ${oPar(sql`case t.natureza when 'RECEBER' then ${saldo} else -${saldo} end`, sql`t.vencimento`)} as par
    from titulo t left join reunido r on r.titulo = t.codigo
    where t.cliente = ${cliente} and ${seDeve} and (t.vencimento <= ${ate}::date + 60 or t.txid = any(${txids}) or r.titulo is not null)
    order by (t.txid = any(${txids}) or r.titulo is not null) desc nulls last, (${saldo} = any(${valores})) desc, t.vencimento desc
    limit ${MAXIMO_DE_TITULOS}`.execute(tx)
  return rows
}

export type OutroMovimento = MovimentoDeOutraConta & { descricao: string }

/** Lines that wait in the other accounts and moved as much the other way, some days before or after. */
export async function movimentosDeOutrasContas(
  tx: Banco,
  cliente: string,
  contaFinanceira: string,
  { valores, de, ate }: Pick<Pistas, 'valores' | 'de' | 'ate'>,
): Promise<OutroMovimento[]> {
  const { rows } = await sql<OutroMovimento>`
    select m.codigo, m.versao, m.dia, m.centavos, m.descricao, f.nome as conta
    from movimento_bancario m join conta_financeira f on f.cliente = m.cliente and f.codigo = m.conta_financeira and f.ativo
    where m.cliente = ${cliente} and m.estado = 'PENDENTE' and m.conta_financeira <> ${contaFinanceira}
      and m.centavos = any(${valores.flatMap((valor) => [valor, -valor])}::bigint[]) and m.dia between ${de}::date - ${DIAS_DA_TRANSFERENCIA}::int and ${ate}::date + ${DIAS_DA_TRANSFERENCIA}::int
      and ${semTransferenciaConhecida}
    order by m.dia, m.codigo`.execute(tx)
  return rows
}

/** What a person may choose for a line: by name or number, or what is nearest in value. */
export async function lerCandidatos(
  tx: Banco,
  { cliente, contaFinanceira, centavos }: { cliente: string; contaFinanceira: string; centavos: number },
  busca: string,
): Promise<Candidato[]> {
  const natureza = centavos > 0 ? 'RECEBER' : 'PAGAR'
  const procurado = (de: RawBuilder<unknown>) =>
    busca === '' ? sql`true` : sql`(strpos(${de}.busca, normalizar(${busca})) > 0 or ${de}.numero::text = ${busca})`
  const { rows } = await sql<Candidato>`
    select c.* from (
      select 'TITULO' as tipo, t.codigo, t.versao, ${aConta} as conta, null::uuid as transferencia, t.descricao, t.contraparte, t.vencimento as dia,
        case t.natureza when 'RECEBER' then ${saldo} else -${saldo} end as centavos
      from titulo t where t.cliente = ${cliente} and t.natureza = ${natureza} and ${seDeve} and ${procurado(sql`t`)}
      union all
      select 'PAGAMENTO', c.codigo, 1, c.conta, c.transferencia, c.descricao, c.contraparte, c.dia, c.centavos
      from ${semExtratoDe(cliente, contaFinanceira)} where ${procurado(sql`c`)}) c
    where sign(c.centavos) = sign(${centavos}::bigint)
    order by abs(c.centavos - ${centavos}::bigint), c.dia desc limit 50`.execute(tx)
  return rows
}

/** Where a line is, and how much it moved. */
export async function valorDoMovimento(
  tx: Banco,
  cliente: string,
  codigo: string,
): Promise<Pick<MovimentoTravado, 'contaFinanceira' | 'centavos'> | undefined> {
  const { rows } = await sql<Pick<MovimentoTravado, 'contaFinanceira' | 'centavos'>>`
    select conta_financeira as "contaFinanceira", centavos from movimento_bancario
    where cliente = ${cliente} and codigo = ${codigo}`.execute(tx)
  return rows[0]
}

export interface MovimentoTravado {
  codigo: string
  contaFinanceira: string
  dia: string
  centavos: number
  descricao: string
  estado: EstadoDoMovimento
  versao: number
}

/** Lines of the bank, locked until commit, in the order of their keys. */
export async function travarMovimentos(
  tx: Banco,
  cliente: string,
  codigos: readonly string[],
): Promise<MovimentoTravado[]> {
  const { rows } = await sql<MovimentoTravado>`
    select m.codigo, m.conta_financeira as "contaFinanceira", m.dia, m.centavos, m.descricao, m.estado, m.versao
    from movimento_bancario m where m.cliente = ${cliente} and m.codigo = any(${codigos}::uuid[]) order by m.codigo for update`.execute(
    tx,
  )
  return rows
}

/** What titles of a book owe now, in no order. */
export async function lerTitulosAbertos(
  tx: Banco,
  { cliente, natureza }: { cliente: string; natureza: 'RECEBER' | 'PAGAR' },
  codigos: readonly string[],
): Promise<(ValoresDoTitulo & { codigo: string })[]> {
  const { rows } = await sql<ValoresDoTitulo & { codigo: string }>`
    select t.codigo, t.valor_centavos as "valorCentavos", t.desconto_centavos as "descontoCentavos",
      t.acrescimo_centavos as "acrescimoCentavos", t.pago_centavos as "pagoCentavos"
    from titulo t where t.cliente = ${cliente} and t.natureza = ${natureza} and t.codigo = any(${codigos}::uuid[])
    order by t.codigo for update`.execute(tx)
  return rows
}
