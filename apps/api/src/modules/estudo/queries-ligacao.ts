import type { EstadoDoEstudo, ExameNumerado } from '@vetlume/dominio/estudo'
import { sql } from 'kysely'
import type { ImagemDoAparelho, RelatorioDoAparelho } from '../laudo/index.ts'
import type { Banco } from '../../infra/banco/index.ts'
import { darPassoNoEstudo } from './dar-passo.ts'

export interface EstudoTravado {
  codigo: string
  estado: EstadoDoEstudo
  numero_de_acesso: string | null
  so_por_pessoa: boolean
  item: string | null
  versao: number
}

export async function travarPorCodigo(tx: Banco, cliente: string, codigo: string): Promise<EstudoTravado | undefined> {
  const { rows } = await sql<EstudoTravado>`
    select codigo, estado, numero_de_acesso, so_por_pessoa, item, versao from estudo_recebido
    where cliente = ${cliente} and codigo = ${codigo} for update`.execute(tx)
  return rows[0]
}

/** The exam that an accession number is of, while it is to be done or was done. */
export async function exameDoNumero(
  tx: Banco,
  cliente: string,
  { atendimento, exame }: ExameNumerado,
): Promise<string | undefined> {
  const { rows } = await sql<{ item: string }>`
    select i.codigo as item from atendimento a
    join atendimento_item i on i.cliente = a.cliente and i.atendimento = a.codigo and i.exame = ${exame} and not i.cancelado
    where a.cliente = ${cliente} and a.numero = ${atendimento} and a.estado <> 'CANCELADO'`.execute(tx)
  return rows[0]?.item
}

export function ligarEstudo(
  tx: Banco,
  cliente: string,
  codigo: string,
  { item, por }: { item: string; por: string | null },
  agora: Temporal.Instant,
): Promise<void> {
  const ligacao = { item, ligado_por: por, ligado_em: agora.toString(), motivo: null, descartado_em: null }
  return darPassoNoEstudo(tx, cliente, codigo, 'ligar', ligacao)
}

/** It waits again, from now. From here on only a person links it. */
export function soltarEstudo(
  tx: Banco,
  cliente: string,
  codigo: string,
  passo: 'soltar' | 'retomar',
  agora: Temporal.Instant,
): Promise<void> {
  const solto = {
    item: null,
    ligado_por: null,
    ligado_em: null,
    motivo: null,
    descartado_em: null,
    so_por_pessoa: true,
  }
  const espera = { espera_desde: agora.toString(), avisado_em: null }
  return darPassoNoEstudo(tx, cliente, codigo, passo, { ...solto, ...espera })
}

const entre = (quais: readonly string[] | null) =>
  quais === null ? sql`true` : sql`codigo = any(${[...quais]}::uuid[])`

/** How many images of a study have something to be shown, counted up to `ate`. */
export async function contarFiguras(tx: Banco, cliente: string, estudo: string, ate: number): Promise<number> {
  const { rows } = await sql<{ quantas: number }>`
    select count(*)::int as quantas from (select from imagem_recebida
      where cliente = ${cliente} and estudo = ${estudo} and figura is not null limit ${ate}) i`.execute(tx)
  return rows[0]?.quantas ?? 0
}

/** Those that have something to be shown, all or some, in the order in which they were taken. */
export async function figurasDoEstudo(
  tx: Banco,
  cliente: string,
  estudo: string,
  quais: readonly string[] | null = null,
): Promise<(ImagemDoAparelho & { codigo: string })[]> {
  const { rows } = await sql<ImagemDoAparelho & { codigo: string }>`
    select codigo, figura, arquivo, dicom from imagem_recebida
    where cliente = ${cliente} and estudo = ${estudo} and figura is not null and ${entre(quais)}
    order by numero_da_serie nulls last, serie, numero nulls last, uid`.execute(tx)
  return rows
}

/** Structured reports of a study, all or some. */
export async function relatoriosDoEstudo(
  tx: Banco,
  cliente: string,
  estudo: string,
  quais: readonly string[] | null = null,
): Promise<RelatorioDoAparelho[]> {
  const { rows } = await sql<RelatorioDoAparelho>`
    select arquivo, dicom, medidas from imagem_recebida
    where cliente = ${cliente} and estudo = ${estudo} and medidas is not null and ${entre(quais)} order by codigo`.execute(
    tx,
  )
  return rows
}

/** Studies that wait for the laudo of an exam. */
export async function estudosDoExame(tx: Banco, cliente: string, item: string): Promise<string[]> {
  const { rows } = await sql<{ codigo: string }>`
    select codigo from estudo_recebido where cliente = ${cliente} and item = ${item} order by codigo`.execute(tx)
  return rows.map(({ codigo }) => codigo)
}

/** What is told of a study that came to an exam: whom it is of, and who does the exam or writes its laudo. */
export interface EstudoParaAviso {
  imagens: number
  animal: string
  atendimento: number
  especialista: string | null
  laudo: string | null
}

export async function estudoParaAviso(
  tx: Banco,
  cliente: string,
  codigo: string,
): Promise<EstudoParaAviso | undefined> {
  const { rows } = await sql<EstudoParaAviso>`
    select e.imagens, n.nome as animal, a.numero as atendimento, coalesce(l.especialista, a.especialista) as especialista, l.codigo as laudo
    from estudo_recebido e
    join atendimento_item i on i.cliente = e.cliente and i.codigo = e.item
    join atendimento a on a.cliente = i.cliente and a.codigo = i.atendimento
    join animal n on n.cliente = a.cliente and n.codigo = a.animal
    left join lateral (select l.codigo, l.especialista from laudo l where l.cliente = i.cliente and l.item = i.codigo
      and l.estado in ('RASCUNHO', 'EM_REVISAO') order by l.edicao desc limit 1) l on true
    where e.cliente = ${cliente} and e.codigo = ${codigo}`.execute(tx)
  return rows[0]
}

export async function itemDoLaudo(tx: Banco, cliente: string, laudo: string): Promise<string | undefined> {
  const { rows } = await sql<{ item: string }>`
    select item from laudo where cliente = ${cliente} and codigo = ${laudo}`.execute(tx)
  return rows[0]?.item
}
