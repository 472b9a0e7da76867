import type { ItemDeAtendimento } from '@vetlume/dominio/atendimento'
import { quandoEmPalavras } from '../../../ui/formato-de-data.ts'
import type { TomDeEtiqueta } from '../../../ui/etiqueta.tsx'
import type { Papel } from '../papel.ts'

export interface SituacaoDoHorario {
  texto: string
  tom: TomDeEtiqueta
}

type Horario = Pick<ItemDeAtendimento, 'estado' | 'agendamento'>

/** Where the time of an exam stands, in the words of whoever reads; null when there is nothing to settle any more. */
export function situacaoDoHorario(
  { estado, agendamento }: Horario,
  papel: Papel,
  fuso: string,
): SituacaoDoHorario | null {
  if (estado !== 'ABERTO' || agendamento === null) return null
  const clinica = papel === 'PARCEIRO'
  const quando = quandoEmPalavras(agendamento.inicio, fuso)
  switch (agendamento.estado) {
    case 'SOLICITADO':
      return { texto: clinica ? 'Aguardando a empresa' : 'À espera de horário', tom: 'lume' }
    case 'RESERVADO': {
      if (agendamento.propostoEm === null) return { texto: `Reservado: ${quando}`, tom: 'info' }
      return { texto: `${clinica ? 'Proposta' : 'Aguardando a clínica'}: ${quando}`, tom: 'aviso' }
    }
    case 'AGENDADO':
      return { texto: `Agendado: ${quando}`, tom: 'info' }
    case 'CONFIRMADO':
      return { texto: `Confirmado: ${quando}`, tom: 'sucesso' }
    case 'EM_DESLOCAMENTO':
      return { texto: `Especialista a caminho: ${quando}`, tom: 'marca' }
    case 'FALTOU':
      return { texto: 'Não compareceu: à espera de outro horário', tom: 'erro' }
    case 'CANCELADO':
      return { texto: 'Sem horário', tom: 'neutro' }
    case 'EM_ATENDIMENTO':
    case 'REALIZADO':
      return null
  }
}
