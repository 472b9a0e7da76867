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

/** The legs of a company's ledger, each with its fact, as `c`. */
export function recorteDoRazao(cliente: string, filtro: FiltroDoRazao) {
  const { conta: so, contaFinanceira, tipoDespesa, de, ate, lado, busca } = filtro
  const bracos = Object.entries(FATOS).map(
    ([origem, fato]) => sql`
      select p.codigo, p.dia, ${conta} as conta, p.centavos, p.conta_financeira, p.tipo_despesa, f.*
      from partida p cross join lateral (${fato}) f
      where p.cliente = ${cliente} and p.origem = ${origem} and ${viva}${
        de === undefined ? sql`` : sql` and p.dia >= ${de}::date`
      }${ate === undefined ? sql`` : sql` and p.dia <= ${ate}::date`}`,
  )
  return {
    origem: sql`from (${sql.join(bracos, sql` union all `)}) as c`,
    filtros: [
      so === undefined ? null : sql`c.conta = ${so}`,
      contaFinanceira === undefined ? null : sql`c.conta_financeira = ${contaFinanceira}`,
      tipoDespesa === undefined ? null : sql`c.tipo_despesa = ${tipoDespesa}`,
      lado === undefined ? null : lado === 'DEBITO' ? sql`c.centavos > 0` : sql`c.centavos < 0`,
      busca ? sql`strpos(normalizar(c.contraparte || ' ' || c.descricao), normalizar(${busca})) > 0` : null,
    ],
  }
}

const campos = sql`c.codigo::text as codigo, c.dia, k.codigo || ' ' || k.nome as "contaContabil", c.descricao, c.contraparte, c.centavos,
  case when c.titulo is not null then json_build_object('livro', case c.natureza when 'RECEBER' then 'contas-receber' else 'contas-pagar' end,
    'codigo', c.titulo, 'numero', c.numero) end as conta,
  case when a.codigo is not null then json_build_object('codigo', a.codigo, 'numero', a.numero) end as atendimento, c.transferencia`

export function listarRazao(
  tx: Banco,
  cliente: string,
  filtro: FiltroDoRazao & { ordem: string; cursor?: string | undefined; limite: number },
) {
  return listar<Partida>(tx, filtro, {
    ...recorteDoRazao(cliente, filtro),
    campos,
    alias: 'c',
    juncoes: sql`join conta_contabil k on k.cliente = ${cliente} and k.codigo = c.conta
      left join atendimento a on a.cliente = ${cliente} and a.codigo = c.atendimento`,
    chave: sql`c.codigo`,
    tipoDaChave: 'uuid',
    colunas: {
      dia: { expressao: sql`c.dia`, tipo: 'date' },
      valor: { expressao: sql`c.centavos`, tipo: 'int8' },
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
