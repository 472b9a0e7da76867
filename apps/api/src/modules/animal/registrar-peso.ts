import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { atualizarPesoAtual, inserirPeso } from './queries-peso.ts'
import { travarAnimal } from './queries.ts'

/**
 * Records a weighing (grams) of now in the animal's history, in the caller's transaction. For exams; whoever calls has
 * already decided that the person may see the animal. Throws NAO_ENCONTRADO.
 */
export async function registrarPeso(
  ctx: CtxCliente,
  { animal, gramas }: { animal: string; gramas: number },
): Promise<void> {
  const { tx, cliente, agora } = ctx
  const { peso_gramas: anterior } = exigir(await travarAnimal(tx, cliente, animal))
  await inserirPeso(tx, cliente, { animal, gramas, medidoEm: agora.toString() })
  if (anterior === gramas) return
  await atualizarPesoAtual(tx, cliente, animal)
  ctx.auditar({ acao: 'ALTERAR', entidade: 'animal', registro: animal, mudancas: { pesoGramas: [anterior, gramas] } })
}
