import type { ConteudoDoLaudo, DocumentoDoLaudo, EstadoDoLaudo } from '@vetlume/dominio/laudo'
import { sql, type RawBuilder } from 'kysely'
import { exigir, type Banco } from '../../infra/banco/index.ts'
import type { Visao } from '../cadastros/index.ts'

/** Limit of a view as SQL, for `laudo l join atendimento a`: a partner clinic has what was delivered to it, a specialist what it writes or reviews. */
export function limiteDaVisao(visao: Visao): RawBuilder<unknown> {
  switch (visao.tipo) {
    case 'EMPRESA':
      return sql`true`
    case 'ESPECIALISTA':
      return sql`(l.especialista = ${visao.especialista} or l.revisor = ${visao.especialista})`
    case 'PARCEIRO':
      return sql`(a.parceiro = ${visao.parceiro} and l.entregue_em is not null)`
  }
}

export interface LinhaDeLaudo {
  codigo: string
  numero: number
  edicao: number
  titulo: string
  critico: boolean
  estado: EstadoDoLaudo
  versao: number
  especialista: string
  revisor: string | null
  exige_revisao: boolean
  atendimento: string
  estado_do_atendimento: string
  parceiro: string | null
  animal: string
  conteudo: ConteudoDoLaudo
  documento: DocumentoDoLaudo | null
  retifica: string | null
  motivo: string | null
  pdf_sha256: string | null
  alterado_em: string
  entregue_em: string | null
  critico_confirmado_em: string | null
}

const daVisao = (cliente: string, visao: Visao, codigo: string) => sql`
  select l.codigo, l.numero, l.edicao, l.titulo, l.critico, l.estado, l.versao, l.especialista, l.revisor, l.exige_revisao, l.atendimento, a.estado as estado_do_atendimento,
    a.parceiro, a.animal, l.conteudo, l.documento, l.retifica, l.motivo, l.pdf_sha256, l.alterado_em, l.entregue_em, l.critico_confirmado_em
  from laudo l join atendimento a on a.cliente = l.cliente and a.codigo = l.atendimento
  where l.cliente = ${cliente} and l.codigo = ${codigo} and ${limiteDaVisao(visao)}`

export async function laudoVisivel(
  tx: Banco,
  cliente: string,
  visao: Visao,
  codigo: string,
): Promise<LinhaDeLaudo | undefined> {
  const { rows } = await sql<LinhaDeLaudo>`${daVisao(cliente, visao, codigo)}`.execute(tx)
  return rows[0]
}

/**
 * The same, locked: two people who act on one laudo take turns. Its atendimento is held too, as whoever concludes or calls
 * it off looks at its laudos: without that a laudo could be signed while its atendimento is being called off. It comes first,
 * in every lock: whoever takes it along (`levar`) holds it alone, and nobody waits in the other order.
 */
export async function travarLaudo(
  tx: Banco,
  cliente: string,
  visao: Visao,
  codigo: string,
  { levar }: { levar: boolean },
): Promise<LinhaDeLaudo | undefined> {
  const doAtendimento = levar ? sql`for update of a` : sql`for share of a`
  const { rows } = await sql<LinhaDeLaudo>`${daVisao(cliente, visao, codigo)} ${doAtendimento} for update of l`.execute(
    tx,
  )
  return rows[0]
}

export interface Rascunho {
  titulo: string
  critico: boolean
  conteudo: ConteudoDoLaudo
  texto: string
  agora: string
}

export async function gravarRascunho(
  tx: Banco,
  cliente: string,
  codigo: string,
  { conteudo, agora, ...campos }: Rascunho,
): Promise<{ versao: number; alteradoEm: string }> {
  return tx
    .updateTable('laudo')
    .set((eb) => ({
      ...campos,
      // When it was marked, however often it is saved after that.
      critico_marcado_em: sql<
        string | null
      >`case when ${campos.critico} then case when critico then critico_marcado_em else ${agora}::timestamptz end end`,
      conteudo: JSON.stringify(conteudo),
      alterado_em: agora,
      versao: eb('versao', '+', 1),
    }))
    .where('cliente', '=', cliente)
    .where('codigo', '=', codigo)
    .returning(['versao', 'alterado_em as alteradoEm'])
    .executeTakeFirstOrThrow()
}

interface Mudanca {
  revisor?: string | null
  critico_confirmado_em?: string
  critico_confirmado_por?: string
}

/** Changes its marks, and answers the new version. The state is written by `dar-passo.ts`. */
export async function mudarLaudo(tx: Banco, cliente: string, codigo: string, mudanca: Mudanca): Promise<number> {
  const { versao } = await tx
    .updateTable('laudo')
    .set((eb) => ({ ...mudanca, versao: eb('versao', '+', 1) }))
    .where('cliente', '=', cliente)
    .where('codigo', '=', codigo)
    .returning('versao')
    .executeTakeFirstOrThrow()
  return versao
}

/** The service of the exam that it is of. */
export async function servicoDoLaudo(tx: Banco, cliente: string, codigo: string): Promise<string> {
  const { rows } = await sql<{ servico: string }>`select i.servico from laudo l
    join atendimento_item i on i.cliente = l.cliente and i.atendimento = l.atendimento and i.codigo = l.item
    where l.cliente = ${cliente} and l.codigo = ${codigo}`.execute(tx)
  return exigir(rows[0]).servico
}

export interface LaudoParaAviso {
  codigo: string
  numero: number
  edicao: number
  critico: boolean
  animal: string
  parceiro: string | null
  especialista: string
  /** Signed by its reviewer, not by its author. */
  revisado: boolean
}

export async function laudoParaAviso(tx: Banco, cliente: string, codigo: string): Promise<LaudoParaAviso | undefined> {
  const { rows } = await sql<LaudoParaAviso>`
    select l.codigo, l.numero, l.edicao, l.critico, n.nome as animal, a.parceiro, l.especialista,
      coalesce(l.documento ? 'revisao', false) as revisado
    from laudo l
    join atendimento a on a.cliente = l.cliente and a.codigo = l.atendimento
    join animal n on n.cliente = a.cliente and n.codigo = a.animal
    where l.cliente = ${cliente} and l.codigo = ${codigo}`.execute(tx)
  return rows[0]
}
