import type { AnimalCompleto, DadosDoAnimal } from '@vetlume/dominio/animal'
import type { CtxCliente } from '../../context.ts'
import { diferencas } from '../../infra/auditoria.ts'
import { exigir } from '../../infra/banco/index.ts'
import { visaoDosCadastros } from '../cadastros/index.ts'
import { comParceiroDoAutor, segurarTutores } from '../tutor/index.ts'
import { conferirDatas, conferirTutores, outrosDe, paraTrilha, responderFicha } from './ficha.ts'
import { microchipJaCadastrado } from './microchip-ja-cadastrado.ts'
import { fichaDoAnimal, gravarOutrosTutores, inserirAnimal, renovarBusca } from './queries.ts'
import { inserirPeso } from './queries-peso.ts'

export async function criarAnimal({ ctx, input }: { ctx: CtxCliente; input: DadosDoAnimal }): Promise<AnimalCompleto> {
  const { tx, cliente } = ctx
  const agora = ctx.agora.toString()
  const visao = visaoDosCadastros(ctx.ator)
  const outros = outrosDe(input)
  conferirDatas(ctx, input)
  // Held before they are checked: one that is being merged is then seen as merged.
  if (outros.length > 0) await segurarTutores(tx, cliente, [input.tutor, ...outros])
  await conferirTutores(ctx, visao, input)
  const codigo = await inserirAnimal(tx, cliente, comParceiroDoAutor(visao, input), agora)
  if (codigo === undefined) throw await microchipJaCadastrado(tx, cliente, visao, input.microchip ?? '')
  if (outros.length > 0) {
    await gravarOutrosTutores(tx, cliente, codigo, outros)
    await renovarBusca(tx, cliente, codigo)
  }
  if (input.pesoGramas !== null)
    await inserirPeso(tx, cliente, { animal: codigo, gramas: input.pesoGramas, medidoEm: agora })
  const ficha = exigir(await fichaDoAnimal(tx, cliente, visao, codigo))
  ctx.auditar({ acao: 'CRIAR', entidade: 'animal', registro: codigo, mudancas: diferencas(null, paraTrilha(ficha)) })
  return responderFicha(ctx, visao, ficha)
}
