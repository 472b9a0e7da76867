import type { DeslocamentoDoDia, ReembolsoDoKm } from '@vetlume/dominio/acerto'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import type { DiaDeAlguem } from '../agenda/index.ts'
import { partida } from '../especialista/index.ts'

/** What each of some specialists is paid for the way, of those who are paid for it. */
export async function reembolsosDoKm(
  tx: Banco,
  cliente: string,
  especialistas: readonly string[],
): Promise<Map<string, ReembolsoDoKm>> {
  const { rows } = await sql<ReembolsoDoKm & { codigo: string }>`
    select e.codigo, e.km_centavos as "kmCentavos", e.franquia_km as "franquiaKm", ${partida} as partida from especialista e
    where e.cliente = ${cliente} and e.codigo = any(${especialistas}::uuid[]) and e.km_centavos > 0`.execute(tx)
  return new Map(rows.map(({ codigo, ...reembolso }) => [codigo, reembolso]))
}

/** Which of some days are in a settlement that stands. */
export async function diasAcertados(tx: Banco, cliente: string, dias: readonly DiaDeAlguem[]): Promise<DiaDeAlguem[]> {
  const { rows } = await sql<DiaDeAlguem>`
    select d.especialista, d.dia
    from unnest(${dias.map(({ especialista }) => especialista)}::uuid[], ${dias.map(({ dia }) => dia)}::date[]) as q (especialista, dia)
    join acerto_deslocamento d on d.cliente = ${cliente} and d.especialista = q.especialista and d.dia = q.dia and d.vale`.execute(
    tx,
  )
  return rows
}

export interface DiaDoAcerto extends DeslocamentoDoDia {
  acerto: string
  especialista: string
}

export async function inserirDias(tx: Banco, cliente: string, dias: readonly DiaDoAcerto[]): Promise<void> {
  if (dias.length === 0) return
  await tx
    .insertInto('acerto_deslocamento')
    .values(
      dias.map(({ acerto, especialista, dia, km, centavos, linhas }) => ({
        cliente,
        acerto,
        especialista,
        dia,
        km_decimos: Math.round(km * 10),
        centavos,
        linhas: JSON.stringify(linhas),
      })),
    )
    .execute()
}

/** The days of a settlement, in their order. */
export async function lerDiasDoAcerto(tx: Banco, cliente: string, acerto: string): Promise<DeslocamentoDoDia[]> {
  const { rows } = await sql<DeslocamentoDoDia>`
    select dia, km_decimos / 10.0::float8 as km, centavos, linhas from acerto_deslocamento
    where cliente = ${cliente} and acerto = ${acerto} order by dia`.execute(tx)
  return rows
}

/** They wait for the next settlement. */
export async function devolverDias(tx: Banco, cliente: string, acerto: string): Promise<void> {
  await tx
    .updateTable('acerto_deslocamento')
    .set({ vale: false })
    .where('cliente', '=', cliente)
    .where('acerto', '=', acerto)
    .execute()
}
