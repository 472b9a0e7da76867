import { faixaDoPrazo, type SituacaoDoPrazo } from '@vetlume/dominio/atendimento'
import { sql, type RawBuilder } from 'kysely'

/** The deadline stands so at that moment: the limits are those by which the screens colour it. */
export function noPrazo(prazo: RawBuilder<unknown>, situacao: SituacaoDoPrazo, agora: string): RawBuilder<unknown> {
  const { desde, antes } = faixaDoPrazo(situacao, Date.parse(agora))
  const instante = (ms: number) => new Date(ms).toISOString()
  const partes = [
    Number.isFinite(desde) ? sql`${prazo} >= ${instante(desde)}::timestamptz` : null,
    Number.isFinite(antes) ? sql`${prazo} < ${instante(antes)}::timestamptz` : null,
  ].filter((parte) => parte !== null)
  return sql.join(partes, sql` and `)
}
