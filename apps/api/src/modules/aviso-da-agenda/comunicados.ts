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
  /** The specialist that did it, who is not told of it. */
  peloEspecialista: string | null
  especialista: string | null
  dia: string
}

const paciente = ({ animal }: ResumoDoAgendamento) => animal ?? 'paciente a definir'
const horario = ({ inicio, empresa }: ResumoDoAgendamento) => formatarDataHora(inicio, empresa.fuso)

const dito = <M extends ModeloDeEmail>(comunicado: Comunicado<M>): Comunicado<M> => comunicado

/** What a clinic asked for was accepted; what it did not ask for is news. Called off or gone elsewhere meanwhile, it is none. */
function marcadoPelaEmpresa(r: ResumoDoAgendamento, dados: DadosDoEmail<'pedido-aceito'>): Comunicado | null {
  if (r.origem === 'PARCEIRO') return dito({ para: 'CLINICA', aviso: null, modelo: 'pedido-aceito', dados })
  if (!r.aindaAqui || !podeMudar(r.estado)) return null
  const aviso = { tipo: 'agenda.marcada' as const, titulo: `Exame de ${paciente(r)} marcado para ${horario(r)}` }
  return dito({ para: 'CLINICA', aviso, modelo: 'agendamento-marcado', dados })
}

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
      if (!peloParceiro) return marcadoPelaEmpresa(r, exame)
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
    case 'incluir':
      return marcadoPelaEmpresa(r, exame)
    case 'retirar': {
      const aviso = {
        tipo: 'agenda.cancelada' as const,
        titulo: `Exame de ${paciente(r)} não será mais aqui (${horario(r)})`,
      }
      const dados = { ...exame, motivo: 'O exame passou para outro endereço.', pelaClinica: false }
      return dito({ para: 'CLINICA', aviso, modelo: 'agendamento-cancelado', dados })
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

/** Whether this is the event of the place where it now is: a move leaves one of each place. */
const ficouAqui = (r: ResumoDoAgendamento, { especialista, dia }: Acontecido): boolean =>
  especialista === r.especialista && dia === diaNaZona(r.inicio, r.empresa.fuso)

/** A move is told once; one that was moved on meanwhile has nothing to tell, nor has another specialist at the same time. */
function daMudanca(r: ResumoDoAgendamento, acontecido: Acontecido): Comunicado | null {
  const { acao, peloParceiro } = acontecido
  if (acao !== 'remarcar' || peloParceiro || !ficouAqui(r, acontecido) || !podeMudar(r.estado)) return null
  if (r.propostoEm !== null) return dosPedidos(r, { ...acontecido, acao: 'propor' })
  if (r.estado === 'RESERVADO') return null
  const { reconfirmar } = r
  const titulo = `Novo horário de ${paciente(r)}: ${horario(r)}${reconfirmar ? '. Confirme de novo' : ''}`
  const dados = { ...dadosDoExame(r, r.clinica?.nome ?? ''), reconfirmar }
  return dito({ para: 'CLINICA', aviso: { tipo: 'agenda.movida', titulo }, modelo: 'agendamento-movido', dados })
}

/** What to tell, and to which side, of something that happened to an appointment; null when there is nobody to tell. */
export function comunicadoDe(r: ResumoDoAgendamento, acontecido: Acontecido): Comunicado | null {
  if (r.clinica === null) return null
  if (acontecido.tipo === 'agendamento.movido') return daMudanca(r, acontecido)
  if (acontecido.tipo === 'agendamento.mudou' || !acontecido.peloParceiro) return dosPedidos(r, acontecido)
  return dito({ para: 'EMPRESA', aviso: null, modelo: 'pedido-recebido', dados: dadosDoExame(r, r.empresa.nome) })
}

const noSino = (tipo: TipoDeNotificacao, titulo: string) => ({ tipo, titulo })

/** What the specialist finds on the bell: what entered, moved in or left the agenda, unless it was the specialist's doing. */
export function avisoAoEspecialista(
  r: ResumoDoAgendamento,
  acontecido: Acontecido,
): { tipo: TipoDeNotificacao; titulo: string } | null {
  const { tipo, acao, especialista, peloEspecialista } = acontecido
  if (especialista === null || especialista === peloEspecialista) return null
  const quem = `${paciente(r)}, ${horario(r)}`
  if (acao === 'cancelar') return noSino('agenda.cancelada', `Exame cancelado: ${quem}`)
  if (!podeMudar(r.estado) || r.estado === 'RESERVADO') return null
  const aqui = ficouAqui(r, acontecido)
  if (acao === 'agendar') return aqui ? noSino('agenda.marcada', `Novo exame na sua agenda: ${quem}`) : null
  if (tipo !== 'agendamento.movido') return null
  const oQue = acao === 'remarcar' ? 'Novo horário' : 'Agora é seu o exame'
  if (aqui) return noSino('agenda.movida', `${oQue}: ${quem}${r.reconfirmar ? ' (a confirmar de novo)' : ''}`)
  return especialista === r.especialista ? null : noSino('agenda.cancelada', `Saiu da sua agenda: ${paciente(r)}`)
}
