import { ErroDeDominio } from '@vetlume/dominio/erros'

/** Who asks for slow work: whose turn it takes, and the signal that nobody waits for it any more. */
export interface Pedinte {
  /** Company, or the person where there is none. */
  dono: string
  sinal: AbortSignal
}

/** Of work that nobody waits for at a connection. */
export const SEM_FIM: AbortSignal = new AbortController().signal

/** The program itself. */
export const PROPRIO: Pedinte = { dono: '', sinal: SEM_FIM }

/** What a context says of who asks. */
export const pedinteDe = ({
  ator,
  sinal,
}: {
  ator: { cliente: string | null; usuario: string }
  sinal: AbortSignal
}): Pedinte => ({ dono: ator.cliente ?? ator.usuario, sinal })

/** Nobody reads it: the connection is gone. It undoes the work in course. */
export const pedidoEncerrado = () =>
  new ErroDeDominio('TEMPO_DO_PEDIDO_ESGOTADO', { mensagem: 'O pedido foi encerrado antes do fim. Nada mudou.' })

export function exigirAberto(sinal: AbortSignal): void {
  if (sinal.aborted) throw pedidoEncerrado()
}
