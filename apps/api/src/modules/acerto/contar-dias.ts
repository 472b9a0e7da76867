import { deslocamentoDoDia, type DeslocamentoDoDia } from '@vetlume/dominio/acerto'
import type { CtxCliente } from '../../context.ts'
import { visitasRealizadas, type DiaDeAlguem } from '../agenda/index.ts'
import { diasAcertados, reembolsosDoKm } from './queries-deslocamento.ts'
import type { RepassePendente } from './queries-previa.ts'

export interface DiasContados {
  /** What the way of each day comes to, in order. */
  dias: readonly DeslocamentoDoDia[]
  /** Days with exams of which the agenda has no visit that was made. */
  semVisita: number
}

export const SEM_DIAS: DiasContados = { dias: [], semVisita: 0 }

const chaveDe = ({ especialista, dia }: DiaDeAlguem) => `${especialista} ${dia}`

/** The days of the exams that are settled, each once, but those that are paid already. */
async function diasPorAcertar(
  { tx, cliente }: CtxCliente,
  repasses: readonly RepassePendente[],
  pagos: ReadonlyMap<string, unknown>,
): Promise<DiaDeAlguem[]> {
  const dias = new Map(
    repasses
      .filter(({ especialista }) => pagos.has(especialista))
      .map(({ especialista, competencia }) => {
        const dia = { especialista, dia: competencia }
        return [chaveDe(dia), dia]
      }),
  )
  for (const acertado of await diasAcertados(tx, cliente, [...dias.values()])) dias.delete(chaveDe(acertado))
  return [...dias.values()].toSorted((a, b) => (a.dia < b.dia ? -1 : 1))
}

/** The way of each specialist on the days of the repasses, by the visits that were made, for those who are paid for it. */
export async function contarDias(
  ctx: CtxCliente,
  repasses: readonly RepassePendente[],
): Promise<ReadonlyMap<string, DiasContados>> {
  const especialistas = [...new Set(repasses.map(({ especialista }) => especialista))]
  const reembolsos = await reembolsosDoKm(ctx.tx, ctx.cliente, especialistas)
  if (reembolsos.size === 0) return new Map()
  const dias = await diasPorAcertar(ctx, repasses, reembolsos)
  const visitas = Map.groupBy(await visitasRealizadas(ctx.tx, ctx.cliente, ctx.ator.fuso, dias), chaveDe)
  const porEspecialista = Map.groupBy(dias, ({ especialista }) => especialista)
  return new Map(
    [...reembolsos].map(([especialista, reembolso]) => {
      const dele = porEspecialista.get(especialista) ?? []
      const feitos = dele.flatMap((um) => {
        const lugares = visitas.get(chaveDe(um))?.map(({ lugar }) => lugar)
        return lugares === undefined ? [] : [deslocamentoDoDia(um.dia, lugares, reembolso)]
      })
      return [especialista, { dias: feitos, semVisita: dele.length - feitos.length }]
    }),
  )
}
