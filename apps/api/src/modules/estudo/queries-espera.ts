import { DIAS_DO_AVISO_DO_ESTUDO } from '@vetlume/dominio/estudo'
import { sql, type RawBuilder } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import { descartarEstudos } from './dar-passo.ts'

const POR_VEZ = 500

// What came after it was unlinked, or since, counts from the later of both.
const desde = sql`greatest(e.ultima_em, coalesce(e.espera_desde, e.ultima_em))`
const foiAvisado = sql`(e.avisado_em is not null and e.avisado_em >= ${desde})`
/** A time that is over, less `antes` days of it. */
const venceu = (agora: string, antes: number): RawBuilder<unknown> =>
  sql`${desde} <= ${agora}::timestamptz - make_interval(days => c.dias_do_estudo - ${antes})`
const semAviso = (agora: string) => sql`(${venceu(agora, DIAS_DO_AVISO_DO_ESTUDO)} and not ${foiAvisado})`
/** Nothing goes before its company had those days to see the warning, however long ago it came. */
const sai = (agora: string) => sql`(${venceu(agora, 0)} and ${foiAvisado}
  and e.avisado_em <= ${agora}::timestamptz - make_interval(days => ${DIAS_DO_AVISO_DO_ESTUDO}))`

/** When one that waits goes: at its time, and never before its company had the days of the warning. `c` is the company. */
export const esperaAte = (agora: string) => sql`case when e.estado = 'ESPERA' then greatest(
  ${desde} + make_interval(days => c.dias_do_estudo),
  case when ${foiAvisado} then e.avisado_em else ${agora}::timestamptz end + make_interval(days => ${DIAS_DO_AVISO_DO_ESTUDO})) end`

/** Companies with something to be warned of or to be discarded. Read as the platform. */
export async function empresasComEspera(tx: Banco, agora: string): Promise<string[]> {
  const { rows } = await sql<{ cliente: string }>`
    select distinct e.cliente from estudo_recebido e join cliente c on c.codigo = e.cliente
    where e.estado = 'ESPERA' and (${semAviso(agora)} or ${sai(agora)})`.execute(tx)
  return rows.map(({ cliente }) => cliente)
}

interface Avisados {
  quantos: number
  /** The first day on which one of them goes, in the zone of the company. */
  dia: string
}

/** Marks those whose company is to be warned. */
export async function marcarAvisados(
  tx: Banco,
  cliente: string,
  agora: Temporal.Instant,
): Promise<Avisados | undefined> {
  const instante = agora.toString()
  const { rows } = await sql<Avisados>`
    with avisados as (
      update estudo_recebido e set avisado_em = ${instante} from cliente c
      where e.cliente = ${cliente} and c.codigo = e.cliente and e.estado = 'ESPERA' and ${semAviso(instante)}
      returning ${desde} as desde)
    select count(*)::int as quantos, (greatest(min(a.desde) + make_interval(days => c.dias_do_estudo),
      ${instante}::timestamptz + make_interval(days => ${DIAS_DO_AVISO_DO_ESTUDO})) at time zone c.fuso)::date::text as dia
    from avisados a join cliente c on c.codigo = ${cliente} group by c.codigo`.execute(tx)
  return rows[0]
}

/** Discards what waited too long, as a person does. One that somebody is linking is left for the next time. */
export async function descartarVencidos(
  tx: Banco,
  cliente: string,
  motivo: (dias: number) => string,
  agora: Temporal.Instant,
) {
  const instante = agora.toString()
  const { rows } = await sql<{ codigo: string; dias: number }>`
    select e.codigo, c.dias_do_estudo as dias from estudo_recebido e join cliente c on c.codigo = e.cliente
    where e.cliente = ${cliente} and e.estado = 'ESPERA' and ${sai(instante)}
    order by e.codigo limit ${POR_VEZ} for update of e skip locked`.execute(tx)
  const [primeiro] = rows
  if (primeiro === undefined) return []
  const razao = motivo(primeiro.dias)
  const codigos = rows.map(({ codigo }) => codigo)
  await descartarEstudos(tx, cliente, codigos, { motivo: razao, agora: instante })
  return codigos.map((codigo) => ({ codigo, motivo: razao }))
}
