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
import { sql, type RawBuilder } from 'kysely'
import { listar, literais, type Banco } from '../../infra/banco/index.ts'
import { recorteDaContribuicao, type FiltroDaContribuicao } from './queries-contribuicao.ts'
import { semCaixa } from './queries-livro.ts'
import { doTitulo, FATOS, viva, type OrigemDaPartida } from './queries-partida.ts'

export interface FiltroDeLancamentos extends FiltroDaContribuicao {
  regime: Regime
  linha?: LinhaDoDre | undefined
  grupo?: string | undefined
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

/** As the registry of expenses says now; a leg without type knows its own, and one between accounts has no line. */
const LINHA = sql`coalesce(p.classe, g.linha_dre)`
const GRUPO = sql`coalesce(p.grupo, g.nome, 'Transferências')`
const doCadastro = (linhaDaTabela: RawBuilder<unknown>) =>
  sql`left join tipo_despesa d on d.codigo = ${linhaDaTabela}.tipo_despesa left join grupo_despesa g on g.codigo = d.grupo`

/** What a leg `p` of the ledger adds to the statement that it is in: revenue is a credit there, money that comes in a debit. */
const VALOR = sql`case p.regime when 'COMPETENCIA' then -p.centavos else p.centavos end`

const noPeriodo = (dia: RawBuilder<unknown>, { de, ate, dias }: FiltroDeLancamentos) =>
  sql`${de === undefined ? sql`` : sql` and ${dia} >= ${de}::date`}${
    ate === undefined ? sql`` : sql` and ${dia} <= ${ate}::date`
  }${dias === undefined ? sql`` : sql` and ${dia} = any(${dias})`}`

type Braco = { linhas: readonly LinhaComValor[]; consulta: RawBuilder<unknown> }

/** Legs of a statement that facts of one kind wrote, each with its fact. */
function partidasDe(
  cliente: string,
  filtro: FiltroDeLancamentos,
  origem: OrigemDaPartida,
  {
    quais = sql`p.regime = ${filtro.regime}`,
    previsto = sql`false`,
  }: Partial<Record<'quais' | 'previsto', RawBuilder<unknown>>> = {},
) {
  return sql`
    select p.codigo::text as codigo, p.dia, ${LINHA} as linha, ${GRUPO} as grupo, ${VALOR} as centavos, ${previsto} as previsto, f.*,
      p.tipo_despesa, p.conta_financeira
    from partida p cross join lateral (${FATOS[origem]}) f ${doCadastro(sql`p`)}
    where p.cliente = ${cliente} and ${quais} and p.origem = ${origem} and ${viva}${noPeriodo(sql`p.dia`, filtro)}`
}

/** By the day of the service, fees by the day of the payment. */
const porCompetencia = ({ cliente }: LeituraDeLancamentos, filtro: FiltroDeLancamentos): Braco[] => [
  { linhas: LINHAS_COM_VALOR, consulta: partidasDe(cliente, filtro, 'TITULO') },
  { linhas: ['CUSTOS_SERVICOS'], consulta: partidasDe(cliente, filtro, 'REPASSE') },
  { linhas: ['RESULTADO_FINANCEIRO'], consulta: partidasDe(cliente, filtro, 'PAGAMENTO') },
  { linhas: ['RESULTADO_FINANCEIRO'], consulta: partidasDe(cliente, filtro, 'TRANSFERENCIA') },
]

/** What accounts opened with, less what had moved there before, since that balance already has it. */
const aberturasDasContas = (cliente: string): Braco => ({
  linhas: [],
  consulta: sql`
    select a.* from (select c.codigo::text as codigo, c.saldo_em as dia, null as linha, 'Saldos iniciais' as grupo,
      coalesce((select sum(p.centavos * case p.origem when 'ABERTURA' then 1 else -1 end) from partida p where p.cliente = c.cliente
        and p.conta_financeira = c.codigo and (p.origem = 'ABERTURA' or p.dia < c.saldo_em) and ${viva}
        and not ${semCaixa(sql`p.tipo_despesa`)}), 0)::bigint as centavos, false as previsto, null as natureza, null::uuid as titulo,
      null::bigint as numero, 'Saldo inicial de ' || c.nome as descricao, 'Saldo inicial' as contraparte, null::uuid as parceiro,
      null::uuid as atendimento, null::uuid as transferencia, null::uuid as tipo_despesa, c.codigo as conta_financeira
    from conta_financeira c where c.cliente = ${cliente}) a where a.centavos <> 0`,
})

/** By the day of payment: a reversal takes out what it undoes. What is expected is no entry yet: it is what titles still owe. */
function porCaixa({ cliente, hoje }: LeituraDeLancamentos, filtro: FiltroDeLancamentos): Braco[] {
  const saldo = sql`t.valor_centavos - t.desconto_centavos + t.acrescimo_centavos - t.pago_centavos`
  const esperado = sql`greatest(t.vencimento, ${hoje}::date)`
  // What cards are still to bring is in the ledger, on a day that has not come.
  const aVir = sql`p.dia > ${hoje}::date`
  const quando = { sim: sql` and ${aVir}`, nao: sql` and not ${aVir}`, todos: sql`` }[filtro.previsto ?? 'todos']
  const realizados: Braco = {
    linhas: LINHAS_COM_VALOR,
    consulta: sql`${partidasDe(cliente, filtro, 'PAGAMENTO', { previsto: sql`(${aVir})` })} and not ${semCaixa(sql`p.tipo_despesa`)}${quando}`,
  }
  const previstos: Braco = {
    linhas: LINHAS_COM_VALOR,
    consulta: sql`
      select t.codigo::text as codigo, ${esperado} as dia, coalesce(classe_do_titulo(t), g.linha_dre) as linha,
        coalesce(grupo_do_titulo(t), g.nome) as grupo, (case t.natureza when 'RECEBER' then 1 else -1 end * (${saldo}))::bigint as centavos,
        true as previsto, ${doTitulo}, t.tipo_despesa, null::uuid as conta_financeira
      from titulo t ${doCadastro(sql`t`)}
      where t.cliente = ${cliente} and t.estado in (${literais([...ESTADOS_A_LIQUIDAR, 'A_FATURAR'])}) and ${saldo} <> 0
        and t.a_cancelar is null and not (t.natureza = 'PAGAR' and ${semCaixa()})${noPeriodo(esperado, filtro)}`,
  }
  // What was there before anything moved belongs to a balance, which begins with the first day.
  const aberturas = filtro.de === undefined && filtro.sentido === undefined ? [aberturasDasContas(cliente)] : []
  // Of all accounts together only the fee moves; one of them shows what left it for another, or came.
  const daConta = filtro.contaFinanceira === undefined ? undefined : sql`p.conta_financeira = ${filtro.contaFinanceira}`
  const transferencias: Braco = {
    linhas: ['RESULTADO_FINANCEIRO'],
    consulta: partidasDe(cliente, filtro, 'TRANSFERENCIA', daConta && { quais: daConta }),
  }
  if (filtro.previsto === 'sim') return [realizados, previstos]
  return [realizados, transferencias, ...aberturas, ...(filtro.previsto === undefined ? [previstos] : [])]
}

/** Whether amounts are told apart by exam, which is what tells whose they are. */
const porExame = ({ parcela, especialista, servico, semVinculo }: FiltroDaContribuicao) =>
  [parcela, especialista, servico, semVinculo].some((filtro) => filtro !== undefined)

function fonteDe(leitura: LeituraDeLancamentos, filtro: FiltroDeLancamentos, linhas: readonly LinhaComValor[]) {
  if (porExame(filtro)) return recorteDaContribuicao(leitura.cliente, filtro)
  const bracos = (filtro.regime === 'COMPETENCIA' ? porCompetencia : porCaixa)(leitura, filtro)
    .filter((braco) => filtro.linha === undefined || braco.linhas.some((linha) => linhas.includes(linha)))
    .map(({ consulta }) => consulta)
  const colunas = sql`codigo, dia, linha, grupo, centavos, previsto, natureza, titulo, numero, descricao, contraparte, parceiro, atendimento, transferencia, tipo_despesa, conta_financeira`
  return { origem: sql`from (${sql.join(bracos, sql` union all `)}) as c (${colunas})`, filtros: [] }
}

/** Every amount that the result or the cash of a company counts, and no other: the statements add these up. */
export function recorteDeLancamentos(leitura: LeituraDeLancamentos, filtro: FiltroDeLancamentos) {
  const { grupo, parceiro, contaFinanceira, sentido } = filtro
  const linhas = filtro.linha === undefined ? LINHAS_COM_VALOR : linhasSomadas(filtro.linha)
  const { origem, filtros } = fonteDe(leitura, filtro, linhas)
  return {
    origem,
    filtros: [
      ...filtros,
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

const campos = (
  descricao: RawBuilder<unknown>,
) => sql`c.codigo, c.dia, c.linha, c.grupo, c.centavos, c.previsto, ${descricao} as descricao, c.contraparte,
  case when c.titulo is not null and c.natureza is not null then json_build_object('livro', case c.natureza when 'RECEBER' then 'contas-receber' else 'contas-pagar' end,
    'codigo', c.titulo, 'numero', c.numero) end as conta,
  case when a.codigo is not null then json_build_object('codigo', a.codigo, 'numero', a.numero) end as atendimento, c.transferencia`

export function listarLancamentos(
  tx: Banco,
  leitura: LeituraDeLancamentos,
  filtro: FiltroDeLancamentos & { ordem: string; cursor?: string | undefined; limite: number },
) {
  const exames = porExame(filtro)
  return listar<Lancamento>(tx, filtro, {
    ...recorteDeLancamentos(leitura, filtro),
    // Part of an amount says of which exam it is.
    campos: campos(
      exames ? sql`case when c.partes > 1 then s.nome || ' – ' || c.descricao else c.descricao end` : sql`c.descricao`,
    ),
    alias: 'c',
    // A word, a line or a period leaves few of years of entries, or nearly all: planned for any, all are read for a few.
    plano: 'POR_VALORES',
    juncoes: sql`left join atendimento a on a.cliente = ${leitura.cliente} and a.codigo = c.atendimento ${
      exames ? sql`left join servico s on s.cliente = ${leitura.cliente} and s.codigo = c.servico` : sql``
    }`,
    chave: sql`c.codigo`,
    tipoDaChave: 'text',
    colunas: {
      dia: { expressao: sql`c.dia`, tipo: 'date' },
      valor: { expressao: sql`c.centavos`, tipo: 'int8' },
    },
  })
}
