import { LIMITE_DE_TELA, type Endpoint } from '@vetlume/dominio/contrato'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { suportePode } from '@vetlume/dominio/suporte'
import { emTransacao, type Banco } from '../banco/index.ts'
import type { Ator } from '../token.ts'

interface Pedido {
  chave: string
  definicao: Endpoint
  input: unknown
  agora: Temporal.Instant
}

const campo = (input: unknown, nome: string): unknown =>
  typeof input === 'object' && input !== null ? (input as Record<string, unknown>)[nome] : undefined

export const recusarSuporte = () => new ErroDeDominio('SUPORTE_NAO_PODE')

/** The one place where a support session is held to what it may: throws SUPORTE_NAO_PODE before anything is read. */
export function exigirDoSuporte(chave: string, definicao: Endpoint, alcance: { podeMudar: boolean }): void {
  if (!suportePode(chave, definicao, alcance)) throw recusarSuporte()
}

/** What a support session asks of the company is written down before it is answered; data does not leave in pages of an export. */
export async function registrarSuporte(
  db: Banco,
  { suporte, cliente, usuario, nome }: Ator,
  { chave, definicao, input, agora }: Pedido,
): Promise<void> {
  if (suporte === undefined || cliente === null || definicao.escopo === 'plataforma') return
  const limite = campo(input, 'limite')
  if (typeof limite === 'number' && limite > LIMITE_DE_TELA) throw recusarSuporte()
  const registro = campo(input, 'codigo')
  await emTransacao(db, { papel: 'cliente', cliente }, (tx) =>
    tx
      .insertInto('suporte_acesso')
      .values({
        cliente,
        suporte,
        quando: agora.toString(),
        usuario,
        nome,
        rota: chave,
        registro: typeof registro === 'string' ? registro : null,
      })
      .execute(),
  )
}
