import type { ConteudoDoLaudo } from '@vetlume/dominio/laudo'
import { sql } from 'kysely'
import { exigir, type Banco } from '../../infra/banco/index.ts'
import type { Visao } from '../cadastros/index.ts'

export interface ExameParaLaudar {
  item: string
  atendimento: string
  versao_do_atendimento: number
  numero_do_atendimento: number
  estado_do_atendimento: string
  especialista: string | null
  prioridade: 'ROTINA' | 'URGENTE'
  servico: string
  titulo: string
  modalidade: string
  exige_laudo: boolean
  exige_revisao: boolean
  prazo_rotina_horas: number
  prazo_urgente_horas: number
  modelo: string | null
  especie: string
  sexo: string
  castrado: boolean | null
}

/** A live item of an atendimento, locked with it, so that nobody calls it off or starts the same laudo meanwhile. */
export async function travarExame(
  tx: Banco,
  cliente: string,
  visao: Visao,
  item: string,
): Promise<ExameParaLaudar | undefined> {
  const dele =
    visao.tipo === 'ESPECIALISTA' ? sql`(a.especialista = ${visao.especialista} or a.especialista is null)` : sql`true`
  const { rows } = await sql<ExameParaLaudar>`
    select i.codigo as item, a.codigo as atendimento, a.versao as versao_do_atendimento, a.numero as numero_do_atendimento, a.estado as estado_do_atendimento, a.especialista,
      a.prioridade, s.codigo as servico, s.nome as titulo, s.modalidade, s.exige_laudo, s.exige_revisao,
      s.prazo_rotina_horas, s.prazo_urgente_horas, s.modelo, n.especie, n.sexo, n.castrado
    from atendimento_item i
    join atendimento a on a.cliente = i.cliente and a.codigo = i.atendimento
    join servico s on s.cliente = i.cliente and s.codigo = i.servico
    join animal n on n.cliente = a.cliente and n.codigo = a.animal
    where i.cliente = ${cliente} and i.codigo = ${item} and not i.cancelado and ${dele}
    for update of a, i`.execute(tx)
  return rows[0]
}

export async function momentoDoExame(tx: Banco, cliente: string, atendimento: string): Promise<string> {
  const { rows } = await sql<{ momento: string }>`
    select coalesce(realizado_em, criado_em) as momento from atendimento where cliente = ${cliente} and codigo = ${atendimento}`.execute(
    tx,
  )
  return exigir(rows[0]).momento
}

/** The first edition of an item's laudo, whatever replaced it since. */
export async function laudoDoItem(
  tx: Banco,
  cliente: string,
  item: string,
): Promise<{ codigo: string; numero: number } | undefined> {
  const { rows } = await sql<{ codigo: string; numero: number }>`
    select codigo, numero from laudo
    where cliente = ${cliente} and item = ${item} and estado <> 'CANCELADO' and retifica is null`.execute(tx)
  return rows[0]
}

interface NovoLaudo {
  numero: number
  atendimento: string
  item: string
  modelo_versao: string | null
  titulo: string
  modalidade: string
  especialista: string
  exige_revisao: boolean
  conteudo: ConteudoDoLaudo
  texto: string
  prazo_em: string | null
  agora: string
}

export async function inserirLaudo(
  tx: Banco,
  cliente: string,
  { conteudo, agora, ...novo }: NovoLaudo,
): Promise<string> {
  const { codigo } = await tx
    .insertInto('laudo')
    .values({
      cliente,
      ...novo,
      estado: 'RASCUNHO',
      conteudo: JSON.stringify(conteudo),
      criado_em: agora,
      alterado_em: agora,
    })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  return codigo
}

/** Next edition of a signed laudo, with the same content and images, in draft. */
export async function inserirEdicao(
  tx: Banco,
  cliente: string,
  { codigo, motivo, agora }: { codigo: string; motivo: string; agora: string },
) {
  const { rows } = await sql<{ codigo: string; edicao: number }>`
    insert into laudo (cliente, numero, edicao, atendimento, item, modelo_versao, titulo, modalidade, estado, especialista, conteudo, texto,
      critico, critico_marcado_em, exige_revisao, retifica, motivo, criado_em, alterado_em)
    select l.cliente, l.numero, (select max(e.edicao) + 1 from laudo e where e.cliente = l.cliente and e.numero = l.numero), l.atendimento, l.item,
      l.modelo_versao, l.titulo, l.modalidade, 'RASCUNHO', l.especialista, l.conteudo, l.texto, l.critico, l.critico_marcado_em, l.exige_revisao, l.codigo, ${motivo},
      ${agora}::timestamptz, ${agora}::timestamptz
    from laudo l where l.cliente = ${cliente} and l.codigo = ${codigo}
    returning codigo, edicao`.execute(tx)
  const [nova] = rows
  if (nova === undefined) return undefined
  await sql`insert into laudo_imagem (cliente, laudo, arquivo, original, dicom, clipe)
    select cliente, ${nova.codigo}, arquivo, original, dicom, clipe from laudo_imagem where cliente = ${cliente} and laudo = ${codigo}`.execute(
    tx,
  )
  await sql`insert into laudo_relatorio (cliente, laudo, arquivo, dicom, medidas)
    select cliente, ${nova.codigo}, arquivo, dicom, medidas from laudo_relatorio where cliente = ${cliente} and laudo = ${codigo}`.execute(
    tx,
  )
  return nova
}

export async function edicaoEmCurso(
  tx: Banco,
  cliente: string,
  retificado: string,
): Promise<{ codigo: string; edicao: number } | undefined> {
  const { rows } = await sql<{ codigo: string; edicao: number }>`
    select codigo, edicao from laudo where cliente = ${cliente} and retifica = ${retificado} and estado <> 'CANCELADO'`.execute(
    tx,
  )
  return rows[0]
}
