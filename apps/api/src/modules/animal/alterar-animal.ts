import type { AnimalCompleto, DadosDoAnimal } from '@vetlume/dominio/animal'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxCliente } from '../../context.ts'
import { exigir, exigirVersao } from '../../infra/banco/index.ts'
import { alcanceDo } from '../cadastros/index.ts'
import { comParceiroDoAutor, podeEditar, segurarTutor } from '../tutor/index.ts'
import { conferirDatas, conferirTutor, mudancasDoAnimal, responderFicha } from './ficha.ts'
import { microchipJaCadastrado } from './microchip-ja-cadastrado.ts'
import { animalPorMicrochip, atualizarAnimal, fichaDoAnimal, inserirPeso, travarAnimal } from './queries.ts'

type Alteracao = DadosDoAnimal & { codigo: string; versao: number }

export async function alterarAnimal({ ctx, input }: { ctx: CtxCliente; input: Alteracao }): Promise<AnimalCompleto> {
  const { tx, cliente, agora } = ctx
  const { codigo, versao, ...dados } = input
  const alcance = alcanceDo(ctx.ator)
  await segurarTutor(tx, cliente, dados.tutor)
  await travarAnimal(tx, cliente, codigo)
  const antes = exigir(await fichaDoAnimal(tx, cliente, alcance, codigo))
  if (!podeEditar(alcance, antes)) throw new ErroDeDominio('SEM_PERMISSAO')
  exigirVersao(antes, versao)
  conferirDatas(ctx, dados)
  if (dados.tutor !== antes.tutor.codigo) await conferirTutor(ctx, alcance, dados.tutor)
  const trocouMicrochip = dados.microchip !== null && dados.microchip !== antes.microchip
  if (trocouMicrochip && (await animalPorMicrochip(tx, cliente, dados.microchip ?? '')) !== undefined) {
    throw await microchipJaCadastrado(tx, cliente, alcance, dados.microchip ?? '')
  }
  await atualizarAnimal(tx, cliente, codigo, comParceiroDoAutor(alcance, dados))
  const pesou = dados.pesoGramas !== null && dados.pesoGramas !== antes.pesoGramas
  if (pesou) await inserirPeso(tx, cliente, codigo, dados.pesoGramas ?? 0, agora.toString())
  const depois = exigir(await fichaDoAnimal(tx, cliente, alcance, codigo))
  ctx.auditar({ acao: 'ALTERAR', entidade: 'animal', registro: codigo, mudancas: mudancasDoAnimal(antes, depois) })
  return responderFicha(ctx, alcance, depois)
}
