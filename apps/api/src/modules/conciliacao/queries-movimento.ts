import type {
  Candidato,
  EstadoDoMovimento,
  MovimentoBancario,
  PagamentoSemExtrato,
  Par,
  TituloAberto,
} from '@vetlume/dominio/conciliacao'
import type { ValoresDoTitulo } from '@vetlume/dominio/financeiro'
import { sql, type RawBuilder } from 'kysely'
import { listar, type Banco } from '../../infra/banco/index.ts'

export interface FiltroDeMovimentos {
  contaFinanceira?: string | undefined
  estado?: EstadoDoMovimento | undefined
  de?: string | undefined
  ate?: string | undefined
  busca?: string | undefined
}

/** What moved in the account with a payment `p` of the title `t`: positive in, negative out. */
const liquido = sql`(case t.natureza when 'RECEBER' then p.valor_centavos else -p.valor_centavos end - p.taxa_centavos)`
const aConta = sql`json_build_object('livro', case t.natureza when 'RECEBER' then 'contas-receber' else 'contas-pagar' end, 'codigo', t.codigo, 'numero', t.numero)`
const semExtrato = sql`not exists (select from conciliacao k where k.cliente = p.cliente and k.pagamento = p.codigo)`
const saldo = sql`(t.valor_centavos - t.desconto_centavos + t.acrescimo_centavos - t.pago_centavos)`
const seDeve = sql`t.estado in ('ABERTO', 'PARCIAL')`

const pares = sql`coalesce((select json_agg(json_build_object('conta', ${aConta}, 'descricao', t.descricao, 'contraparte', t.contraparte,
    'dia', p.pago_em, 'centavos', ${liquido}) order by t.numero)
  from conciliacao k join pagamento p on p.cliente = k.cliente and p.codigo = k.pagamento
  join titulo t on t.cliente = p.cliente and t.codigo = p.titulo
  where k.cliente = m.cliente and k.movimento = m.codigo), '[]'::json)`

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

export interface FiltroDePagamentos {
  contaFinanceira?: string | undefined
  de?: string | undefined
  ate?: string | undefined
}

const pagamentosSemExtrato = (cliente: string, contaFinanceira: string | undefined) => sql`
  from pagamento p join titulo t on t.cliente = p.cliente and t.codigo = p.titulo
  where p.cliente = ${cliente} and ${semExtrato}${
    contaFinanceira === undefined ? sql`` : sql` and p.conta_financeira = ${contaFinanceira}`
  }`

/** Which payments without a line of the bank the list has. */
export const recorteDePagamentos = (cliente: string, { contaFinanceira, de, ate }: FiltroDePagamentos) => ({
  origem: sql`from (select p.codigo, ${aConta} as conta, t.descricao, t.contraparte, p.pago_em as dia, ${liquido} as centavos
    ${pagamentosSemExtrato(cliente, contaFinanceira)}) c`,
  filtros: [de === undefined ? null : sql`c.dia >= ${de}::date`, ate === undefined ? null : sql`c.dia <= ${ate}::date`],
})

export const MEDIDAS_DOS_PAGAMENTOS = { centavos: sql`c.centavos` }

export function listarPagamentosSemExtrato(
  tx: Banco,
  cliente: string,
  filtro: FiltroDePagamentos & { ordem: string; cursor?: string | undefined; limite: number },
) {
  return listar<Par & { codigo: string }>(tx, filtro, {
    ...recorteDePagamentos(cliente, filtro),
    campos: sql`c.codigo, c.conta, c.descricao, c.contraparte, c.dia, c.centavos`,
    chave: sql`c.codigo`,
    colunas: {
      dia: { expressao: sql`c.dia`, tipo: 'date' },
      valor: { expressao: sql`c.centavos`, tipo: 'int8' },
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
export type PagamentoLido = PagamentoSemExtrato & { par: Par }

/** More than what anybody looks through, and as much as a company has open in a bad month. */
const MAXIMO_DE_TITULOS = 3_000

const oPar = (centavos: RawBuilder<unknown>, dia: RawBuilder<unknown>) =>
  sql`json_build_object('conta', ${aConta}, 'descricao', t.descricao, 'contraparte', t.contraparte, 'dia', ${dia}, 'centavos', ${centavos})`

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

/** Payments of the account that a line may prove. */
export async function pagamentosProvaveis(
  tx: Banco,
  cliente: string,
  contaFinanceira: string,
  { valores, de, ate }: Pistas,
): Promise<PagamentoLido[]> {
  const { rows } = await sql<PagamentoLido>`
    select c.* from (select p.codigo, p.pago_em as dia, ${liquido} as centavos, t.contraparte, ${oPar(liquido, sql`p.pago_em`)} as par
      ${pagamentosSemExtrato(cliente, contaFinanceira)} and p.pago_em between ${de}::date - 10 and ${ate}::date + 10) c
    where abs(c.centavos) = any(${valores})`.execute(tx)
  return rows
}

/** What a person may choose for a line: by name or number, or what is nearest in value. */
export async function lerCandidatos(
  tx: Banco,
  { cliente, contaFinanceira, centavos }: { cliente: string; contaFinanceira: string; centavos: number },
  busca: string,
): Promise<Candidato[]> {
  const natureza = centavos > 0 ? 'RECEBER' : 'PAGAR'
  const procurado =
    busca === '' ? sql`true` : sql`(strpos(t.busca, normalizar(${busca})) > 0 or t.numero::text = ${busca})`
  const { rows } = await sql<Candidato>`
    select c.* from (
      select 'TITULO' as tipo, t.codigo, t.versao, ${aConta} as conta, t.descricao, t.contraparte, t.vencimento as dia,
        case t.natureza when 'RECEBER' then ${saldo} else -${saldo} end as centavos
      from titulo t where t.cliente = ${cliente} and t.natureza = ${natureza} and ${seDeve} and ${procurado}
      union all
      select 'PAGAMENTO', p.codigo, 1, ${aConta}, t.descricao, t.contraparte, p.pago_em, ${liquido}
      ${pagamentosSemExtrato(cliente, contaFinanceira)} and ${procurado}) c
    where sign(c.centavos) = sign(${centavos}::bigint)
    order by abs(c.centavos - ${centavos}::bigint), c.dia desc limit 50`.execute(tx)
  return rows
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

export async function mudarMovimento(
  tx: Banco,
  cliente: string,
  codigo: string,
  { estado, motivo = null }: { estado: EstadoDoMovimento; motivo?: string | null },
): Promise<void> {
  await tx
    .updateTable('movimento_bancario')
    .set((eb) => ({ estado, motivo, versao: eb('versao', '+', 1) }))
    .where('cliente', '=', cliente)
    .where('codigo', '=', codigo)
    .execute()
}

/** Payments of an account that no line proves yet. Their titles are locked, so that none is reversed meanwhile. */
export async function travarPagamentos(
  tx: Banco,
  cliente: string,
  contaFinanceira: string,
  codigos: readonly string[],
): Promise<{ codigo: string; centavos: number }[]> {
  const { rows } = await sql<{ codigo: string; centavos: number }>`
    select p.codigo, ${liquido} as centavos ${pagamentosSemExtrato(cliente, contaFinanceira)} and p.codigo = any(${codigos}::uuid[])
    order by t.codigo for update of t`.execute(tx)
  return rows
}

export async function unir(
  tx: Banco,
  { cliente, autor, criado_em }: { cliente: string; autor: string; criado_em: string },
  movimento: string,
  pagamentos: readonly string[],
): Promise<void> {
  await tx
    .insertInto('conciliacao')
    .values(pagamentos.map((pagamento) => ({ cliente, pagamento, movimento, autor, criado_em })))
    .execute()
}

export async function separar(tx: Banco, cliente: string, movimento: string): Promise<void> {
  await tx.deleteFrom('conciliacao').where('cliente', '=', cliente).where('movimento', '=', movimento).execute()
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
