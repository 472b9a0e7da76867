import { criarLoja } from '../lib/loja.ts'

export interface Pergunta {
  titulo: string
  /** What happens if the person agrees. */
  texto?: string
  /** A verb: "Excluir", "Sair sem salvar". */
  confirmar: string
  /** "Cancelar" when left out; null when there is nothing to choose, only to read. */
  cancelar?: string | null
  /** Red button, for what cannot be undone. */
  perigo?: boolean
}

export interface PerguntaAberta extends Pergunta {
  responder: (aceita: boolean) => void
}

export const perguntaAberta = criarLoja<PerguntaAberta | null>(null)

/** Asks before something that matters. Answers true when the person agrees; a second question refuses the first. */
export function confirmar(pergunta: Pergunta): Promise<boolean> {
  perguntaAberta.ler()?.responder(false)
  return new Promise((resolver) => {
    const responder = (aceita: boolean) => {
      perguntaAberta.mudar(() => null)
      resolver(aceita)
    }
    perguntaAberta.mudar(() => ({ ...pergunta, responder }))
  })
}
