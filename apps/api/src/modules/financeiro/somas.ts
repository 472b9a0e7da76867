import type { Regime } from '@vetlume/dominio/financeiro'
import { sql, type RawBuilder } from 'kysely'
import { somado, somadoPorMes, type Periodo, type Soma } from '../../infra/somas/index.ts'
import { repasses, semCaixa } from './queries-livro.ts'
import { partidasDosDias } from './queries-partida.ts'

const entre = (dia: string, tabela: string) => (cliente: string) =>
  sql`select min(${sql.ref(dia)}), max(${sql.ref(dia)}) from ${sql.table(tabela)} where cliente = ${cliente}`

/** What makes a sum of the ledger: how its legs `p` are classed, and which it has. `centavos` is signed. */
interface DoRazao {
  classe?: RawBuilder<unknown>
  grupo?: RawBuilder<unknown>
  parceiro?: RawBuilder<unknown>
  condicao: RawBuilder<unknown>
  centavos?: RawBuilder<unknown>
}

const doRazao = (
  nome: string,
  {
    classe = sql`p.classe`,
    grupo = sql`p.grupo`,
    parceiro = sql`null::uuid`,
    condicao,
    centavos = sql`p.centavos`,
  }: DoRazao,
): Soma => ({
  nome,
  marcas: 'RAZAO',
  porMes: true,
  linhas: (cliente, dias) => sql`
    select c.dia, c.classe, c.grupo, c.tipo_despesa, c.parceiro, null::uuid as especialista, null::timestamptz as hora, count(*)::int as quantidade,
      coalesce(sum(c.centavos) filter (where c.centavos > 0), 0)::bigint as entradas,
      coalesce(-sum(c.centavos) filter (where c.centavos < 0), 0)::bigint as saidas
    from (select p.dia, ${classe} as classe, ${grupo} as grupo, p.tipo_despesa, ${parceiro} as parceiro, ${centavos} as centavos
      ${partidasDosDias(cliente, dias)} and ${condicao}) as c group by 1, 2, 3, 4, 5`,
  extremos: entre('dia', 'partida'),
})

const COMPETENCIA = doRazao('COMPETENCIA', { condicao: sql`p.regime = 'COMPETENCIA'`, centavos: sql`-p.centavos` })

/** What each partner clinic brought in. */
const CLINICA = doRazao('CLINICA', {
  condicao: sql`p.regime = 'COMPETENCIA' and p.classe = 'RECEITA_BRUTA' and p.parceiro is not null`,
  centavos: sql`-p.centavos`,
  parceiro: sql`p.parceiro`,
})

const CAIXA = doRazao('CAIXA', { condicao: sql`p.regime = 'CAIXA'` })

/** What each account of the company opened with and moved: `grupo` is its key. */
const CONTA = doRazao('CONTA', {
  classe: sql`p.origem`,
  grupo: sql`p.conta_financeira::text`,
  condicao: sql`p.conta_financeira is not null`,
})

/** Debits (in) and credits (out) of each account of the chart: `classe` is its code, `grupo` where money is. */
const RAZAO = doRazao('RAZAO', { classe: sql`p.conta`, grupo: sql`p.conta_financeira::text`, condicao: sql`true` })

/** Settled accounts by the day that they were due. */
const LIQUIDADO: Soma = {
  nome: 'LIQUIDADO',
  marcas: 'LIQUIDADO',
  porMes: true,
  linhas: (cliente, dias) => sql`
    select t.vencimento as dia, t.natureza as classe, null::text as grupo, t.tipo_despesa, null::uuid as parceiro, null::uuid as especialista,
      null::timestamptz as hora, count(*)::int as quantidade, sum(t.valor_centavos)::bigint as entradas, 0::bigint as saidas
    from titulo t where t.cliente = ${cliente} and t.estado = 'PAGO' and t.vencimento = any(${dias}) group by 1, 2, 4`,
  extremos: entre('vencimento', 'titulo'),
}

/** What each specialist earned by the day of the exam; what was taken back is not in it. */
const REPASSE: Soma = {
  nome: 'REPASSE',
  marcas: 'REPASSE',
  porMes: true,
  linhas: (cliente, dias) => sql`
    select c.competencia as dia, null::text as classe, null::text as grupo, null::uuid as tipo_despesa, null::uuid as parceiro, c.especialista,
      null::timestamptz as hora, count(*)::int as quantidade, sum(c.valor_centavos)::bigint as entradas, 0::bigint as saidas
    from ${repasses(cliente, sql`t.competencia = any(${dias})`)} c where c.estado not in ('CANCELADO', 'ESTORNADO') group by 1, 6`,
  extremos: entre('competencia', 'repasse'),
}

export const SOMAS_DO_FINANCEIRO: readonly Soma[] = [COMPETENCIA, CLINICA, CAIXA, CONTA, RAZAO, LIQUIDADO, REPASSE]

/** Why the plan of what reads these is made once. */
export const SOMAS_PEQUENAS = 'few rows are read by one index whatever the period, and planning costs more than reading'

/**
 * Lançamentos of a period added up by day, or by month as `somadoPorMes` does, and by line and group, as `c`: their line and group
 * are what the registry says now.
 */
export const lancamentosSomados = (
  cliente: string,
  regime: Regime,
  periodo: Periodo,
  somar: typeof somado = somado,
) => sql`from (
  select t.dia, coalesce(t.classe, g.linha_dre) as linha, coalesce(t.grupo, g.nome) as grupo, t.quantidade, t.entradas, t.saidas
  from ${somar(regime === 'CAIXA' ? CAIXA : COMPETENCIA, cliente, periodo)} t
  left join tipo_despesa d on d.codigo = t.tipo_despesa left join grupo_despesa g on g.codigo = d.grupo
  where ${regime === 'CAIXA' ? sql`not ${semCaixa()}` : sql`true`}) as c`

/** What the account `c` holds at the end of a day: what it opened with and what moved there since. */
export const saldoDaContaEm = (cliente: string, ate: string) => sql`
  (select coalesce(sum(t.entradas - t.saidas), 0)::bigint from ${somadoPorMes(CONTA, cliente, { ate }, sql`array[c.saldo_em]`)} t
    where t.grupo = c.codigo::text and t.dia >= c.saldo_em and not ${semCaixa()})`

/** What cards are still to bring to the account `c` after a day. */
export function aCairNaConta(cliente: string, hoje: string): RawBuilder<unknown> {
  const de = Temporal.PlainDate.from(hoje).add({ days: 1 }).toString()
  return sql`(select coalesce(sum(t.entradas - t.saidas), 0)::bigint from ${somadoPorMes(CONTA, cliente, { de })} t
    where t.grupo = c.codigo::text and not ${semCaixa()})`
}

/**
 * What all accounts, or one, held when a day began, by their openings and what moved: before an account opened, what it must have held to
 * have opened with that.
 */
export const saldoDasContas = (cliente: string, dia: string, conta?: string) => sql`
  select coalesce(sum((t.entradas - t.saidas) * case t.classe when 'ABERTURA' then 1
      else (t.dia < ${dia}::date)::int - coalesce(t.dia < c.saldo_em, false)::int end), 0)::bigint as soma
  from ${somadoPorMes(CONTA, cliente, {}, sql`(${dia}::date || array(select saldo_em from conta_financeira where cliente = ${cliente}))`)} t left join conta_financeira c on c.cliente = ${cliente} and c.codigo::text = t.grupo
  where not ${semCaixa()}${conta === undefined ? sql`` : sql` and t.grupo = ${conta}`}`

/** What moved in an account within a period, by day, as `c`: what it opened with is no movement. */
export const movimentosSomados = (cliente: string, conta: string, periodo: Periodo) => sql`from (
  select t.dia, t.entradas, t.saidas from ${somado(CONTA, cliente, periodo)} t
  where t.grupo = ${conta} and t.classe <> 'ABERTURA' and not ${semCaixa()}) as c`

/** The ledger of a company until a day, by account of the chart, as `c`: `antes` is what was before `de`. */
export const razaoSomado = (cliente: string, { de, ate }: { de: string; ate: string }) => sql`from (
  select case when t.classe = '2.1' and ${semCaixa()} then '1.9' else t.classe end as conta, t.tipo_despesa, t.grupo as conta_financeira,
    coalesce(sum(t.entradas - t.saidas) filter (where t.dia < ${de}::date), 0)::bigint as antes,
    coalesce(sum(t.entradas) filter (where t.dia >= ${de}::date), 0)::bigint as debitos,
    coalesce(sum(t.saidas) filter (where t.dia >= ${de}::date), 0)::bigint as creditos
  from ${somadoPorMes(RAZAO, cliente, { ate }, sql`array[${de}::date]`)} t group by 1, 2, 3) as c`

/** What partner clinics brought in within a period, as `c`. */
export const receitaDasClinicas = (cliente: string, periodo: Periodo) =>
  sql`from ${somadoPorMes(CLINICA, cliente, periodo)} c`

/** Settled accounts of one of the company's books within a period of due days. */
export const liquidadoSomado = (cliente: string, natureza: 'RECEBER' | 'PAGAR', periodo: Periodo) => sql`
  select coalesce(sum(t.quantidade), 0)::int as quantidade, coalesce(sum(t.entradas), 0)::bigint as soma
  from ${somadoPorMes(LIQUIDADO, cliente, periodo)} t where t.classe = ${natureza} and not (t.classe = 'PAGAR' and ${semCaixa()})`

/** What a specialist earned within a period. */
export const repasseSomado = (cliente: string, especialista: string, periodo: Periodo) => sql`
  select coalesce(sum(t.quantidade), 0)::int as quantidade, coalesce(sum(t.entradas), 0)::bigint as soma
  from ${somadoPorMes(REPASSE, cliente, periodo)} t where t.especialista = ${especialista}`
