import type { Pesagens } from '@vetlume/dominio/animal'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { diaNaZona, type Dia } from '@vetlume/dominio/tempo'
import type { CtxCliente } from '../../context.ts'
import { exigir, exigirVersao } from '../../infra/banco/index.ts'
import { hojeDe, abrirParaMudar } from './ficha.ts'
import { fichaDoAnimal, type FichaDoAnimal } from './queries.ts'
import { apagarPeso, atualizarPesoAtual, corrigirPeso, inserirPeso, lerPesagem, pesagensDe } from './queries-peso.ts'

interface Dados {
  gramas: number
  dia: Dia
}

function conferirDia(ctx: CtxCliente, { nascimento, obito }: FichaDoAnimal, dia: Dia): void {
  const recusar = (mensagem: string) => new ErroDeDominio('VALIDACAO', { campos: { dia: mensagem } })
  if (dia > hojeDe(ctx)) throw recusar('A pesagem não pode estar no futuro.')
  if (dia < '1900-01-01') throw recusar('Confira o ano da pesagem.')
  if (nascimento !== null && dia < nascimento) throw recusar('A pesagem não pode ser antes do nascimento.')
  if (obito !== null && dia > obito) throw recusar('A pesagem não pode ser depois do óbito.')
}

/** A weighing of today is of now; that of a past day, of its noon in the company's zone. */
function instanteDa(ctx: CtxCliente, dia: Dia): string {
  if (dia === hojeDe(ctx)) return ctx.agora.toString()
  return Temporal.PlainDate.from(dia)
    .toZonedDateTime({ timeZone: ctx.ator.fuso, plainTime: '12:00' })
    .toInstant()
    .toString()
}

async function responder({ tx, cliente }: CtxCliente, codigo: string): Promise<Pesagens> {
  await atualizarPesoAtual(tx, cliente, codigo)
  return pesagensDe(exigir(await fichaDoAnimal(tx, cliente, { tipo: 'EMPRESA' }, codigo)))
}

const auditar = (ctx: CtxCliente, registro: string, antes: Dados | null, depois: Dados | null) =>
  ctx.auditar({ acao: 'PESAGEM', entidade: 'animal', registro, mudancas: { pesagem: [antes, depois] } })

export async function registrarPesagem({
  ctx,
  input: { codigo, gramas, dia },
}: {
  ctx: CtxCliente
  input: Dados & { codigo: string }
}): Promise<Pesagens> {
  const ficha = await abrirParaMudar(ctx, codigo)
  conferirDia(ctx, ficha, dia)
  await inserirPeso(ctx.tx, ctx.cliente, { animal: codigo, gramas, medidoEm: instanteDa(ctx, dia) })
  auditar(ctx, codigo, null, { gramas, dia })
  return responder(ctx, codigo)
}

/** Opens a weighing to be changed; with what it says now. */
async function abrirPesagem(ctx: CtxCliente, codigo: string, peso: string) {
  const ficha = await abrirParaMudar(ctx, codigo)
  const pesagem = exigir(await lerPesagem(ctx.tx, ctx.cliente, codigo, peso))
  return { ficha, pesagem, antes: { gramas: pesagem.gramas, dia: diaNaZona(pesagem.medido_em, ctx.ator.fuso) } }
}

export async function corrigirPesagem({
  ctx,
  input: { codigo, peso, versao, gramas, dia },
}: {
  ctx: CtxCliente
  input: Dados & { codigo: string; peso: string; versao: number }
}): Promise<Pesagens> {
  const { ficha, pesagem, antes } = await abrirPesagem(ctx, codigo, peso)
  exigirVersao(pesagem, versao, { detalhes: { atual: pesagem } })
  conferirDia(ctx, ficha, dia)
  const medidoEm = dia === antes.dia ? pesagem.medido_em : instanteDa(ctx, dia)
  await corrigirPeso(ctx.tx, ctx.cliente, { codigo: peso, gramas, medidoEm })
  auditar(ctx, codigo, antes, { gramas, dia })
  return responder(ctx, codigo)
}

export async function apagarPesagem({
  ctx,
  input: { codigo, peso },
}: {
  ctx: CtxCliente
  input: { codigo: string; peso: string }
}): Promise<Pesagens> {
  const { antes } = await abrirPesagem(ctx, codigo, peso)
  await apagarPeso(ctx.tx, ctx.cliente, peso)
  auditar(ctx, codigo, antes, null)
  return responder(ctx, codigo)
}
