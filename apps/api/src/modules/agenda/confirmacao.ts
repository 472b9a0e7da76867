import { confirmacaoAoRemarcar, TRANSICOES_DO_AGENDAMENTO, type EstadoDoAgendamento } from '@vetlume/dominio/agenda'
import { formatarDataHora } from '@vetlume/dominio/tempo'
import type { CtxCliente } from '../../context.ts'
import type { Acontecimento } from './historia.ts'
import type { LinhaDoAgendamento } from './queries-escrita.ts'

interface Confirmacao {
  colunas: { estado?: EstadoDoAgendamento; confirmado_para?: string }
  acontecimentos: Acontecimento[]
}

/** What a move to `para` does to the confirmation: what it writes, and how that reads in the timeline. */
export function confirmacaoAoMover(
  { ator }: Pick<CtxCliente, 'ator'>,
  { codigo, estado, inicio, confirmado_para: confirmadoPara }: LinhaDoAgendamento,
  para: string,
): Confirmacao {
  const passo = confirmacaoAoRemarcar(estado, { de: inicio, para, confirmadoPara })
  if (passo === null) return { colunas: {}, acontecimentos: [] }
  const contado = (texto: string) => [{ agendamento: codigo, tipo: passo.toUpperCase(), texto }]
  const colunas = { estado: TRANSICOES_DO_AGENDAMENTO[passo].para }
  if (passo === 'confirmar')
    return { colunas, acontecimentos: contado('A confirmação vale: voltou ao horário confirmado') }
  const texto = `Precisa ser confirmado de novo: a confirmação era de ${formatarDataHora(inicio, ator.fuso)}`
  return { colunas: { ...colunas, confirmado_para: inicio }, acontecimentos: contado(texto) }
}
