import type { CtxLivre } from '../../context.ts'
import { lerIdentificador } from '../sessao/index.ts'
import { enviarLinkDeAcesso } from './avisos.ts'
import { noMesmoTempo } from './no-mesmo-tempo.ts'
import { contaPorIdentificador } from './queries.ts'

const PISO_MS = 250

/** Sends the link when there is such an account; whether there is one, only the mailbox knows. */
export function recuperarSenha({
  ctx,
  input,
}: {
  ctx: CtxLivre<null>
  input: { identificador: string }
}): Promise<void> {
  const procurado = lerIdentificador(input.identificador)
  return noMesmoTempo(PISO_MS, () =>
    ctx.emPlataforma(async (interno) => {
      const conta = await contaPorIdentificador(interno.tx, procurado)
      if (conta?.ativo === true) await enviarLinkDeAcesso(interno, conta, 'redefinir-senha')
    }),
  )
}
