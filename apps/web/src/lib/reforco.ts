import { criarLoja } from './loja.ts'
import { semSobreposicao } from './ocupado.ts'

export interface PedidoDeReforco {
  /** True once the session proved who is there: what was asked is asked again. */
  responder: (provou: boolean) => void
}

/** The question on screen, drawn by the shell. */
export const reforcoPedido = criarLoja<PedidoDeReforco | null>(null)

let pergunta: Promise<boolean> | null = null
let hospedeiros = 0

/** There is somewhere to draw the question, until the answer is called; whoever was waiting then gives up. */
export function hospedarReforco(): () => void {
  hospedeiros += 1
  return () => {
    hospedeiros -= 1
    reforcoPedido.ler()?.responder(false)
  }
}

/** Asks the person to prove who they are. Requests that are refused together wait for one answer. */
export function pedirReforco(): Promise<boolean> {
  if (hospedeiros === 0) return Promise.resolve(false)
  pergunta ??= semSobreposicao(
    () =>
      new Promise<boolean>((resolver) => {
        reforcoPedido.mudar(() => ({ responder: resolver }))
      }),
  ).finally(() => {
    pergunta = null
    reforcoPedido.mudar(() => null)
  })
  return pergunta
}
