import type { LinhaDoPreco, RegraDePreco, Desconto } from '@vetlume/dominio/preco'
import type { LinhaDoRepasse } from '@vetlume/dominio/repasse'
import type { TaxasDaEmpresa } from '@vetlume/dominio/simulador'
import type { Dia } from '@vetlume/dominio/tempo'
import { sql } from 'kysely'
import { juntas, planoPorValores, type Banco } from '../../infra/banco/index.ts'
import { referencia } from '../cadastros/index.ts'

/** Exams that are alike in all that makes a price and a repasse. */
export interface ExamesIguais {
  parceiro: { codigo: string; nome: string } | null
  servico: string
  pacote: string | null
  /** Where a bundle was asked for; null outside one. */
  atendimento: string | null
  regraDoPreco: RegraDePreco
  linhasDoPreco: LinhaDoPreco[]
  desconto: Desconto | null
  brutoCentavos: number
  taxaCentavos: number
  repasseCentavos: number
  linhasDoRepasse: LinhaDoRepasse[]
  regraDoRepasse: string | null
  quantos: number
}

/**
 * The exams concluded in a period, by the day of the exam: each has one repasse that stands, as zero when no rule held.
 * Alike ones come together, since most of a period costs what others did.
 */
const examesDoPeriodo = (cliente: string, { de, ate }: { de: Dia; ate: Dia }) =>
  planoPorValores(
    'a period may be a week or half a year',
    sql<ExamesIguais>`
    select ${referencia('p')} as parceiro, i.servico, i.pacote,
      case when i.pacote is not null then i.atendimento end as atendimento,
      coalesce(i.explicacao ->> 'regra', 'PRECO_DO_SERVICO') as "regraDoPreco",
      coalesce(i.explicacao -> 'linhas', '[]') as "linhasDoPreco", i.desconto,
      r.bruto_centavos as "brutoCentavos", r.taxa_centavos as "taxaCentavos", r.valor_centavos as "repasseCentavos",
      coalesce(r.explicacao -> 'linhas', '[]') as "linhasDoRepasse", r.regra as "regraDoRepasse", count(*)::int as quantos
    from repasse r
    join atendimento_item i on i.cliente = r.cliente and i.codigo = r.item
    join atendimento a on a.cliente = r.cliente and a.codigo = r.atendimento
    left join parceiro p on p.cliente = a.cliente and p.codigo = a.parceiro
    where r.cliente = ${cliente} and r.competencia between ${de} and ${ate} and r.estado <> 'CANCELADO'
    group by p.codigo, p.nome, i.servico, i.pacote, 4, 5, 6, i.desconto, r.bruto_centavos, r.taxa_centavos, r.valor_centavos, 11, r.regra`,
  )

const taxasDaEmpresa = (cliente: string) =>
  sql<TaxasDaEmpresa>`select imposto_bp as "impostoBp" from cliente where codigo = ${cliente}`

export async function lerLaboratorio(tx: Banco, cliente: string, periodo: { de: Dia; ate: Dia }) {
  const [exames, [taxas]] = await juntas(tx, [examesDoPeriodo(cliente, periodo), taxasDaEmpresa(cliente)])
  return { exames, taxas }
}
