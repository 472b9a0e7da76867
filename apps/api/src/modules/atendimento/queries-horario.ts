import type { EstadoDoAgendamento } from '@vetlume/dominio/agenda'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'

export interface HorarioDoAgendamento {
  codigo: string
  estado: EstadoDoAgendamento
  inicio: string
  fim: string
  propostoEm: string | null
  motivo: string | null
  especialista: string | null
}

export async function horarioDoAgendamento(
  tx: Banco,
  cliente: string,
  codigo: string | null,
): Promise<HorarioDoAgendamento | null> {
  if (codigo === null) return null
  const { rows } = await sql<HorarioDoAgendamento>`
    select g.codigo, g.estado, g.inicio, g.fim, g.proposto_em as "propostoEm", g.motivo, g.especialista
    from agendamento g where g.cliente = ${cliente} and g.codigo = ${codigo}`.execute(tx)
  return rows[0] ?? null
}
