import { ESTADOS_A_LIQUIDAR, type LancamentoDoDre, type MovimentoDoDia } from '@vetlume/dominio/financeiro'
import { sql } from 'kysely'
import { literais, type Banco } from '../../infra/banco/index.ts'

const TAXAS = 'Taxas de cartão e de banco'

// A payable without type is the specialist's, or something that nobody classified.
const linhaDaDespesa = sql`coalesce(g.linha_dre, case when t.especialista is not null then 'CUSTOS_SERVICOS' else 'DESPESAS_OPERACIONAIS' end)`
const grupoDaDespesa = sql`coalesce(g.nome, case when t.especialista is not null then 'Repasses' else 'Sem classificação' end)`
const comGrupo = sql`left join tipo_despesa d on d.codigo = t.tipo_despesa left join grupo_despesa g on g.codigo = d.grupo`

const mesDe = (coluna: string) => sql`extract(month from ${sql.ref(coluna)})::int`
const noAno = (coluna: string, ano: number) =>
  sql`${sql.ref(coluna)} >= make_date(${ano}, 1, 1) and ${sql.ref(coluna)} < make_date(${ano + 1}, 1, 1)`

/** By the date of the service. Discounts given on exams come back as gross revenue and go out again as deductions. */
export async function lancamentosPorCompetencia(tx: Banco, cliente: string, ano: number): Promise<LancamentoDoDre[]> {
  const vale = sql`t.cliente = ${cliente} and t.estado not in ('PREVISTO', 'CANCELADO', 'ESTORNADO') and ${noAno('t.competencia', ano)}`
  const mes = mesDe('t.competencia')
  const { rows } = await sql<LancamentoDoDre>`
    with recebido as materialized (
      select ${mes} as mes, t.atendimento is not null as de_exame, sum(t.valor_centavos) as valor, sum(t.desconto_centavos) as desconto,
        sum(t.acrescimo_centavos) as acrescimo
      from titulo t where ${vale} and t.natureza = 'RECEBER' group by 1, 2),
    nos_itens as materialized (
      select ${mes} as mes, sum(i.desconto_centavos) as desconto
      from atendimento_item i join titulo t on t.cliente = i.cliente and t.atendimento = i.atendimento
      where i.cliente = ${cliente} and i.desconto_centavos > 0 and not i.cancelado and t.natureza = 'RECEBER' and ${vale} group by 1),
    pago as materialized (
      select ${mes} as mes, t.codigo, t.especialista, t.tipo_despesa, t.valor_centavos, t.desconto_centavos, t.acrescimo_centavos
      from titulo t where ${vale} and t.natureza = 'PAGAR')
    select linha, grupo, mes, sum(centavos) as centavos from (
      select 'RECEITA_BRUTA', case when de_exame then 'Atendimentos' else 'Outras receitas' end, mes, valor from recebido
      union all select 'RECEITA_BRUTA', 'Atendimentos', mes, desconto from nos_itens
      union all select 'DEDUCOES', 'Descontos concedidos', mes, -desconto from nos_itens
      union all select 'DEDUCOES', 'Descontos concedidos', mes, -desconto from recebido
      union all select ${linhaDaDespesa}, ${grupoDaDespesa}, t.mes, -t.valor_centavos from pago t ${comGrupo}
        where not exists (select 1 from repasse r where r.cliente = ${cliente} and r.titulo = t.codigo)
      union all select 'CUSTOS_SERVICOS', 'Repasses', ${mesDe('r.competencia')}, -r.valor_centavos from repasse r
        where r.cliente = ${cliente} and r.estado <> 'CANCELADO' and ${noAno('r.competencia', ano)}
      union all select 'RESULTADO_FINANCEIRO', 'Juros e multas', mes, acrescimo from recebido
      union all select 'RESULTADO_FINANCEIRO', 'Juros e multas', mes, -acrescimo_centavos from pago
      union all select 'RESULTADO_FINANCEIRO', 'Descontos obtidos', mes, desconto_centavos from pago
      union all select 'RESULTADO_FINANCEIRO', ${TAXAS}, ${mes}, -g.taxa_centavos
        from pagamento g join titulo t on t.cliente = g.cliente and t.codigo = g.titulo where g.cliente = ${cliente} and g.taxa_centavos > 0 and ${vale}
    ) as lancamento (linha, grupo, mes, centavos) group by linha, grupo, mes having sum(centavos) <> 0`.execute(tx)
  return rows
}

/** By the date of payment: reversals take out what they undo. */
export async function lancamentosPorCaixa(tx: Banco, cliente: string, ano: number): Promise<LancamentoDoDre[]> {
  const { rows } = await sql<LancamentoDoDre>`
    with t as materialized (
      select t.natureza, t.especialista, t.tipo_despesa, t.atendimento, p.valor_centavos, p.taxa_centavos, ${mesDe('p.pago_em')} as mes
      from pagamento p join titulo t on t.cliente = p.cliente and t.codigo = p.titulo
      where p.cliente = ${cliente} and ${noAno('p.pago_em', ano)})
    select linha, grupo, mes, sum(centavos) as centavos from (
      select 'RECEITA_BRUTA' as linha, case when t.atendimento is null then 'Outras receitas' else 'Atendimentos' end as grupo, t.mes,
        t.valor_centavos as centavos from t where t.natureza = 'RECEBER'
      union all select ${linhaDaDespesa}, ${grupoDaDespesa}, t.mes, -t.valor_centavos from t ${comGrupo} where t.natureza = 'PAGAR'
      union all select 'RESULTADO_FINANCEIRO', ${TAXAS}, t.mes, -t.taxa_centavos from t
    ) as lancamento (linha, grupo, mes, centavos) group by linha, grupo, mes having sum(centavos) <> 0`.execute(tx)
  return rows
}

// Money that comes in and goes out of the account, fees with what goes out; a reversal goes the other way.
const entradas = sql`coalesce(sum(abs(p.valor_centavos)) filter (where (t.natureza = 'RECEBER') = (p.valor_centavos > 0)), 0)`
const saidas = sql`coalesce(sum(abs(p.valor_centavos)) filter (where (t.natureza = 'RECEBER') <> (p.valor_centavos > 0)), 0) + coalesce(sum(p.taxa_centavos), 0)`
const pagamentos = sql`from pagamento p join titulo t on t.cliente = p.cliente and t.codigo = p.titulo`

export async function saldoAntesDe(tx: Banco, cliente: string, dia: string): Promise<number> {
  const { rows } = await sql<{ saldo: number }>`
    select ${entradas} - (${saidas}) as saldo ${pagamentos} where p.cliente = ${cliente} and p.pago_em < ${dia}::date`.execute(
    tx,
  )
  return rows[0]?.saldo ?? 0
}

export async function movimentosRealizados(
  tx: Banco,
  cliente: string,
  de: string,
  ate: string,
): Promise<MovimentoDoDia[]> {
  const { rows } = await sql<MovimentoDoDia>`
    select p.pago_em as dia, ${entradas} as entradas, ${saidas} as saidas ${pagamentos}
    where p.cliente = ${cliente} and p.pago_em between ${de}::date and ${ate}::date group by p.pago_em`.execute(tx)
  return rows
}

/** What is open and falls due until `ate`, by due day. */
export async function movimentosPrevistos(tx: Banco, cliente: string, ate: string): Promise<MovimentoDoDia[]> {
  const saldo = sql`t.valor_centavos - t.desconto_centavos + t.acrescimo_centavos - t.pago_centavos`
  const { rows } = await sql<MovimentoDoDia>`
    select t.vencimento as dia, coalesce(sum(${saldo}) filter (where t.natureza = 'RECEBER'), 0) as entradas,
      coalesce(sum(${saldo}) filter (where t.natureza = 'PAGAR'), 0) as saidas
    from titulo t where t.cliente = ${cliente} and t.estado in (${literais(ESTADOS_A_LIQUIDAR)}) and t.vencimento <= ${ate}::date
    group by t.vencimento`.execute(tx)
  return rows
}
