import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { atualizarPeso, inserirPeso, travarAnimal } from './queries.ts'

/**
 * Records a weighing (grams) in the animal's history and makes it the current weight, in the caller's transaction.
 * For exams; whoever calls has already decided that the person may see the animal. Throws NAO_ENCONTRADO.
 */
export async function registrarPeso(
  ctx: CtxCliente,
  { animal, gramas }: { animal: string; gramas: number },
): Promise<void> {
  const { tx, cliente, agora } = ctx
  const { peso_gramas: anterior } = exigir(await travarAnimal(tx, cliente, animal))
  await inserirPeso(tx, cliente, animal, gramas, agora.toString())
  if (anterior === gramas) return
  await atualizarPeso(tx, cliente, animal, gramas)
  ctx.auditar({ acao: 'ALTERAR', entidade: 'animal', registro: animal, mudancas: { pesoGramas: [anterior, gramas] } })
}
