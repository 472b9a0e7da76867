import type { CtxCliente } from '../../context.ts'
import type { LinhaDeAtendimento } from './queries.ts'

/** Tells the screens that have this atendimento open that something in it is other than it was. */
export function publicarMudanca(
  ctx: CtxCliente,
  { codigo: atendimento, especialista, parceiro }: Pick<LinhaDeAtendimento, 'codigo' | 'especialista' | 'parceiro'>,
): void {
  ctx.publicar({ tipo: 'atendimento.mudou', dados: { atendimento, especialista, parceiro } })
}

export interface Acontecimento {
  atendimento: string
  /** Stable key of what happened, such as `INICIAR`. */
  tipo: string
  /** In words that the partner clinic may read too. */
  texto: string
}

/** Writes what happened on the atendimento's timeline, signed by the actor. */
export async function registrarNaLinhaDoTempo(
  ctx: Pick<CtxCliente, 'tx' | 'cliente' | 'agora'> & { ator: { nome: string } },
  acontecimentos: readonly Acontecimento[],
): Promise<void> {
  if (acontecimentos.length === 0) return
  const { tx, cliente, ator, agora } = ctx
  await tx
    .insertInto('atendimento_evento')
    .values(acontecimentos.map((a) => ({ ...a, cliente, autor: ator.nome, quando: agora.toString() })))
    .execute()
}
