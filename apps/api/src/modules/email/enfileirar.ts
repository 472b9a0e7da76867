import { escreverEmail, type DadosDoEmail, type ModeloDeEmail } from '@vetlume/dominio/email'
import type { Banco } from '../../infra/banco/index.ts'
import { gravarEventos } from '../../infra/eventos.ts'
import { inserirMensagens } from './queries.ts'

export const EMAIL_ENFILEIRADO = 'email.enfileirado'

/** A letter that a company sends, or the operator. */
export interface CartaPedida<M extends ModeloDeEmail = ModeloDeEmail> {
  /** Names the event that asks for the letter; asking again for the same one does nothing. */
  chave: string
  para: string
  modelo: M
  /** `link` is the key of the secret that the letter carries. */
  dados: DadosDoEmail<M> & { link?: string }
}

export interface PedidoDeEmail<M extends ModeloDeEmail> extends CartaPedida<M> {
  /** Tenant on whose behalf it goes, or the operator. */
  cliente: string
}

/** Writes letters to the outbox in the caller's transaction: they go if, and only if, the change commits. */
export async function enfileirarEmails(
  tx: Banco,
  cliente: string,
  pedidas: readonly CartaPedida[],
  agora: Temporal.Instant,
): Promise<void> {
  if (pedidas.length === 0) return
  const novas = pedidas.map(({ chave, para, modelo, dados }) => {
    // Written once here so that data that do not fit their template stop the change, not the post.
    const { assunto } = escreverEmail(modelo, dados, { origem: '', segredo: null })
    return { chave, para, modelo, assunto, dados }
  })
  const codigos = await inserirMensagens(tx, cliente, novas, agora.toString())
  const eventos = codigos.map((mensagem) => ({ tipo: EMAIL_ENFILEIRADO, dados: { mensagem } }) as const)
  await gravarEventos(tx, cliente, eventos, agora)
}

/** The same of one. */
export const enfileirarEmail = <M extends ModeloDeEmail>(
  tx: Banco,
  { cliente, ...pedida }: PedidoDeEmail<M>,
  agora: Temporal.Instant,
): Promise<void> => enfileirarEmails(tx, cliente, [pedida], agora)
