import { TRANSICOES_DA_MENSAGEM, type EstadoDaMensagem, type PassoDaMensagem } from '@vetlume/dominio/email'
import type { RawBuilder } from 'kysely'
import { gravarPasso, type Banco, type ColunasDoPasso } from '../../infra/banco/index.ts'

/** The one writer of the state of a message. False when it is in another state by now, or `se` is not so any more. */
export async function darPassoNaMensagem(
  tx: Banco,
  { cliente, codigo }: { cliente: string; codigo: string },
  passo: PassoDaMensagem,
  colunas: ColunasDoPasso<'mensagem'>,
  se: RawBuilder<unknown>,
): Promise<boolean> {
  const alvo = { cliente, codigos: [codigo], se, ...TRANSICOES_DA_MENSAGEM[passo] }
  const andadas = await gravarPasso<'mensagem', EstadoDaMensagem>(tx, 'mensagem', alvo, colunas)
  return andadas.length > 0
}
