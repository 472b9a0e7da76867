import type { EstruturaDoModelo } from '@vetlume/dominio/laudo'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import type { Visao } from '../cadastros/index.ts'

/** A laudo model that has a published version, without its structure. */
export interface ModeloPublicado {
  codigo: string
  nome: string
  modalidade: string | null
  especie: string | null
  sexo: string | null
  /** The exam that it is for. */
  servico: string | null
  versao: string
}

/** Active laudo models of a tenant with the key of their newest published version, by name. */
export async function modelosPublicados(tx: Banco, cliente: string): Promise<ModeloPublicado[]> {
  const { rows } = await sql<ModeloPublicado>`
    select m.codigo, m.nome, m.modalidade, m.especie, m.sexo, m.servico, v.codigo as versao
    from modelo_documento m
    cross join lateral (
      select codigo from modelo_documento_versao
      where cliente = m.cliente and modelo = m.codigo and estado = 'PUBLICADA' order by numero desc limit 1) as v
    where m.cliente = ${cliente} and m.tipo = 'LAUDO' and m.ativo
    order by m.nome, m.codigo`.execute(tx)
  return rows
}

export async function estruturaDaVersao(
  tx: Banco,
  cliente: string,
  versao: string,
): Promise<EstruturaDoModelo | undefined> {
  const { rows } = await sql<{ estrutura: EstruturaDoModelo }>`
    select estrutura from modelo_documento_versao where cliente = ${cliente} and codigo = ${versao}`.execute(tx)
  return rows[0]?.estrutura
}

/** What decides which model serves an exam. */
export interface ExameDoModelo {
  servico: string
  modalidade: string
  modelo: string | null
  especie: string
  sexo: string
}

export async function exameDoModelo(
  tx: Banco,
  cliente: string,
  visao: Visao,
  item: string,
): Promise<ExameDoModelo | undefined> {
  const dele =
    visao.tipo === 'ESPECIALISTA' ? sql`(a.especialista = ${visao.especialista} or a.especialista is null)` : sql`true`
  const { rows } = await sql<ExameDoModelo>`
    select s.codigo as servico, s.modalidade, s.modelo, n.especie, n.sexo
    from atendimento_item i
    join atendimento a on a.cliente = i.cliente and a.codigo = i.atendimento
    join servico s on s.cliente = i.cliente and s.codigo = i.servico
    join animal n on n.cliente = a.cliente and n.codigo = a.animal
    where i.cliente = ${cliente} and i.codigo = ${item} and ${dele}`.execute(tx)
  return rows[0]
}

/** The newest atendimento of a patient, of any specialist or of one: a preview shows what it says. */
export async function atendimentoParaPrevia(
  tx: Banco,
  cliente: string,
  animal: string,
  especialista: string | null,
): Promise<string | null> {
  const { rows } = await sql<{
    codigo: string
  }>`select codigo from atendimento where cliente = ${cliente} and animal = ${animal}
    and (${especialista}::uuid is null or especialista = ${especialista}::uuid) order by criado_em desc, codigo desc limit 1`.execute(
    tx,
  )
  return rows[0]?.codigo ?? null
}
