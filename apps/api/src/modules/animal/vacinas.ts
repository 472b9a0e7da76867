import { comAtraso, problemasDaVacina, type DadosDaVacina, type Vacinas } from '@vetlume/dominio/animal'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxCliente } from '../../context.ts'
import { exigir, exigirVersao } from '../../infra/banco/index.ts'
import { abrirParaMudar, hojeDe } from './ficha.ts'
import { fichaDoAnimal, type FichaDoAnimal } from './queries.ts'
import { apagarVacina, corrigirVacina, inserirVacina, lerVacina } from './queries-vacina.ts'

function conferir(ctx: CtxCliente, ficha: FichaDoAnimal, dados: DadosDaVacina): void {
  const campos = problemasDaVacina(dados, ficha, hojeDe(ctx))
  if (Object.keys(campos).length > 0) throw new ErroDeDominio('VALIDACAO', { campos })
}

async function responder(ctx: CtxCliente, codigo: string): Promise<Vacinas> {
  const ficha = exigir(await fichaDoAnimal(ctx.tx, ctx.cliente, { tipo: 'EMPRESA' }, codigo))
  return { vacinas: comAtraso(ficha.vacinas, ficha, hojeDe(ctx)) }
}

const auditar = (ctx: CtxCliente, registro: string, antes: DadosDaVacina | null, depois: DadosDaVacina | null) =>
  ctx.auditar({ acao: 'VACINA', entidade: 'animal', registro, mudancas: { vacina: [antes, depois] } })

type Entrada = DadosDaVacina & { codigo: string }

export async function registrarVacina({ ctx, input }: { ctx: CtxCliente; input: Entrada }): Promise<Vacinas> {
  const { codigo, ...dados } = input
  const ficha = await abrirParaMudar(ctx, codigo)
  conferir(ctx, ficha, dados)
  await inserirVacina(ctx.tx, ctx.cliente, codigo, dados)
  auditar(ctx, codigo, null, dados)
  return responder(ctx, codigo)
}

/** Opens a vaccine to be changed; with what it says now. */
async function abrirVacina(ctx: CtxCliente, codigo: string, vacinaDada: string) {
  const ficha = await abrirParaMudar(ctx, codigo)
  const { versao, ...antes } = exigir(await lerVacina(ctx.tx, ctx.cliente, codigo, vacinaDada))
  return { ficha, versao, antes }
}

export async function corrigirVacinaDada({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: Entrada & { vacinaDada: string; versao: number }
}): Promise<Vacinas> {
  const { codigo, vacinaDada, versao, ...dados } = input
  const { ficha, antes, ...guardada } = await abrirVacina(ctx, codigo, vacinaDada)
  exigirVersao(guardada, versao, { detalhes: { atual: { ...antes, ...guardada } } })
  conferir(ctx, ficha, dados)
  await corrigirVacina(ctx.tx, ctx.cliente, vacinaDada, dados)
  auditar(ctx, codigo, antes, dados)
  return responder(ctx, codigo)
}

export async function apagarVacinaDada({
  ctx,
  input: { codigo, vacinaDada },
}: {
  ctx: CtxCliente
  input: { codigo: string; vacinaDada: string }
}): Promise<Vacinas> {
  const { antes } = await abrirVacina(ctx, codigo, vacinaDada)
  await apagarVacina(ctx.tx, ctx.cliente, vacinaDada)
  auditar(ctx, codigo, antes, null)
  return responder(ctx, codigo)
}
