import {
  ESTADOS_A_LIQUIDAR,
  LINHAS_COM_VALOR,
  linhasSomadas,
  type Lancamento,
  type LinhaComValor,
  type LinhaDoDre,
  type Regime,
  type Sentido,
} from '@vetlume/dominio/financeiro'
import { LINHAS_DA_DRE } from '@vetlume/dominio/grupo-despesa'
import { sql, type RawBuilder } from 'kysely'
import { listar, literais, type Banco } from '../../infra/banco/index.ts'
import { doLivro, semCaixa } from './queries-livro.ts'

export interface FiltroDeLancamentos {
  regime: Regime
  linha?: LinhaDoDre | undefined
  grupo?: string | undefined
  de?: string | undefined
  ate?: string | undefined
  parceiro?: string | undefined
  contaFinanceira?: string | undefined
  sentido?: Sentido | undefined
  previsto?: 'sim' | 'nao' | undefined
  busca?: string | undefined
  /** Only these days: a `date[]` of the database. */
  dias?: RawBuilder<unknown> | undefined
}

export interface LeituraDeLancamentos {
  cliente: string
  /** Today in the company's zone: what is overdue is expected then. */
  hoje: string
}

const TAXAS = 'Taxas de cartão e de banco'

// A payable without type is the specialist's, or something that nobody classified.
const linhaSemTipo = sql`case when t.especialista is not null then 'CUSTOS_SERVICOS' else 'DESPESAS_OPERACIONAIS' end`
const grupoSemTipo = sql`case when t.especialista is not null then 'Repasses' else 'Sem classificação' end`
const grupoDaReceita = sql`case when t.atendimento is null and t.fechamento is null then 'Outras receitas' else 'Atendimentos' end`

/** Where the line and the group of a payable come from. */
interface Classe {
  linha: RawBuilder<unknown>
  grupo: RawBuilder<unknown>
  juncoes: RawBuilder<unknown>
  /** Payables that the cash leaves out. */
  fora: RawBuilder<unknown>
}

/** As the registry of expenses says now. */
const DO_CADASTRO: Classe = {
  linha: sql`coalesce(g.linha_dre, ${linhaSemTipo})`,
  grupo: sql`coalesce(g.nome, ${grupoSemTipo})`,
  juncoes: sql`left join tipo_despesa d on d.codigo = t.tipo_despesa left join grupo_despesa g on g.codigo = d.grupo`,
  fora: semCaixa,
}

/** For what is kept: the registry may change, so what it says is left null, and asked when the sums are read. */
export const SEM_CADASTRO: Classe = {
  linha: sql`case when t.tipo_despesa is null then ${linhaSemTipo} end`,
  grupo: sql`case when t.tipo_despesa is null then ${grupoSemTipo} end`,
  juncoes: sql``,
  fora: sql`false`,
}

/** What every arm answers beside its day, line, group and amount. */
const doTitulo = sql`t.natureza, case when ${doLivro} then t.codigo end as titulo, t.numero, t.descricao, t.contraparte, t.parceiro, t.atendimento,
  case t.natureza when 'PAGAR' then t.tipo_despesa end as tipo_despesa`
/** What did not move yet, or moved as something else than money, is in no account. */
const semConta = sql`null::uuid as conta_financeira`

const noPeriodo = (dia: RawBuilder<unknown>, { de, ate, dias }: FiltroDeLancamentos) =>
  sql`${de === undefined ? sql`` : sql` and ${dia} >= ${de}::date`}${
    ate === undefined ? sql`` : sql` and ${dia} <= ${ate}::date`
  }${dias === undefined ? sql`` : sql` and ${dia} = any(${dias})`}`

type Braco = { linhas: readonly LinhaComValor[]; consulta: RawBuilder<unknown> }

/**
 * By the date of the service. Discounts given on exams come back as gross revenue and go out again as deductions. Of a closing, only
 * what it takes off counts: its exams already did, each on its day.
 */
function porCompetencia({ cliente }: LeituraDeLancamentos, filtro: FiltroDeLancamentos, classe: Classe): Braco[] {
  const vale = sql`t.cliente = ${cliente} and t.estado not in ('PREVISTO', 'CANCELADO', 'ESTORNADO')${noPeriodo(sql`t.competencia`, filtro)}`
  return [
    {
      linhas: ['RECEITA_BRUTA', 'DEDUCOES', 'DESPESAS_OPERACIONAIS', 'RESULTADO_FINANCEIRO'],
      consulta: sql`
        select t.codigo::text || v.parte as codigo, t.competencia as dia, v.linha, v.grupo, v.centavos, false as previsto, ${doTitulo}, ${semConta}
        from titulo t
        left join fechamento f on f.cliente = t.cliente and f.codigo = t.fechamento and t.atendimento is null
        cross join lateral (select coalesce(sum(i.desconto_centavos), 0)::int as desconto from atendimento_item i
          where i.cliente = t.cliente and i.atendimento = t.atendimento and i.desconto_centavos > 0 and not i.cancelado) n
        cross join lateral (values ('', 'RECEITA_BRUTA', ${grupoDaReceita}, case when f.codigo is null then t.valor_centavos + n.desconto else 0 end),
          (':desconto', 'DEDUCOES', 'Descontos concedidos', -n.desconto - t.desconto_centavos - coalesce(f.desconto_centavos, 0)),
          (':comissao', 'DESPESAS_OPERACIONAIS', 'Comissões de clínicas', -coalesce(f.comissao_centavos, 0)),
          (':juros', 'RESULTADO_FINANCEIRO', 'Juros e multas', t.acrescimo_centavos)) as v (parte, linha, grupo, centavos)
        where ${vale} and t.natureza = 'RECEBER' and v.centavos <> 0`,
    },
    {
      linhas: LINHAS_DA_DRE,
      consulta: sql`
        select t.codigo::text || v.parte, t.competencia, v.linha, v.grupo, v.centavos, false, ${doTitulo}, ${semConta}
        from titulo t ${classe.juncoes}
        cross join lateral (values ('', ${classe.linha}, ${classe.grupo}, -t.valor_centavos
            + (select coalesce(sum(r.valor_centavos), 0)::int from repasse r where r.cliente = t.cliente and r.titulo = t.codigo)),
          (':juros', 'RESULTADO_FINANCEIRO', 'Juros e multas', -t.acrescimo_centavos),
          (':desconto', 'RESULTADO_FINANCEIRO', 'Descontos obtidos', t.desconto_centavos)) as v (parte, linha, grupo, centavos)
        where ${vale} and t.natureza = 'PAGAR' and v.centavos <> 0`,
    },
    {
      linhas: ['CUSTOS_SERVICOS'],
      consulta: sql`
        select r.codigo::text, r.competencia, 'CUSTOS_SERVICOS', 'Repasses', -r.valor_centavos, false, null, r.titulo, null::bigint,
          'Repasse de ' || s.nome || ', atendimento nº ' || a.numero, e.nome, a.parceiro, r.atendimento, null::uuid, ${semConta}
        from repasse r
        join especialista e on e.cliente = r.cliente and e.codigo = r.especialista
        join atendimento a on a.cliente = r.cliente and a.codigo = r.atendimento
        join atendimento_item i on i.cliente = r.cliente and i.codigo = r.item
        join servico s on s.cliente = i.cliente and s.codigo = i.servico
        where r.cliente = ${cliente} and r.estado <> 'CANCELADO' and r.valor_centavos <> 0${noPeriodo(sql`r.competencia`, filtro)}`,
    },
    {
      linhas: ['RESULTADO_FINANCEIRO'],
      consulta: sql`
        select p.codigo::text || ':taxa', t.competencia, 'RESULTADO_FINANCEIRO', ${TAXAS}, -p.taxa_centavos, false, ${doTitulo}, ${semConta}
        from pagamento p join titulo t on t.cliente = p.cliente and t.codigo = p.titulo
        where p.cliente = ${cliente} and p.taxa_centavos <> 0 and ${vale}`,
    },
  ]
}

/** By the date of payment: a reversal takes out what it undoes. What nobody pays is not here. */
function porCaixa({ cliente, hoje }: LeituraDeLancamentos, filtro: FiltroDeLancamentos, classe: Classe): Braco[] {
  const comSinal = sql`case t.natureza when 'RECEBER' then 1 else -1 end`
  const linha = sql`case t.natureza when 'RECEBER' then 'RECEITA_BRUTA' else ${classe.linha} end`
  const grupo = sql`case t.natureza when 'RECEBER' then ${grupoDaReceita} else ${classe.grupo} end`
  const saldo = sql`t.valor_centavos - t.desconto_centavos + t.acrescimo_centavos - t.pago_centavos`
  const esperado = sql`greatest(t.vencimento, ${hoje}::date)`
  const realizados: Braco = {
    linhas: LINHAS_COM_VALOR,
    consulta: sql`
      select p.codigo::text || v.parte as codigo, p.pago_em as dia, v.linha, v.grupo, v.centavos, false as previsto, ${doTitulo}, p.conta_financeira
      from pagamento p join titulo t on t.cliente = p.cliente and t.codigo = p.titulo ${classe.juncoes}
      cross join lateral (values ('', ${linha}, ${grupo}, ${comSinal} * p.valor_centavos),
        (':taxa', 'RESULTADO_FINANCEIRO', ${TAXAS}, -p.taxa_centavos)) as v (parte, linha, grupo, centavos)
      where p.cliente = ${cliente} and v.centavos <> 0 and not (t.natureza = 'PAGAR' and ${classe.fora})${noPeriodo(sql`p.pago_em`, filtro)}`,
  }
  const previstos: Braco = {
    linhas: LINHAS_COM_VALOR,
    consulta: sql`
      select t.codigo::text as codigo, ${esperado} as dia, ${linha} as linha, ${grupo} as grupo, ${comSinal} * (${saldo}) as centavos, true as previsto, ${doTitulo}, ${semConta}
      from titulo t ${classe.juncoes}
      where t.cliente = ${cliente} and t.estado in (${literais([...ESTADOS_A_LIQUIDAR, 'A_FATURAR'])}) and ${saldo} <> 0
        and not (t.natureza = 'PAGAR' and ${classe.fora})${noPeriodo(esperado, filtro)}`,
  }
  if (filtro.previsto === undefined) return [realizados, previstos]
  return filtro.previsto === 'sim' ? [previstos] : [realizados]
}

/** Every amount that the result or the cash of a company counts, and no other: the statements add these up. */
export function recorteDeLancamentos(
  leitura: LeituraDeLancamentos,
  filtro: FiltroDeLancamentos,
  classe: Classe = DO_CADASTRO,
) {
  const { regime, grupo, parceiro, contaFinanceira, sentido } = filtro
  const linhas = filtro.linha === undefined ? LINHAS_COM_VALOR : linhasSomadas(filtro.linha)
  const bracos = (regime === 'COMPETENCIA' ? porCompetencia : porCaixa)(leitura, filtro, classe)
    .filter((braco) => braco.linhas.some((linha) => linhas.includes(linha)))
    .map(({ consulta }) => consulta)
  const colunas = sql`codigo, dia, linha, grupo, centavos, previsto, natureza, titulo, numero, descricao, contraparte, parceiro, atendimento, tipo_despesa, conta_financeira`
  return {
    origem: sql`from (${sql.join(bracos, sql` union all `)}) as c (${colunas})`,
    filtros: [
      filtro.linha === undefined ? null : sql`c.linha in (${literais(linhas)})`,
      grupo === undefined ? null : sql`c.grupo = ${grupo}`,
      parceiro === undefined ? null : sql`c.parceiro = ${parceiro}`,
      contaFinanceira === undefined ? null : sql`c.conta_financeira = ${contaFinanceira}`,
      sentido === undefined ? null : sentido === 'ENTRADA' ? sql`c.centavos > 0` : sql`c.centavos < 0`,
      filtro.busca
        ? sql`strpos(normalizar(c.contraparte || ' ' || c.descricao), normalizar(${filtro.busca})) > 0`
        : null,
    ],
  }
}

/** What may be added up over the rows of the list. */
export const MEDIDAS_DOS_LANCAMENTOS = { centavos: sql`c.centavos` }

const campos = sql`c.codigo, c.dia, c.linha, c.grupo, c.centavos, c.previsto, c.descricao, c.contraparte,
  case when c.titulo is not null and c.natureza is not null then json_build_object('livro', case c.natureza when 'RECEBER' then 'contas-receber' else 'contas-pagar' end,
    'codigo', c.titulo, 'numero', c.numero) end as conta,
  case when a.codigo is not null then json_build_object('codigo', a.codigo, 'numero', a.numero) end as atendimento`

export function listarLancamentos(
  tx: Banco,
  leitura: LeituraDeLancamentos,
  filtro: FiltroDeLancamentos & { ordem: string; cursor?: string | undefined; limite: number },
) {
  return listar<Lancamento>(tx, filtro, {
    ...recorteDeLancamentos(leitura, filtro),
    campos,
    alias: 'c',
    juncoes: sql`left join atendimento a on a.cliente = ${leitura.cliente} and a.codigo = c.atendimento`,
    chave: sql`c.codigo`,
    tipoDaChave: 'text',
    colunas: {
      dia: { expressao: sql`c.dia`, tipo: 'date' },
      valor: { expressao: sql`c.centavos`, tipo: 'int8' },
    },
  })
}
