import { escreverEmail, type DadosDoEmail, type ModeloDeEmail } from '@vetlume/dominio/email'
import type { Banco } from '../../infra/banco/index.ts'
import { gravarEventos } from '../../infra/eventos.ts'
import { inserirMensagem } from './queries.ts'

export const EMAIL_ENFILEIRADO = 'email.enfileirado'

export interface PedidoDeEmail<M extends ModeloDeEmail> {
  /** Tenant on whose behalf it goes, or the operator. */
  cliente: string
  /** Names the event that asks for the letter; asking again for the same one does nothing. */
  chave: string
  para: string
  modelo: M
  /** `link` is the key of the secret that the letter carries. */
  dados: DadosDoEmail<M> & { link?: string }
}

/** Writes a letter to the outbox in the caller's transaction: it goes if, and only if, the change commits. */
export async function enfileirarEmail<M extends ModeloDeEmail>(
  tx: Banco,
  { cliente, chave, para, modelo, dados }: PedidoDeEmail<M>,
  agora: Temporal.Instant,
): Promise<void> {
  // Written once here so that data that do not fit their template stop the change, not the post.
  const { assunto } = escreverEmail(modelo, dados, { origem: '', segredo: null })
  const codigo = await inserirMensagem(tx, { cliente, chave, para, modelo, assunto, dados }, agora.toString())
  if (codigo === null) return
  await gravarEventos(tx, cliente, [{ tipo: EMAIL_ENFILEIRADO, dados: { mensagem: codigo } }], agora)
}
