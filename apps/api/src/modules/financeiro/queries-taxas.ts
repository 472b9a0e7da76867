import type { MetodoDePagamento } from '@vetlume/dominio/financeiro'
import type { LinhaDoRepasse } from '@vetlume/dominio/repasse'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import type { ExplicacaoDoRepasse } from './queries-cobranca.ts'

/** A fee that a payment of one charge paid, after reversals. */
export interface TaxaPaga {
  /** The atendimento or the closing that was charged. */
  origem: string
  metodo: MetodoDePagamento
  centavos: number
}

export interface RepasseDoExame {
  codigo: string
  atendimento: string
  /** The closing that its charge is in. */
  fechamento: string | null
  bruto_centavos: number
  taxa_centavos: number
  estado: 'PENDENTE' | 'CONSOLIDADO'
  regra: string | null
  linhas: LinhaDoRepasse[]
}

/**
 * Repasses of all that is charged by these titles, or in a closing with them, locked in the order of their keys. Of a closing, all come:
 * its fee is shared among them.
 */
export async function repassesDosTitulos(
  tx: Banco,
  cliente: string,
  titulos: readonly string[],
): Promise<RepasseDoExame[]> {
  const { rows } = await sql<RepasseDoExame>`
    with pagos as (select t.atendimento, t.fechamento from titulo t
        where t.cliente = ${cliente} and t.codigo = any(${titulos}::uuid[]) and t.natureza = 'RECEBER'),
      exames as (select p.atendimento, null::uuid as fechamento from pagos p where p.atendimento is not null
        union select c.atendimento, c.fechamento from pagos p join titulo c on c.cliente = ${cliente} and c.fechamento = p.fechamento
          where p.atendimento is null and c.atendimento is not null and c.estado = 'FATURADO')
    select r.codigo, r.atendimento, e.fechamento, r.bruto_centavos, r.taxa_centavos, r.estado, r.regra, r.explicacao -> 'linhas' as linhas
    from exames e join repasse r on r.cliente = ${cliente} and r.atendimento = e.atendimento and r.estado <> 'CANCELADO'
    order by r.codigo for update of r`.execute(tx)
  return rows
}

/** What charges the exams of these repasses: the closing that they are in or, outside one, what is charged for each by itself. */
export async function titulosDosRepasses(tx: Banco, cliente: string, repasses: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ codigo: string }>`
    with cobrados as (select t.codigo, t.fechamento, t.estado from repasse r
        join titulo t on t.cliente = r.cliente and t.atendimento = r.atendimento and t.natureza = 'RECEBER'
        where r.cliente = ${cliente} and r.codigo = any(${repasses}::uuid[]) and t.estado not in ('CANCELADO', 'ESTORNADO'))
    select codigo from cobrados where estado <> 'FATURADO'
    union select f.codigo from cobrados c join titulo f on f.cliente = ${cliente} and f.fechamento = c.fechamento
      where c.estado = 'FATURADO' and f.atendimento is null and f.estado not in ('CANCELADO', 'ESTORNADO')`.execute(tx)
  return rows.map(({ codigo }) => codigo)
}

/** Fees of what charges these exams, each by itself, and of what charges these closings. */
export async function taxasPagas(
  tx: Banco,
  cliente: string,
  { atendimentos, fechamentos }: { atendimentos: readonly string[]; fechamentos: readonly string[] },
): Promise<TaxaPaga[]> {
  const { rows } = await sql<TaxaPaga>`
    select coalesce(t.atendimento, t.fechamento) as origem, p.metodo, sum(p.taxa_centavos)::int as centavos
    from titulo t join pagamento p on p.cliente = t.cliente and p.titulo = t.codigo
    where t.cliente = ${cliente} and t.natureza = 'RECEBER' and t.estado not in ('CANCELADO', 'ESTORNADO')
      and (t.atendimento = any(${atendimentos}::uuid[]) or (t.atendimento is null and t.fechamento = any(${fechamentos}::uuid[])))
    group by 1, 2 having sum(p.taxa_centavos) > 0 order by 1, 2`.execute(tx)
  return rows
}

export interface RepasseRevisto {
  codigo: string
  taxa_centavos: number
  /** Null leaves what is owed as it was. */
  calculo: { base_centavos: number; valor_centavos: number; explicacao: ExplicacaoDoRepasse } | null
}

export async function gravarRevistos(tx: Banco, cliente: string, revistos: readonly RepasseRevisto[]): Promise<void> {
  const linhas = revistos.map(({ codigo, taxa_centavos, calculo }) => ({ codigo, taxa_centavos, ...calculo }))
  await sql`
    update repasse r set taxa_centavos = x.taxa_centavos, base_centavos = coalesce(x.base_centavos, r.base_centavos),
      valor_centavos = coalesce(x.valor_centavos, r.valor_centavos), explicacao = coalesce(x.explicacao, r.explicacao)
    from json_to_recordset(${JSON.stringify(linhas)}) as x (codigo uuid, taxa_centavos int, base_centavos int, valor_centavos int, explicacao jsonb)
    where r.cliente = ${cliente} and r.codigo = x.codigo`.execute(tx)
}
