import type { PainelDaEmpresa } from '@vetlume/dominio/dashboard'
import { duracaoDasJanelas } from '@vetlume/dominio/disponibilidade'
import type { CtxCliente } from '../../context.ts'
import {
  comoContagem,
  comoDuracao,
  comoQuantia,
  lerFiguras,
  lerGrupo,
  type Figura,
  type FiguraLida,
} from '../../infra/figura.ts'
import { figuraDaAgenda } from '../agenda/index.ts'
import { figuraDeAtendimentos } from '../atendimento/index.ts'
import { jornadasDe } from '../especialista/index.ts'
import { figuraAReceber, maioresClinicas } from '../financeiro/index.ts'
import { figuraDeLaudos } from '../laudo/index.ts'
import { agendaDoDia, noDia } from './agenda-do-dia.ts'
import type { Calendario } from './calendario.ts'
import { A_CONFIRMAR, A_ESCREVER, laudosDevidos, laudosEntregues } from './laudos.ts'
import { mesesDaEmpresa } from './meses-da-empresa.ts'
import { primeirosPassosDe } from './primeiros-passos.ts'
import { especialistasDaSemana, operacaoDaEmpresa, type EspecialistaOcupado } from './queries-da-empresa.ts'

const DEVIDOS = 6
const CRITICOS = 4
const PARCEIROS = 5

/** What asks for action now. */
function figurasDaOperacao(ctx: CtxCliente, { hoje, amanha }: Calendario) {
  const dias = (quantos: number) => Temporal.PlainDate.from(hoje.de).add({ days: quantos }).toString()
  const laudos = (filtros: Record<string, string>) => figuraDeLaudos(ctx, { ...filtros, ordem: 'prazoEm' })
  const receber = (filtros: Record<string, string>) =>
    figuraAReceber(ctx, { ...filtros, ordem: 'vencimento' }, 'saldoCentavos')
  return {
    aConfirmar: noDia(ctx, amanha, { estado: 'AGENDADO' }),
    semHorario: figuraDeAtendimentos(ctx, { horario: 'sem' }),
    aEscrever: laudos(A_ESCREVER),
    atrasados: laudos({ prazo: 'ATRASADO' }),
    emRisco: laudos({ prazo: 'EM_RISCO' }),
    assinados: figuraDeLaudos(ctx, { estado: 'ASSINADO' }),
    criticos: figuraDeLaudos(ctx, A_CONFIRMAR),
    total: receber({ aberto: 'sim', ate: dias(7) }),
    vencido: receber({ vencido: 'sim' }),
    hoje: receber({ aberto: 'sim', de: hoje.de, ate: hoje.de }),
    seteDias: receber({ aberto: 'sim', de: dias(1), ate: dias(7) }),
  } satisfies Record<string, Figura>
}

/** What is booked against what each one works this week: own hours or the company's, holidays and days off taken out. */
async function ocupacaoDaSemana(
  ctx: CtxCliente,
  especialistas: readonly EspecialistaOcupado[],
  { semana: { de, ate } }: Calendario,
): Promise<PainelDaEmpresa['ocupacao']> {
  const jornadas = await jornadasDe(ctx, especialistas, { de, ate })
  const lidas = await lerGrupo(
    ctx.tx,
    figuraDaAgenda.porValor(
      ctx,
      { de, ate, ocupa: 'sim' },
      { filtro: 'especialista', valores: especialistas.map(({ codigo }) => codigo), campo: 'minutos' },
    ),
  )
  return {
    de,
    ate,
    especialistas: especialistas.map(({ codigo, nome }) => ({
      codigo,
      nome,
      reservado: comoDuracao(lidas[codigo] as FiguraLida),
      minutosDisponiveis: duracaoDasJanelas((jornadas.get(codigo) ?? []).flatMap(({ janelas }) => janelas)),
    })),
  }
}

async function parceirosDoMes(ctx: CtxCliente, { mes }: Calendario): Promise<PainelDaEmpresa['parceiros']> {
  const maiores = await maioresClinicas(ctx, mes, PARCEIROS)
  return maiores.map(({ receita, ...parceiro }) => ({ ...parceiro, receita: comoQuantia(receita) }))
}

/** Panel of a company: what asks for action first, then how it has been doing. */
export async function painelDaEmpresa(ctx: CtxCliente, calendario: Calendario): Promise<PainelDaEmpresa> {
  const { hoje } = calendario
  const { passos, proximas, pedidos } = await operacaoDaEmpresa(ctx.tx, ctx.cliente, calendario)
  const especialistas = await especialistasDaSemana(ctx.tx, ctx.cliente, calendario)
  const lidas = await lerFiguras(ctx.tx, figurasDaOperacao(ctx, calendario))
  return {
    perfil: 'CLIENTE',
    hoje: hoje.de,
    primeirosPassos: primeirosPassosDe(passos),
    agenda: { ...(await agendaDoDia(ctx, hoje, { filtros: {} })), proximas },
    aConfirmarAmanha: comoContagem(lidas.aConfirmar),
    semHorario: comoContagem(lidas.semHorario),
    laudos: {
      aEscrever: comoContagem(lidas.aEscrever),
      atrasados: comoContagem(lidas.atrasados),
      emRisco: comoContagem(lidas.emRisco),
      assinados: comoContagem(lidas.assinados),
      devidos: await laudosDevidos(ctx, DEVIDOS),
    },
    criticos: { ...comoContagem(lidas.criticos), itens: await laudosEntregues(ctx, A_CONFIRMAR, CRITICOS) },
    receber: {
      total: comoQuantia(lidas.total),
      vencido: comoQuantia(lidas.vencido),
      hoje: comoQuantia(lidas.hoje),
      seteDias: comoQuantia(lidas.seteDias),
    },
    meses: await mesesDaEmpresa(ctx, calendario),
    parceiros: await parceirosDoMes(ctx, calendario),
    ocupacao: await ocupacaoDaSemana(ctx, especialistas, calendario),
    pedidos,
  }
}
