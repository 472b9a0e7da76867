import { sql, type RawBuilder } from 'kysely'
import { doLivro } from './queries-livro.ts'

/** Legs `p` of the ledger that were neither reversed nor are a reversal: what the facts are worth now. */
export const viva = sql`p.estorna is null and not exists (select from partida e where e.cliente = p.cliente and e.estorna = p.codigo)`

/** Which legs of the ledger a sum has, of some days (`dias`, a `date[]` of the database), as `p`. */
export const partidasDosDias = (cliente: string, dias: RawBuilder<unknown>) =>
  sql`from partida p where p.cliente = ${cliente} and p.dia = any(${dias}) and ${viva}`

/** What is told of the title of a leg. */
export const doTitulo = sql`t.natureza, case when ${doLivro} then t.codigo end as titulo, t.numero, t.descricao, t.contraparte, t.parceiro, t.atendimento, null::uuid as transferencia`
const semTitulo = sql`null as natureza, null::uuid as titulo, null::bigint as numero`

/** The fact that wrote a leg `p`, in the columns of `doTitulo`. */
export const FATOS = {
  TITULO: sql`select ${doTitulo} from titulo t where t.cliente = p.cliente and t.codigo = p.documento`,
  PAGAMENTO: sql`select ${doTitulo} from pagamento m join titulo t on t.cliente = m.cliente and t.codigo = m.titulo
    where m.cliente = p.cliente and m.codigo = p.documento`,
  REPASSE: sql`select ${semTitulo}, 'Repasse de ' || s.nome || ', atendimento nº ' || a.numero as descricao,
      e.nome as contraparte, a.parceiro, r.atendimento, null::uuid as transferencia
    from repasse r
    join especialista e on e.cliente = r.cliente and e.codigo = r.especialista
    join atendimento a on a.cliente = r.cliente and a.codigo = r.atendimento
    join atendimento_item i on i.cliente = r.cliente and i.codigo = r.item
    join servico s on s.cliente = i.cliente and s.codigo = i.servico
    where r.cliente = p.cliente and r.codigo = p.documento`,
  // An account that was deleted leaves only what was reversed.
  ABERTURA: sql`select ${semTitulo}, 'Saldo inicial de ' || c.nome as descricao, 'Saldo inicial' as contraparte, null::uuid as parceiro,
      null::uuid as atendimento, null::uuid as transferencia
    from conta_financeira c where c.cliente = p.cliente and c.codigo = p.documento`,
  // Read from either account, the other side is the other account; what took one back leads to what it took back.
  TRANSFERENCIA: sql`select ${semTitulo}, case when x.estorna is null then 'Transferência de ' else 'Estorno de transferência de ' end
      || o.nome || ' para ' || d.nome || coalesce(': ' || x.descricao, '') as descricao,
      case when p.conta_financeira = x.para then o.nome else d.nome end as contraparte, null::uuid as parceiro, null::uuid as atendimento,
      coalesce(x.estorna, x.codigo) as transferencia
    from transferencia x
    join conta_financeira o on o.cliente = x.cliente and o.codigo = x.de
    join conta_financeira d on d.cliente = x.cliente and d.codigo = x.para
    where x.cliente = p.cliente and x.codigo = p.documento`,
} satisfies Record<string, RawBuilder<unknown>>
export type OrigemDaPartida = keyof typeof FATOS
