import { podeMudar } from '@vetlume/dominio/agenda'
import type { CtxCliente } from '../../../context.ts'
import type { Seguidor } from '../../agenda/index.ts'
import { abrirDoAgendamento } from './abrir-do-agendamento.ts'
import { acompanharHorario } from './acompanhar-horario.ts'
import { registrarNaLinhaDoTempo } from '../linha-do-tempo.ts'
import { horarioDoAgendamento, type HorarioDoAgendamento } from '../queries-horario.ts'
import type { LinhaDeAtendimento } from '../queries.ts'
import { seguidorDe, travarSeguidores } from './queries.ts'
import { darPassoNoAtendimento } from '../dar-passo.ts'

async function iniciar(ctx: CtxCliente, atual: LinhaDeAtendimento, { inicio, especialista }: HorarioDoAgendamento) {
  const quem = { especialista: especialista ?? atual.especialista }
  const linha = { ...atual, ...quem, realizado_em: atual.realizado_em ?? inicio }
  const { versao, estado } = await darPassoNoAtendimento(ctx, 'iniciar', linha, { alem: quem })
  return { ...linha, versao, estado }
}

/** The request is open again: whoever did not come may come another day. */
async function liberar(ctx: CtxCliente, atual: LinhaDeAtendimento, horario: HorarioDoAgendamento): Promise<void> {
  await acompanharHorario(ctx, atual, horario)
  const texto = `Paciente não compareceu: ${horario.motivo ?? ''}`
  await registrarNaLinhaDoTempo(ctx, [{ atendimento: atual.codigo, tipo: 'FALTOU', texto }])
}

/** The beginning of the exam was taken back, and with it what it wrote: nothing that has a laudo goes back. */
async function voltar(ctx: CtxCliente, atual: LinhaDeAtendimento, horario: HorarioDoAgendamento): Promise<void> {
  const { versao } = await darPassoNoAtendimento(ctx, 'voltar', atual)
  await acompanharHorario(ctx, { ...atual, versao, estado: 'ABERTO' }, horario)
}

/** What an atendimento still to begin does when its appointment is in that state. */
async function acompanhar(ctx: CtxCliente, atual: LinhaDeAtendimento, horario: HorarioDoAgendamento): Promise<void> {
  const realizado = horario.estado === 'REALIZADO'
  if (atual.estado === 'EM_ANDAMENTO' && realizado) await darPassoNoAtendimento(ctx, 'finalizarExame', atual)
  if (atual.estado === 'EM_ANDAMENTO' && podeMudar(horario.estado)) await voltar(ctx, atual, horario)
  if (atual.estado !== 'ABERTO') return
  switch (horario.estado) {
    case 'EM_ATENDIMENTO':
      await iniciar(ctx, atual, horario)
      return
    case 'REALIZADO':
      await darPassoNoAtendimento(ctx, 'finalizarExame', await iniciar(ctx, atual, horario))
      return
    case 'CANCELADO':
      await darPassoNoAtendimento(ctx, 'cancelar', atual, { motivo: horario.motivo })
      return
    case 'FALTOU':
      await liberar(ctx, atual, horario)
      return
    case 'SOLICITADO':
    case 'RESERVADO':
    case 'AGENDADO':
    case 'CONFIRMADO':
    case 'EM_DESLOCAMENTO':
      await acompanharHorario(ctx, atual, horario)
  }
}

async function seguirUm(ctx: CtxCliente, agendamento: string): Promise<void> {
  const horario = await horarioDoAgendamento(ctx.tx, ctx.cliente, agendamento)
  if (horario === null) return
  const atual = await seguidorDe(ctx.tx, ctx.cliente, agendamento)
  if (atual !== undefined) return acompanhar(ctx, atual, horario)
  // What the company booked directly becomes an atendimento when it begins.
  if (horario.estado !== 'EM_ATENDIMENTO') return
  const aberto = await abrirDoAgendamento(ctx, agendamento)
  await iniciar(ctx, aberto, horario)
}

/** The atendimento goes where its appointment goes. */
export const seguidorDaAgenda: Seguidor = {
  segurar: ({ tx, cliente }, agendamentos) => travarSeguidores(tx, cliente, agendamentos),
  async seguir(ctx, agendamentos) {
    for (const agendamento of agendamentos) await seguirUm(ctx, agendamento)
  },
}
