import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'

export interface EspecialistaComRepasses {
  codigo: string
  nome: string
  sem_pix: boolean
  /** Done until then and not concluded: nothing is earned of them yet. */
  por_concluir: number
}

/** Specialists with repasses that wait until the day, or with exams to be concluded before it. */
export async function especialistasAAcertar(
  tx: Banco,
  { cliente, fuso }: { cliente: string; fuso: string },
  ate: string,
): Promise<EspecialistaComRepasses[]> {
  const { rows } = await sql<EspecialistaComRepasses>`
    select e.codigo, e.nome, e.chave_pix is null as sem_pix,
      (select count(*)::int from atendimento a where a.cliente = e.cliente and a.especialista = e.codigo
        and a.estado in ('EM_ANDAMENTO', 'AGUARDANDO_LAUDO') and (a.realizado_em at time zone ${fuso})::date <= ${ate}::date) as por_concluir
    from especialista e
    where e.cliente = ${cliente} and exists (select from repasse r
      where r.cliente = e.cliente and r.especialista = e.codigo and r.estado = 'PENDENTE' and r.valor_centavos > 0)
    order by normalizar(e.nome), e.codigo`.execute(tx)
  return rows
}

export interface RepassePendente {
  codigo: string
  especialista: string
  valor_centavos: number
  /** Day of the exam. */
  competencia: string
}

/** Repasses that wait until the day; with `travar`, whoever comes second waits and sees what the first left. */
export async function repassesPendentes(
  tx: Banco,
  { cliente, ate, especialistas }: { cliente: string; ate: string; especialistas: readonly string[] },
  { travar }: { travar: boolean },
): Promise<RepassePendente[]> {
  const { rows } = await sql<RepassePendente>`
    select r.codigo, r.especialista, r.valor_centavos, r.competencia from repasse r
    where r.cliente = ${cliente} and r.estado = 'PENDENTE' and r.valor_centavos > 0 and r.competencia <= ${ate}::date
      and r.especialista = any(${especialistas}::uuid[])
    order by r.codigo ${travar ? sql`for update` : sql``}`.execute(tx)
  return rows
}
