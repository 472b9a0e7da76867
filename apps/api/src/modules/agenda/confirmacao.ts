import { confirmacaoAoRemarcar } from '@vetlume/dominio/agenda'
import { formatarDataHora } from '@vetlume/dominio/tempo'
import type { CtxCliente } from '../../context.ts'
import type { Acontecimento } from './historia.ts'
import type { LinhaDoAgendamento } from './queries-escrita.ts'

interface Confirmacao {
  passo: 'confirmar' | 'desconfirmar' | null
  colunas: { confirmado_para?: string }
  acontecimentos: Acontecimento[]
}

/** What a move to `para` does to the confirmation: the step it takes, what it writes, and how that reads in the timeline. */
export function confirmacaoAoMover(
  { ator }: Pick<CtxCliente, 'ator'>,
  { codigo, estado, inicio, confirmado_para: confirmadoPara }: LinhaDoAgendamento,
  para: string,
): Confirmacao {
  const passo = confirmacaoAoRemarcar(estado, { de: inicio, para, confirmadoPara })
  if (passo === null) return { passo, colunas: {}, acontecimentos: [] }
  const contado = (texto: string) => [{ agendamento: codigo, tipo: passo.toUpperCase(), texto }]
  if (passo === 'confirmar')
    return { passo, colunas: {}, acontecimentos: contado('A confirmação vale: voltou ao horário confirmado') }
  const texto = `Precisa ser confirmado de novo: a confirmação era de ${formatarDataHora(inicio, ator.fuso)}`
  return { passo, colunas: { confirmado_para: inicio }, acontecimentos: contado(texto) }
}
