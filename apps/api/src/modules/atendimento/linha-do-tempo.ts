import type { CtxCliente } from '../../context.ts'

export interface Acontecimento {
  atendimento: string
  /** Stable key of what happened, such as `INICIAR`. */
  tipo: string
  /** In words that the partner clinic may read too. */
  texto: string
}

/** Writes what happened on the atendimento's timeline, signed by the actor. */
export async function registrarNaLinhaDoTempo(
  ctx: CtxCliente,
  acontecimentos: readonly Acontecimento[],
): Promise<void> {
  if (acontecimentos.length === 0) return
  const { tx, cliente, ator, agora } = ctx
  await tx
    .insertInto('atendimento_evento')
    .values(acontecimentos.map((a) => ({ ...a, cliente, autor: ator.nome, quando: agora.toString() })))
    .execute()
}
