import { sql, type RawBuilder } from 'kysely'

/** Of the issued documents `d`, what `especialista` signs, or was issued in its exams; everything of the company when null. */
export const documentosDoEspecialista = (
  especialista: string | null,
): RawBuilder<unknown> => sql`(${especialista}::uuid is null or d.especialista = ${especialista}::uuid
  or exists (select from atendimento x where x.cliente = d.cliente and x.codigo = d.atendimento and x.especialista = ${especialista}::uuid))`
