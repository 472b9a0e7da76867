import { sql, type RawBuilder } from 'kysely'
import type { CtxCliente } from '../../context.ts'
import type { GrupoDeFiguras } from '../../infra/figura.ts'
import { somado, type Soma } from '../../infra/somas/index.ts'
import { figuraDeAtendimentos } from './listar-atendimentos.ts'
import { REALIZADOS } from './queries.ts'

// Instants of their own: under row security a condition that computes them is no condition of an index, and all exams are read.
const limites = (dias: RawBuilder<unknown>) => sql`select dia, dia::timestamp at time zone 'UTC' as inicio,
  (dia + 1)::timestamp at time zone 'UTC' as fim from unnest(${dias}) as u (dia) offset 0`

/** Exams that were done, by the hour: of which day an hour is, the zone of the reader says. */
export const SOMA_DOS_EXAMES: Soma = {
  nome: 'EXAME',
  marcas: 'EXAME',
  porMes: false,
  linhas: (cliente, dias) => sql`
    select d.dia, null::text as classe, null::text as grupo, null::uuid as tipo_despesa, null::uuid as parceiro, null::uuid as especialista,
      date_trunc('hour', a.realizado_em, 'UTC') as hora, count(*)::int as quantidade, 0::bigint as entradas, 0::bigint as saidas
    from (${limites(dias)}) as d join atendimento a on a.cliente = ${cliente} and a.estado in (${REALIZADOS})
      and a.realizado_em >= d.inicio and a.realizado_em < d.fim
    group by 1, 7`,
  extremos: (
    cliente,
  ) => sql`select (min(realizado_em) at time zone 'UTC')::date, (max(realizado_em) at time zone 'UTC')::date
    from atendimento where cliente = ${cliente} and realizado_em is not null`,
}

interface Mes {
  de: string
  ate: string
  /** Instants where it begins and where the next one does. */
  inicio: string
  fim: string
}

/** How many exams were done in each month, for who reads the whole company. Named by the first day. */
export function realizadosPorMes(ctx: CtxCliente, meses: readonly Mes[]): GrupoDeFiguras {
  const [primeiro, ultimo] = [meses[0], meses.at(-1)]
  const periodo = { de: primeiro?.inicio.slice(0, 10), ate: ultimo?.fim.slice(0, 10) }
  const inicios = meses.map(({ inicio }) => inicio)
  return {
    figuras: Object.fromEntries(
      meses.map(({ de, ate }) => [
        de,
        { alvo: figuraDeAtendimentos.alvo({ realizadoDe: de, realizadoAte: ate }), campo: '' },
      ]),
    ),
    consulta: sql`select m.mes as nome, sum(s.quantidade)::int as quantidade, 0 as soma
      from unnest(${meses.map(({ de }) => de)}::text[], ${inicios}::timestamptz[], ${meses.map(({ fim }) => fim)}::timestamptz[]) as m (mes, inicio, fim)
      join ${somado(SOMA_DOS_EXAMES, ctx.cliente, periodo)} s on s.hora >= m.inicio and s.hora < m.fim group by 1`,
  }
}
