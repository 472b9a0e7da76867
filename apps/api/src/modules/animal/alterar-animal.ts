import type { AnimalCompleto, DadosDoAnimal } from '@vetlume/dominio/animal'
import type { CtxCliente } from '../../context.ts'
import { diferencas } from '../../infra/auditoria.ts'
import { exigir } from '../../infra/banco/index.ts'
import { visaoDosCadastros, exigirVersaoAtual } from '../cadastros/index.ts'
import { comParceiroDoAutor, segurarTutores } from '../tutor/index.ts'
import { abrirParaMudar, conferirDatas, conferirTutores, outrosDe, paraTrilha, responderFicha } from './ficha.ts'
import { microchipJaCadastrado } from './microchip-ja-cadastrado.ts'
import {
  animalPorMicrochip,
  atualizarAnimal,
  colunasDe,
  fichaDoAnimal,
  gravarOutrosTutores,
  tutoresDoAnimal,
} from './queries.ts'
import { atualizarPesoAtual, inserirPeso } from './queries-peso.ts'

type Alteracao = DadosDoAnimal & { codigo: string; versao: number }

export async function alterarAnimal({ ctx, input }: { ctx: CtxCliente; input: Alteracao }): Promise<AnimalCompleto> {
  const { tx, cliente } = ctx
  const { codigo, versao, ...dados } = input
  const visao = visaoDosCadastros(ctx.ator)
  const jaEram = await tutoresDoAnimal(tx, cliente, codigo)
  const outros = outrosDe(dados)
  await segurarTutores(tx, cliente, [...new Set([...jaEram, dados.tutor, ...outros])])
  const antes = await abrirParaMudar(ctx, codigo)
  await exigirVersaoAtual(ctx, 'animal', antes, versao)
  conferirDatas(ctx, dados)
  await conferirTutores(ctx, visao, dados, jaEram)
  const { microchip } = dados
  if (microchip !== null && microchip !== antes.microchip && (await animalPorMicrochip(tx, cliente, microchip)))
    throw await microchipJaCadastrado(tx, cliente, visao, microchip)
  await gravarOutrosTutores(tx, cliente, codigo, outros)
  await atualizarAnimal(tx, cliente, codigo, colunasDe(comParceiroDoAutor(visao, dados)))
  if (dados.pesoGramas !== null && dados.pesoGramas !== antes.pesoGramas) {
    await inserirPeso(tx, cliente, { animal: codigo, gramas: dados.pesoGramas, medidoEm: ctx.agora.toString() })
    await atualizarPesoAtual(tx, cliente, codigo)
  }
  const depois = exigir(await fichaDoAnimal(tx, cliente, visao, codigo))
  ctx.auditar({
    acao: 'ALTERAR',
    entidade: 'animal',
    registro: codigo,
    mudancas: diferencas(paraTrilha(antes), paraTrilha(depois)),
  })
  return responderFicha(ctx, visao, depois)
}
