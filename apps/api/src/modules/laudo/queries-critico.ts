import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'

const MAXIMO = 100

/** In every company: delivered to a clinic after `desde`, as long ago as the company waits, and neither acknowledged nor escalated. Read as the platform. */
export async function criticosVencidos(
  tx: Banco,
  { desde, agora }: { desde: string; agora: string },
): Promise<{ cliente: string; codigo: string }[]> {
  const { rows } = await sql<{ cliente: string; codigo: string }>`
    select l.cliente, l.codigo from laudo l join cliente c on c.codigo = l.cliente
    where l.critico and l.critico_confirmado_em is null and l.critico_escalado_em is null and l.entregue_em > ${desde}
      and l.entregue_em <= ${agora}::timestamptz - make_interval(mins => c.minutos_do_critico) and l.estado in ('ENTREGUE', 'VISUALIZADO')
    order by l.entregue_em limit ${sql.lit(MAXIMO)}`.execute(tx)
  return rows
}

interface Escalado {
  codigo: string
  numero: number
  edicao: number
  atendimento: string
}

/** The exam of somebody without a clinic has nobody who would acknowledge it: it is marked and told all the same. */
export async function marcarEscalado(
  tx: Banco,
  cliente: string,
  codigo: string,
  agora: string,
): Promise<Escalado | undefined> {
  const { rows } = await sql<Escalado>`
    update laudo set critico_escalado_em = ${agora}
    where cliente = ${cliente} and codigo = ${codigo} and critico_confirmado_em is null and critico_escalado_em is null
      and estado in ('ENTREGUE', 'VISUALIZADO')
    returning codigo, numero, edicao, atendimento`.execute(tx)
  return rows[0]
}

export interface LaudoParaCarta {
  laudo: string
  numero: number
  edicao: number
  titulo: string
  critico: boolean
  animal: string
  empresa: string
  emailDaEmpresa: string | null
  fuso: string
  entregueEm: string | null
  /** Null when no partner clinic asked for the exam. */
  clinica: string | null
  porEmail: boolean
  /** Its contacts that receive laudos or, without any, its own. */
  emails: string[]
}

export async function laudoParaCarta(tx: Banco, cliente: string, codigo: string): Promise<LaudoParaCarta | undefined> {
  const { rows } = await sql<LaudoParaCarta>`
    select l.codigo as laudo, l.numero, l.edicao, l.titulo, l.critico, n.nome as animal, c.nome_fantasia as empresa,
      c.email as "emailDaEmpresa", c.fuso, l.entregue_em as "entregueEm", p.nome as clinica, coalesce(p.entrega_email, false) as "porEmail",
      coalesce(nullif(array(select k.email from parceiro_contato k
        where k.cliente = p.cliente and k.parceiro = p.codigo and k.recebe_laudos and k.email is not null order by k.ordem), '{}'),
        array_remove(array[p.email], null)) as emails
    from laudo l
    join atendimento a on a.cliente = l.cliente and a.codigo = l.atendimento
    join animal n on n.cliente = a.cliente and n.codigo = a.animal
    join cliente c on c.codigo = l.cliente
    left join parceiro p on p.cliente = a.cliente and p.codigo = a.parceiro
    where l.cliente = ${cliente} and l.codigo = ${codigo} and l.estado in ('ENTREGUE', 'VISUALIZADO')`.execute(tx)
  return rows[0]
}
