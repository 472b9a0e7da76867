import { contratoCobranca, proximoPasso, type CobrancasDoTitulo } from '@vetlume/dominio/cobranca'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import type { Registrar } from '../../infra/http/registrar.ts'
import { hojeEm } from '../financeiro/index.ts'
import { cartaDoTitulo, cobrarAgora } from './carta.ts'
import { configurarRegua } from './configurar.ts'
import { pausarCobranca } from './pausar-cobranca.ts'
import { cobrancasDoTitulo, lerPausa, lerRegua, tituloDaRegua } from './queries.ts'

async function verCobrancas(ctx: CtxCliente, codigo: string): Promise<CobrancasDoTitulo> {
  const titulo = exigir(await tituloDaRegua(ctx.tx, ctx.cliente, codigo))
  const { ativa, passos } = await lerRegua(ctx.tx, ctx.cliente)
  const pausa = titulo.devido ? await lerPausa(ctx.tx, ctx.cliente, codigo) : null
  const cobravel = ativa && titulo.devido && pausa === null
  return {
    enviadas: await cobrancasDoTitulo(ctx.tx, ctx.cliente, codigo),
    pausa,
    carta: await cartaDoTitulo(ctx, codigo),
    proxima: cobravel ? proximoPasso(passos, { ...titulo, hoje: hojeEm(ctx) }) : null,
  }
}

export function rotasCobranca(registrar: Registrar): void {
  registrar(contratoCobranca, {
    'GET /regua-cobranca': ({ ctx }) => lerRegua(ctx.tx, ctx.cliente),
    'PUT /regua-cobranca': configurarRegua,
    'GET /contas-receber/:codigo/cobranca': ({ ctx, input }) => verCobrancas(ctx, input.codigo),
    'PUT /contas-receber/:codigo/cobranca/pausa': async ({ ctx, input }) => {
      await pausarCobranca(ctx, input)
      return verCobrancas(ctx, input.codigo)
    },
    'POST /contas-receber/:codigo/cobranca': async ({ ctx, input }) => {
      await cobrarAgora(ctx, input)
      return verCobrancas(ctx, input.codigo)
    },
  })
}
