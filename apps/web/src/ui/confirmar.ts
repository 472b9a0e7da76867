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
  /** A second way of going on, beside the first. */
  outra?: { rotulo: string; escolher: () => void }
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

/** The same with two ways of going on; null when the person takes neither. */
export function escolher(pergunta: Pergunta & { outra: string }): Promise<'CONFIRMAR' | 'OUTRA' | null> {
  perguntaAberta.ler()?.responder(false)
  return new Promise((resolver) => {
    const com = (resposta: 'CONFIRMAR' | 'OUTRA' | null) => {
      perguntaAberta.mudar(() => null)
      resolver(resposta)
    }
    const { outra: rotulo, ...resto } = pergunta
    perguntaAberta.mudar(() => ({
      ...resto,
      responder: (aceita) => com(aceita ? 'CONFIRMAR' : null),
      outra: { rotulo, escolher: () => com('OUTRA') },
    }))
  })
}
