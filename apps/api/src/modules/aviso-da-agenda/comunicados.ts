import { podeMudar } from '@vetlume/dominio/agenda'
import type { DadosDoEmail, ModeloDeEmail } from '@vetlume/dominio/email'
import type { TipoDeNotificacao } from '@vetlume/dominio/notificacao'
import { diaNaZona, formatarDataHora } from '@vetlume/dominio/tempo'
import { dadosDoExame, type ResumoDoAgendamento } from './resumo.ts'

type Lado = 'EMPRESA' | 'CLINICA'

/** What is told to the other side. `aviso` is null where the atendimento tells the same on the bell. */
export interface Comunicado<M extends ModeloDeEmail = ModeloDeEmail> {
  para: Lado
  aviso: { tipo: TipoDeNotificacao; titulo: string } | null
  modelo: M
  dados: DadosDoEmail<M>
}

/** What happened, as the outbox tells it. */
export interface Acontecido {
  tipo: string
  acao: string | null
  peloParceiro: boolean
  especialista: string | null
  dia: string
}

const paciente = ({ animal }: ResumoDoAgendamento) => animal ?? 'paciente a definir'
const horario = ({ inicio, empresa }: ResumoDoAgendamento) => formatarDataHora(inicio, empresa.fuso)

const dito = <M extends ModeloDeEmail>(comunicado: Comunicado<M>): Comunicado<M> => comunicado

function dosPedidos(r: ResumoDoAgendamento, { acao, peloParceiro }: Acontecido): Comunicado | null {
  const clinica = r.clinica?.nome ?? 'A clínica'
  const nome = peloParceiro ? r.empresa.nome : clinica
  const exame = dadosDoExame(r, nome)
  const resposta = (titulo: string) => ({ tipo: 'agenda.resposta' as const, titulo })
  switch (acao) {
    case 'propor': {
      const titulo = `Outro horário proposto para ${paciente(r)}: ${horario(r)}`
      return dito({
        para: 'CLINICA',
        aviso: { tipo: 'agenda.proposta', titulo },
        modelo: 'horario-proposto',
        dados: exame,
      })
    }
    case 'agendar': {
      if (!peloParceiro)
        return r.origem === 'PARCEIRO'
          ? dito({ para: 'CLINICA', aviso: null, modelo: 'pedido-aceito', dados: exame })
          : null
      const aviso = resposta(`${clinica} aceitou ${horario(r)} para ${paciente(r)}`)
      return dito({
        para: 'EMPRESA',
        aviso,
        modelo: 'proposta-respondida',
        dados: { ...exame, aceita: true, motivo: null },
      })
    }
    case 'devolver': {
      if (!peloParceiro) return null
      const aviso = resposta(`${clinica} não aceitou o horário proposto para ${paciente(r)}`)
      const motivo = r.devolucao?.replace(/^[^:]*:\s*/, '') ?? null
      return dito({ para: 'EMPRESA', aviso, modelo: 'proposta-respondida', dados: { ...exame, aceita: false, motivo } })
    }
    case 'cancelar': {
      const aviso = r.temAtendimento
        ? null
        : { tipo: 'agenda.cancelada' as const, titulo: `Exame de ${paciente(r)} cancelado (${horario(r)})` }
      const dados = { ...exame, motivo: r.motivo }
      // A request that nobody took yet was not called off: it was refused.
      if (!peloParceiro && r.origem === 'PARCEIRO' && r.especialista === null)
        return dito({ para: 'CLINICA', aviso, modelo: 'pedido-recusado', dados })
      const para = peloParceiro ? 'EMPRESA' : 'CLINICA'
      return dito({ para, aviso, modelo: 'agendamento-cancelado', dados: { ...dados, pelaClinica: peloParceiro } })
    }
    default:
      return null
  }
}

/** A move is told once, by the event of the place where it now is; one that was moved on meanwhile has nothing to tell. */
function daMudanca(r: ResumoDoAgendamento, { especialista, dia, peloParceiro }: Acontecido): Comunicado | null {
  const aqui = especialista === r.especialista && dia === diaNaZona(r.inicio, r.empresa.fuso)
  if (peloParceiro || !aqui || !podeMudar(r.estado)) return null
  if (r.propostoEm !== null) return dosPedidos(r, { tipo: '', acao: 'propor', peloParceiro, especialista, dia })
  if (r.estado === 'RESERVADO') return null
  const aviso = { tipo: 'agenda.movida' as const, titulo: `Novo horário de ${paciente(r)}: ${horario(r)}` }
  return dito({ para: 'CLINICA', aviso, modelo: 'agendamento-movido', dados: dadosDoExame(r, r.clinica?.nome ?? '') })
}

/** What to tell, and to which side, of something that happened to an appointment; null when there is nobody to tell. */
export function comunicadoDe(r: ResumoDoAgendamento, acontecido: Acontecido): Comunicado | null {
  if (r.clinica === null) return null
  if (acontecido.tipo === 'agendamento.movido') return daMudanca(r, acontecido)
  if (acontecido.tipo === 'agendamento.mudou') return dosPedidos(r, acontecido)
  if (!acontecido.peloParceiro) return null
  return dito({ para: 'EMPRESA', aviso: null, modelo: 'pedido-recebido', dados: dadosDoExame(r, r.empresa.nome) })
}
