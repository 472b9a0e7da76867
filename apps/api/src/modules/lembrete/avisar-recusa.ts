import { rotaDoAgendamento } from '@vetlume/dominio/agenda'
import { formatarDataHora } from '@vetlume/dominio/tempo'
import { umAUm, type Assinantes } from '../../infra/tarefas/index.ts'
import { dadosDoExame, resumoDoAgendamento } from '../aviso-da-agenda/index.ts'
import { enfileirarEmail } from '../email/index.ts'
import { avisar } from '../notificacao/index.ts'
import { abrirPeloLink } from './queries.ts'

/** Somebody said no to a reminder: the company is told, on the bell and by mail. */
const avisarRecusa = umAUm(async ({ tx, cliente, agora }, evento) => {
  const { dados } = evento
  const lembrete = await abrirPeloLink(tx, cliente, String(dados['lembrete']))
  const resumo = await resumoDoAgendamento(tx, cliente, String(dados['agendamento']))
  if (lembrete === undefined || resumo === undefined) return
  const { resposta: quer, motivo } = lembrete
  if (quer === null || quer === 'CONFIRMADO') return
  const quem = `${resumo.animal ?? 'Paciente a definir'}, ${formatarDataHora(lembrete.inicio, resumo.empresa.fuso)}`
  const titulo = `${quer === 'RECUSADO' ? 'Não poderá' : 'Pede outro horário'}: ${quem}`
  const rota = rotaDoAgendamento(resumo.codigo)
  await avisar(tx, evento, [{ tipo: 'agenda.resposta', titulo, rota }])
  if (resumo.empresa.email === null) return
  const carta = { ...dadosDoExame(resumo, resumo.empresa.nome), inicio: lembrete.inicio, motivo, quer }
  const chave = `presenca-recusada:${lembrete.codigo}`
  const para = resumo.empresa.email
  await enfileirarEmail(tx, { cliente, chave, para, modelo: 'presenca-recusada', dados: carta }, agora)
})

export const assinantesDoLembrete: Assinantes = { 'agendamento.presenca-recusada': [avisarRecusa] }
