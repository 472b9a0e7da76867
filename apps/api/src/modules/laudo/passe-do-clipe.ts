import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { Cofre } from '../../infra/cofre.ts'
import type { Ator } from '../../infra/token.ts'

/** Long enough for a clip to be watched again and again; whoever opens it later asks for another address. */
const VALIDADE = Temporal.Duration.from({ hours: 2 })
const LUGAR = 'laudo:clipe'

/** Who watches a clip, and which: a person with a session, or somebody with the link of a laudo. */
export type PasseDoClipe =
  | { de: 'SESSAO'; ator: Ator; codigo: string; arquivo: string }
  | { de: 'LINK'; chave: string; sha256: string }

interface Selado {
  passe: PasseDoClipe
  expiraEm: string
}

/** An address that a player opens by itself: it sends no token. Sealed, so that it says nothing of anybody. */
export function enderecoDoPasse(cofre: Cofre, passe: PasseDoClipe, agora: Temporal.Instant) {
  const expiraEm = agora.add(VALIDADE).toString()
  const selado = cofre.selar({ passe, expiraEm } satisfies Selado, LUGAR).toString('base64url')
  return { endereco: `/api/laudo-clipe?passe=${selado}`, expiraEm }
}

const recusar = (cause?: unknown) =>
  new ErroDeDominio('NAO_ENCONTRADO', { mensagem: 'Este endereço não vale mais. Abra o laudo outra vez.', cause })

/** Throws NAO_ENCONTRADO of what we did not seal, and of what is over. */
export function abrirPasse(cofre: Cofre, escrito: string, agora: Temporal.Instant): PasseDoClipe {
  let selado: Selado
  try {
    selado = cofre.abrir(Buffer.from(escrito, 'base64url'), LUGAR) as Selado
  } catch (cause) {
    throw recusar(cause)
  }
  if (Temporal.Instant.compare(Temporal.Instant.from(selado.expiraEm), agora) <= 0) throw recusar()
  return selado.passe
}
