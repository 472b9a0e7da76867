import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { pausar, retomar, tituloDaRegua } from './queries.ts'

/** Tells the ladder to leave an account alone, or to look at it again; as it was already, nothing changes. Throws NAO_ENCONTRADO. */
export async function pausarCobranca(
  ctx: CtxCliente,
  { codigo, pausada }: { codigo: string; pausada: boolean },
): Promise<void> {
  exigir(await tituloDaRegua(ctx.tx, ctx.cliente, codigo))
  const mudou = pausada
    ? await pausar(ctx.tx, ctx.cliente, { titulo: codigo, autor: ctx.ator.nome, criado_em: ctx.agora.toString() })
    : await retomar(ctx.tx, ctx.cliente, codigo)
  if (!mudou) return
  const acao = pausada ? 'PAUSAR_COBRANCA' : 'RETOMAR_COBRANCA'
  ctx.auditar({ acao, entidade: 'titulo', registro: codigo, mudancas: {} })
}
