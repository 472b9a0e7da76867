import type { CtxLivre, CtxPlataforma } from '../../context.ts'
import { lerIdentificador } from '../sessao/index.ts'
import { enviarLinkDeAcesso, reenviarConfirmacao } from './avisos.ts'
import { noMesmoTempo } from './no-mesmo-tempo.ts'
import { contaPorIdentificador, type Conta } from './queries.ts'

const PISO_MS = 250

interface Pedido {
  ctx: CtxLivre<null>
  input: { identificador: string }
}

/** Does something for an account, if there is one; whether there is, only its mailbox knows. */
function paraAConta({ ctx, input }: Pedido, fazer: (ctx: CtxPlataforma<null>, conta: Conta) => Promise<void>) {
  const procurado = lerIdentificador(input.identificador)
  return noMesmoTempo(PISO_MS, () =>
    ctx.emPlataforma(async (interno) => {
      const conta = await contaPorIdentificador(interno.tx, procurado)
      if (conta?.ativo === true) await fazer(interno, conta)
    }),
  )
}

/** Sends the link that sets a password. */
export const recuperarSenha = (pedido: Pedido): Promise<void> =>
  paraAConta(pedido, (ctx, conta) => enviarLinkDeAcesso(ctx, conta, 'redefinir-senha'))

/** Sends again the link that confirms the e-mail of a new account. */
export const pedirConfirmacao = (pedido: Pedido): Promise<void> => paraAConta(pedido, reenviarConfirmacao)
