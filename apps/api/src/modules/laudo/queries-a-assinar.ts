import { MAXIMO_A_ASSINAR, type LaudoAAssinar } from '@vetlume/dominio/laudo'
import { sql } from 'kysely'
import { juntas, type Banco } from '../../infra/banco/index.ts'

interface Pessoa {
  usuario: string
  especialista: string
}

type Linha = Omit<LaudoAAssinar, 'erros' | 'avisos'>

/** Drafts of the specialist that ask for no review, and what is in review with them; never of an exam that was called off. */
const aAssinar = (cliente: string, especialista: string) => sql`
  from laudo l join atendimento a on a.cliente = l.cliente and a.codigo = l.atendimento
  where l.cliente = ${cliente} and l.assinado_em is null and a.estado <> 'CANCELADO' and (
    l.especialista = ${especialista} and l.estado = 'RASCUNHO' and not l.exige_revisao
    or l.revisor = ${especialista} and l.estado = 'EM_REVISAO')`

/** When what is to be signed became what it is: what was sent to a reviewer, or the last change of one's own draft. */
const desde = sql`case l.estado when 'EM_REVISAO' then (select v.quando from laudo_revisao v
  where v.cliente = l.cliente and v.laudo = l.codigo and v.tipo = 'ENVIO' order by v.codigo desc limit 1) else l.alterado_em end`

/** The person's own last change is as good as having read it. */
const lido = (usuario: string) => sql`(
  exists (select from acesso_clinico x where x.cliente = l.cliente and x.entidade = 'laudo' and x.registro = l.codigo
    and x.usuario = ${usuario} and x.quando >= ${desde})
  or ${usuario} = (select h.usuario from auditoria h where h.cliente = l.cliente and h.entidade = 'laudo' and h.registro = l.codigo::text
    and h.acao = 'alterar' order by h.sequencia desc limit 1))`

/** What waits for a specialist's signature, due first; how many in all. */
export async function laudosAAssinar(
  tx: Banco,
  cliente: string,
  { usuario, especialista }: Pessoa,
): Promise<{ itens: Linha[]; total: number }> {
  const [itens, contagem] = await juntas(tx, [
    sql<Linha>`select l.codigo, l.versao, l.numero, l.edicao, l.titulo, l.critico, n.nome as animal, t.nome as tutor, p.nome as parceiro,
        l.prazo_em as "prazoEm", case when l.estado = 'EM_REVISAO' then e.nome end as autor, ${lido(usuario)} as lido
      from (select l.cliente, l.codigo ${aAssinar(cliente, especialista)}
        order by coalesce(l.prazo_em, 'infinity'), l.codigo limit ${sql.lit(MAXIMO_A_ASSINAR)}) as k
      join laudo l on l.cliente = k.cliente and l.codigo = k.codigo
      join atendimento a on a.cliente = l.cliente and a.codigo = l.atendimento
      join animal n on n.cliente = a.cliente and n.codigo = a.animal
      join tutor t on t.cliente = a.cliente and t.codigo = a.tutor
      join especialista e on e.cliente = l.cliente and e.codigo = l.especialista
      left join parceiro p on p.cliente = a.cliente and p.codigo = a.parceiro
      order by coalesce(l.prazo_em, 'infinity'), l.codigo`,
    sql<{ total: number }>`select count(*)::int as total ${aAssinar(cliente, especialista)}`,
  ])
  return { itens, total: contagem[0]?.total ?? 0 }
}
