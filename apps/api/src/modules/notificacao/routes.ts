import { contratoNotificacao } from '@vetlume/dominio/notificacao'
import type { CtxCliente } from '../../context.ts'
import type { Registrar } from '../../infra/http/registrar.ts'
import { publicoDe } from './policy.ts'
import { avisosDe, contarNaoLidas, marcarLidas } from './queries.ts'

const leitorDe = ({ ator, cliente }: CtxCliente) => ({ cliente, usuario: ator.usuario, publico: publicoDe(ator) })

export function rotasNotificacao(registrar: Registrar): void {
  registrar(contratoNotificacao, {
    'GET /notificacao': async ({ ctx, input: { antesDe = null, limite } }) => {
      const leitor = leitorDe(ctx)
      const itens = await avisosDe(ctx.tx, leitor, { antesDe, limite })
      return { itens, naoLidas: await contarNaoLidas(ctx.tx, leitor) }
    },
    'POST /notificacao/lidas': async ({ ctx, input: { ate } }) => {
      const leitor = leitorDe(ctx)
      await marcarLidas(ctx.tx, leitor, ate)
      return { naoLidas: await contarNaoLidas(ctx.tx, leitor) }
    },
  })
}
