import type { PainelDoEspecialista, Visita } from '@vetlume/dominio/dashboard'
import { sql } from 'kysely'
import type { CtxCliente } from '../../context.ts'
import { ocupa } from '../agenda/index.ts'
import { aPagar, naAgenda, nosLaudos } from './alvos.ts'
import type { Calendario } from './calendario.ts'
import { comoDevido, type LinhaDevida } from './devidos.ts'
import { comoLista, comoObjeto, laudosDevidos, origemDosDevidos, visitas } from './trechos.ts'

interface Lido {
  rota: Visita[]
  amanha: number
  devidos: LinhaDevida[]
  contagem: { quantidade: number; atrasados: number }
  repasse: { exames: number; centavos: number; anterior: number }
}

async function ler(
  { tx, cliente }: CtxCliente,
  especialista: string,
  { agora, hoje, amanha, mes, mesAnterior }: Calendario,
): Promise<Lido> {
  const meus = sql`a.especialista = ${especialista}`
  const noDia = (dia: typeof hoje) =>
    sql`g.especialista = ${especialista} and g.inicio >= ${dia.inicio} and g.inicio < ${dia.fim} and ${ocupa('g')}`
  const { rows } = await sql<Lido>`select
    ${comoLista(visitas(cliente, noDia(hoje), 30))} as rota,
    (select count(*)::int from agendamento g where g.cliente = ${cliente} and ${noDia(amanha)}) as amanha,
    ${comoLista(laudosDevidos(cliente, meus, 8))} as devidos,
    ${comoObjeto(sql`select count(*)::int as quantidade, count(*) filter (where a.prazo_em < ${agora}::timestamptz)::int as atrasados
      ${origemDosDevidos(cliente, meus)}`)} as contagem,
    ${comoObjeto(sql`select count(*) filter (where r.competencia >= ${mes.de})::int as exames,
      coalesce(sum(r.valor_centavos) filter (where r.competencia >= ${mes.de}), 0)::bigint as centavos,
      coalesce(sum(r.valor_centavos) filter (where r.competencia < ${mes.de}), 0)::bigint as anterior
      from repasse r where r.cliente = ${cliente} and r.especialista = ${especialista} and r.estado <> 'CANCELADO'
        and r.competencia >= ${mesAnterior.de} and r.competencia <= ${mes.ate}`)} as repasse`.execute(tx)
  return rows[0] as Lido
}

/** Panel of a specialist: where to go today, what to write, what was earned. Only their own rows. */
export async function painelDoEspecialista(
  ctx: CtxCliente,
  especialista: string,
  calendario: Calendario,
): Promise<PainelDoEspecialista> {
  const { hoje, amanha, mes } = calendario
  const { rota, amanha: visitasDeAmanha, devidos, contagem, repasse } = await ler(ctx, especialista, calendario)
  return {
    perfil: 'ESPECIALISTA',
    hoje: hoje.de,
    rota,
    alvoDaRota: naAgenda(hoje),
    amanha: { quantidade: visitasDeAmanha, alvo: naAgenda(amanha) },
    laudos: { ...contagem, devidos: devidos.map(comoDevido), alvo: nosLaudos({ estado: 'RASCUNHO' }) },
    repasse: {
      mes: mes.de,
      exames: repasse.exames,
      centavos: repasse.centavos,
      mesAnteriorCentavos: repasse.anterior,
      alvo: aPagar({ competencia: mes.de.slice(0, 7) }),
    },
  }
}
