import type { Regime } from '@vetlume/dominio/financeiro'
import { sql, type RawBuilder } from 'kysely'
import { somado, type Periodo, type Soma } from '../../infra/somas/index.ts'
import { recorteDeLancamentos, SEM_CADASTRO, type FiltroDeLancamentos } from './queries-lancamento.ts'
import { repasses, semCaixa } from './queries-livro.ts'

type Medida = Pick<Soma, 'linhas'>

/** The list of lançamentos, added up: every amount that it has and no other. */
const dosLancamentos = (
  filtro: Pick<FiltroDeLancamentos, 'regime' | 'linha'>,
  { parceiro, condicao }: { parceiro: RawBuilder<unknown>; condicao: RawBuilder<unknown> },
): Medida => ({
  linhas(cliente, dias) {
    // Nothing expected is kept, so the day that it would be expected on does not matter.
    const { origem } = recorteDeLancamentos({ cliente, hoje: '' }, { ...filtro, previsto: 'nao', dias }, SEM_CADASTRO)
    return sql`select c.dia, c.linha as classe, c.grupo, c.tipo_despesa, ${parceiro} as parceiro, null::uuid as especialista,
        null::timestamptz as hora, count(*)::int as quantidade, coalesce(sum(c.centavos) filter (where c.centavos > 0), 0)::bigint as entradas,
        coalesce(-sum(c.centavos) filter (where c.centavos < 0), 0)::bigint as saidas
      ${origem} where ${condicao} group by 1, 2, 3, 4, 5`
  },
})

const entre = (dia: string, tabela: string) => (cliente: string) =>
  sql`select min(${sql.ref(dia)}), max(${sql.ref(dia)}) from ${sql.table(tabela)} where cliente = ${cliente}`
const daCompetencia = (cliente: string) =>
  sql`${entre('competencia', 'titulo')(cliente)} union all ${entre('competencia', 'repasse')(cliente)}`

const COMPETENCIA: Soma = {
  nome: 'COMPETENCIA',
  marcas: 'COMPETENCIA',
  ...dosLancamentos({ regime: 'COMPETENCIA' }, { parceiro: sql`null::uuid`, condicao: sql`true` }),
  extremos: daCompetencia,
}

/** What each partner clinic brought in. */
const CLINICA: Soma = {
  nome: 'CLINICA',
  marcas: 'COMPETENCIA',
  ...dosLancamentos(
    { regime: 'COMPETENCIA', linha: 'RECEITA_BRUTA' },
    { parceiro: sql`c.parceiro`, condicao: sql`c.parceiro is not null and c.linha = 'RECEITA_BRUTA'` },
  ),
  extremos: daCompetencia,
}

const CAIXA: Soma = {
  nome: 'CAIXA',
  marcas: 'CAIXA',
  ...dosLancamentos({ regime: 'CAIXA' }, { parceiro: sql`null::uuid`, condicao: sql`true` }),
  extremos: entre('pago_em', 'pagamento'),
}

/** What moved in each account of the company: `grupo` is its key. */
const CONTA: Soma = {
  nome: 'CONTA',
  marcas: 'CAIXA',
  linhas(cliente, dias) {
    const { origem } = recorteDeLancamentos(
      { cliente, hoje: '' },
      { regime: 'CAIXA', previsto: 'nao', dias },
      SEM_CADASTRO,
    )
    return sql`select c.dia, null::text as classe, c.conta_financeira::text as grupo, c.tipo_despesa, null::uuid as parceiro,
        null::uuid as especialista, null::timestamptz as hora, count(*)::int as quantidade,
        coalesce(sum(c.centavos) filter (where c.centavos > 0), 0)::bigint as entradas,
        coalesce(-sum(c.centavos) filter (where c.centavos < 0), 0)::bigint as saidas
      ${origem} group by 1, 3, 4`
  },
  extremos: entre('pago_em', 'pagamento'),
}

/** Settled accounts by the day that they were due. */
const LIQUIDADO: Soma = {
  nome: 'LIQUIDADO',
  marcas: 'LIQUIDADO',
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
  linhas: (cliente, dias) => sql`
    select c.competencia as dia, null::text as classe, null::text as grupo, null::uuid as tipo_despesa, null::uuid as parceiro, c.especialista,
      null::timestamptz as hora, count(*)::int as quantidade, sum(c.valor_centavos)::bigint as entradas, 0::bigint as saidas
    from ${repasses(cliente, sql`t.competencia = any(${dias})`)} c where c.estado not in ('CANCELADO', 'ESTORNADO') group by 1, 6`,
  extremos: entre('competencia', 'repasse'),
}

export const SOMAS_DO_FINANCEIRO: readonly Soma[] = [COMPETENCIA, CLINICA, CAIXA, CONTA, LIQUIDADO, REPASSE]

/** Why the plan of what reads these is made once. */
export const SOMAS_PEQUENAS = 'few rows are read by one index whatever the period, and planning costs more than reading'

/** Lançamentos of a period added up by day, line and group, as `c`: their line and group are what the registry says now. */
export const lancamentosSomados = (cliente: string, regime: Regime, periodo: Periodo) => sql`from (
  select t.dia, coalesce(t.classe, g.linha_dre) as linha, coalesce(t.grupo, g.nome) as grupo, t.quantidade, t.entradas, t.saidas
  from ${somado(regime === 'CAIXA' ? CAIXA : COMPETENCIA, cliente, periodo)} t
  left join tipo_despesa d on d.codigo = t.tipo_despesa left join grupo_despesa g on g.codigo = d.grupo
  where ${regime === 'CAIXA' ? sql`not ${semCaixa}` : sql`true`}) as c`

/** What the account `c` added to what it opened with. */
export const movimentoDaConta = (cliente: string) => sql`
  (select coalesce(sum(t.entradas - t.saidas), 0)::bigint from ${somado(CONTA, cliente, {})} t
    where t.grupo = c.codigo::text and t.dia >= c.saldo_em and not ${semCaixa})`

/** What partner clinics brought in within a period, as `c`. */
export const receitaDasClinicas = (cliente: string, periodo: Periodo) =>
  sql`from ${somado(CLINICA, cliente, periodo)} c`

/** Settled accounts of one of the company's books within a period of due days. */
export const liquidadoSomado = (cliente: string, natureza: 'RECEBER' | 'PAGAR', periodo: Periodo) => sql`
  select coalesce(sum(t.quantidade), 0)::int as quantidade, coalesce(sum(t.entradas), 0)::bigint as soma
  from ${somado(LIQUIDADO, cliente, periodo)} t where t.classe = ${natureza} and not (t.classe = 'PAGAR' and ${semCaixa})`

/** What a specialist earned within a period. */
export const repasseSomado = (cliente: string, especialista: string, periodo: Periodo) => sql`
  select coalesce(sum(t.quantidade), 0)::int as quantidade, coalesce(sum(t.entradas), 0)::bigint as soma
  from ${somado(REPASSE, cliente, periodo)} t where t.especialista = ${especialista}`
