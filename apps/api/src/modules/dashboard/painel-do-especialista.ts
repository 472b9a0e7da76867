import { ESTADOS_DO_AGENDAMENTO, ocupaHorario } from '@vetlume/dominio/agenda'
import type { PainelDoEspecialista, Visita } from '@vetlume/dominio/dashboard'
import { sql } from 'kysely'
import type { CtxCliente } from '../../context.ts'
import { comoContagem, comoQuantia, lerFiguras } from '../../infra/figura.ts'
import { ocupa } from '../agenda/index.ts'
import { figuraAPagar } from '../financeiro/index.ts'
import { figuraDeLaudos } from '../laudo/index.ts'
import { agendaDoDia, noDia } from './agenda-do-dia.ts'
import type { Calendario, Intervalo } from './calendario.ts'
import { A_ESCREVER, laudosDevidos } from './laudos.ts'
import { visitas } from './trechos.ts'

const MAXIMO_DA_ROTA = 30
const DEVIDOS = 8

const OCUPA = { ocupa: 'sim' } as const

async function rotaDoDia({ tx, cliente }: CtxCliente, especialista: string, dia: Intervalo): Promise<Visita[]> {
  const dele = sql`g.especialista = ${especialista} and g.inicio < ${dia.fim} and g.fim > ${dia.inicio}
    and g.inicio > ${dia.inicio}::timestamptz - interval '24 hours' and ${ocupa('g')}`
  const { rows } = await sql<Visita>`${visitas(cliente, dele, MAXIMO_DA_ROTA)}`.execute(tx)
  return rows
}

/** Panel of a specialist: where to go today, what to write, what was earned. Only their own rows. */
export async function painelDoEspecialista(
  ctx: CtxCliente,
  especialista: string,
  { hoje, amanha, mes, mesAnterior }: Calendario,
): Promise<PainelDoEspecialista> {
  const repasseDe = ({ de }: Intervalo) =>
    figuraAPagar(ctx, { competencia: de.slice(0, 7), valendo: 'sim' }, 'valorCentavos')
  const prazo = (filtros: Record<string, string>) => figuraDeLaudos(ctx, { ...filtros, ordem: 'prazoEm' })
  const lidas = await lerFiguras(ctx.tx, {
    amanha: noDia(ctx, amanha, OCUPA),
    aEscrever: prazo(A_ESCREVER),
    atrasados: prazo({ prazo: 'ATRASADO' }),
    assinados: figuraDeLaudos(ctx, { estado: 'ASSINADO' }),
    repasse: repasseDe(mes),
    anterior: repasseDe(mesAnterior),
  })
  const estados = ESTADOS_DO_AGENDAMENTO.filter(ocupaHorario)
  return {
    perfil: 'ESPECIALISTA',
    hoje: hoje.de,
    agenda: {
      ...(await agendaDoDia(ctx, hoje, { filtros: OCUPA, estados })),
      rota: await rotaDoDia(ctx, especialista, hoje),
    },
    amanha: comoContagem(lidas.amanha),
    laudos: {
      ...comoContagem(lidas.aEscrever),
      atrasados: comoContagem(lidas.atrasados),
      assinados: comoContagem(lidas.assinados),
      devidos: await laudosDevidos(ctx, DEVIDOS),
    },
    repasse: { mes: mes.de, ...comoQuantia(lidas.repasse), mesAnterior: comoQuantia(lidas.anterior) },
  }
}
