import type { AnimalCompleto, DadosDoAnimal } from '@vetlume/dominio/animal'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { alcanceDo } from '../cadastros/index.ts'
import { comParceiroDoAutor } from '../tutor/index.ts'
import { conferirDatas, conferirTutor, mudancasDoAnimal, responderFicha } from './ficha.ts'
import { microchipJaCadastrado } from './microchip-ja-cadastrado.ts'
import { fichaDoAnimal, inserirAnimal, inserirPeso } from './queries.ts'

export async function criarAnimal({ ctx, input }: { ctx: CtxCliente; input: DadosDoAnimal }): Promise<AnimalCompleto> {
  const { tx, cliente, agora } = ctx
  const alcance = alcanceDo(ctx.ator)
  conferirDatas(ctx, input)
  await conferirTutor(ctx, alcance, input.tutor)
  const codigo = await inserirAnimal(tx, cliente, comParceiroDoAutor(alcance, input), agora.toString())
  if (codigo === undefined) throw await microchipJaCadastrado(tx, cliente, alcance, input.microchip ?? '')
  if (input.pesoGramas !== null) await inserirPeso(tx, cliente, codigo, input.pesoGramas, agora.toString())
  const ficha = exigir(await fichaDoAnimal(tx, cliente, alcance, codigo))
  ctx.auditar({ acao: 'CRIAR', entidade: 'animal', registro: codigo, mudancas: mudancasDoAnimal(null, ficha) })
  return responderFicha(ctx, alcance, ficha)
}
