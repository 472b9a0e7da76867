import type { MovimentoContabil, Partida, TipoDeContaContabil } from '@vetlume/dominio/financeiro'
import { sql } from 'kysely'
import { listar, planoGenerico, type Banco } from '../../infra/banco/index.ts'
import { semCaixa } from './queries-livro.ts'
import { FATOS, viva } from './queries-partida.ts'
import { razaoSomado, SOMAS_PEQUENAS } from './somas.ts'

export interface FiltroDoRazao {
  conta?: string | undefined
  contaFinanceira?: string | undefined
  tipoDespesa?: string | undefined
  de?: string | undefined
  ate?: string | undefined
  lado?: 'DEBITO' | 'CREDITO' | undefined
  busca?: string | undefined
}

/** What nobody pays, as depreciation, is owed to nobody: it wears the assets out. */
const conta = sql`case when p.conta = '2.1' and ${semCaixa(sql`p.tipo_despesa`)} then '1.9' else p.conta end`

const daOrigem = (origem: string) => sql`p.origem = ${sql.lit(origem)}`

/** What is told of the fact that wrote each leg `p`. */
const fatoDaPartida = sql`(${sql.join(
  Object.entries(FATOS).map(([origem, fato]) => sql`${fato} and ${daOrigem(origem)}`),
  sql` union all `,
)}) f`

/** Legs whose fact says what was looked for: only a search reads every fact, those of a page are read when it is known. */
function achadas(cliente: string, busca: string) {
  const bracos = Object.entries(FATOS).map(
    ([origem, fato]) => sql`
      select p.* from partida p cross join lateral (${fato}) f where p.cliente = ${cliente} and ${daOrigem(origem)}
        and strpos(normalizar(f.contraparte || ' ' || f.descricao), normalizar(${busca})) > 0`,
  )
  return sql`(${sql.join(bracos, sql` union all `)})`
}

/** The legs of a company's ledger that a filter leaves, as `p`. */
function recorteDoRazao(cliente: string, filtro: FiltroDoRazao) {
  const { conta: so, contaFinanceira, tipoDespesa, de, ate, lado, busca } = filtro
  return {
    origem: busca ? sql`from ${achadas(cliente, busca)} as p` : sql`from partida p`,
    filtros: [
      sql`p.cliente = ${cliente}`,
      viva,
      de === undefined ? null : sql`p.dia >= ${de}::date`,
      ate === undefined ? null : sql`p.dia <= ${ate}::date`,
      so === undefined ? null : sql`${conta} = ${so}`,
      contaFinanceira === undefined ? null : sql`p.conta_financeira = ${contaFinanceira}`,
      tipoDespesa === undefined ? null : sql`p.tipo_despesa = ${tipoDespesa}`,
      lado === undefined ? null : lado === 'DEBITO' ? sql`p.centavos > 0` : sql`p.centavos < 0`,
    ],
  }
}

const campos = sql`p.codigo::text as codigo, p.dia, k.codigo || ' ' || k.nome as "contaContabil", f.descricao, f.contraparte, p.centavos,
  case when f.titulo is not null then json_build_object('livro', case f.natureza when 'RECEBER' then 'contas-receber' else 'contas-pagar' end,
    'codigo', f.titulo, 'numero', f.numero) end as conta,
  case when a.codigo is not null then json_build_object('codigo', a.codigo, 'numero', a.numero) end as atendimento, f.transferencia`

export function listarRazao(
  tx: Banco,
  cliente: string,
  filtro: FiltroDoRazao & { ordem: string; cursor?: string | undefined; limite: number },
) {
  return listar<Partida>(tx, filtro, {
    ...recorteDoRazao(cliente, filtro),
    campos,
    alias: 'p',
    // An account, a type or a word leaves few of years of legs, or nearly all: planned for any, all are read for a few.
    plano: 'POR_VALORES',
    juncoes: sql`cross join lateral ${fatoDaPartida}
      join conta_contabil k on k.cliente = ${cliente} and k.codigo = ${conta}
      left join atendimento a on a.cliente = ${cliente} and a.codigo = f.atendimento`,
    chave: sql`p.codigo`,
    tipoDaChave: 'uuid',
    colunas: {
      dia: { expressao: sql`p.dia`, tipo: 'date' },
      valor: { expressao: sql`p.centavos`, tipo: 'int8' },
    },
  })
}

export interface LinhaDoBalancete extends MovimentoContabil {
  conta: string
  nome: string
  tipo: TipoDeContaContabil
  chave: string | null
  parte: string | null
}

/** Each account of the chart with what moved it, a row for each of its parts; those that never moved too. */
export async function lerBalancete(
  tx: Banco,
  cliente: string,
  periodo: { de: string; ate: string },
): Promise<LinhaDoBalancete[]> {
  const { rows } = await planoGenerico(
    SOMAS_PEQUENAS,
    sql<LinhaDoBalancete>`
    select k.codigo as conta, k.nome, k.tipo, coalesce(f.codigo, d.codigo) as chave, coalesce(f.nome, d.nome) as parte,
      coalesce(sum(c.antes), 0)::bigint as "anteriorCentavos", coalesce(sum(c.debitos), 0)::bigint as "debitosCentavos",
      coalesce(sum(c.creditos), 0)::bigint as "creditosCentavos",
      coalesce(sum(c.antes + c.debitos - c.creditos), 0)::bigint as "saldoCentavos"
    from conta_contabil k
    left join (select * ${razaoSomado(cliente, periodo)}) c on c.conta = k.codigo
    left join tipo_despesa d on d.codigo = c.tipo_despesa
    left join conta_financeira f on f.cliente = ${cliente} and f.codigo::text = c.conta_financeira
    where k.cliente = ${cliente} group by 1, 2, 3, 4, 5 order by 1, 5`,
  ).execute(tx)
  return rows
}
