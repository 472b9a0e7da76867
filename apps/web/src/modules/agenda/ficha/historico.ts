import {
  ROTULOS_DO_AGENDAMENTO,
  ROTULOS_DO_LOCAL,
  type EstadoDoAgendamento,
  type TipoDeLocal,
} from '@vetlume/dominio/agenda'
import type { CamposDoHistorico } from '../../historico/index.ts'

const QUEM = { EMPRESA: 'empresa', PARCEIRO: 'clínica', LINK: 'link do tutor' } as const

/** How the audit trail of an appointment reads. */
export const CAMPOS_DO_HISTORICO: CamposDoHistorico = {
  inicio: { rotulo: 'Começo' },
  fim: { rotulo: 'Fim' },
  especialista: { rotulo: 'Especialista' },
  tipoLocal: { rotulo: 'Local', texto: (tipo: TipoDeLocal) => ROTULOS_DO_LOCAL[tipo] },
  parceiro: { rotulo: 'Clínica' },
  endereco: { rotulo: 'Endereço' },
  animal: { rotulo: 'Paciente' },
  contato: { rotulo: 'Contato' },
  servicos: { rotulo: 'Exames' },
  equipamentos: { rotulo: 'Equipamentos' },
  estado: { rotulo: 'Situação', texto: (estado: EstadoDoAgendamento) => ROTULOS_DO_AGENDAMENTO[estado] },
  prioridade: { rotulo: 'Prioridade', texto: (valor: string) => (valor === 'URGENTE' ? 'Urgente' : 'Rotina') },
  planoSaude: { rotulo: 'Plano de saúde' },
  autorizacao: { rotulo: 'Autorização do plano' },
  planoIgnorado: { rotulo: 'Recusas do plano' },
  motivoPlano: { rotulo: 'Por que marcar mesmo assim' },
  semEspecialidade: { rotulo: 'Sem a especialidade' },
  motivoEspecialidade: { rotulo: 'Por que é esta pessoa' },
  minutos: { rotulo: 'Minutos de deslocamento' },
  de: { rotulo: 'De' },
  para: { rotulo: 'Para' },
  plantao: { rotulo: 'Plantão' },
  observacoes: { rotulo: 'Observações' },
  propostoEm: { rotulo: 'Horário proposto em' },
  confirmadoPor: { rotulo: 'Confirmado por', texto: (quem: keyof typeof QUEM) => QUEM[quem] },
  motivo: { rotulo: 'Motivo' },
}
