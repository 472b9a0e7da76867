import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { AcaoDaTrilha } from '@vetlume/dominio/historico'
import type { CtxCliente } from '../../context.ts'
import { exigir, exigirVersao } from '../../infra/banco/index.ts'
import { visaoDe } from '../cadastros/index.ts'
import { devolverAoAparelho, devolverRelatorios } from '../laudo/index.ts'
import { descartarEstudos } from './dar-passo.ts'
import { levarAoLaudo } from './pousar.ts'
import { exameLigavel, estudoVisivel } from './queries-leitura.ts'
import {
  figurasDoEstudo,
  ligarEstudo,
  relatoriosDoEstudo,
  soltarEstudo,
  travarPorCodigo,
  type EstudoTravado,
} from './queries-ligacao.ts'

interface Chamada<I = object> {
  ctx: CtxCliente
  input: { codigo: string; versao: number } & I
}

const recusar = (mensagem: string) => new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem })

async function travar(ctx: CtxCliente, { codigo, versao }: Chamada['input']): Promise<EstudoTravado> {
  exigir(await estudoVisivel(ctx.tx, ctx.cliente, visaoDe(ctx.ator), { codigo, agora: ctx.agora }))
  const estudo = exigir(await travarPorCodigo(ctx.tx, ctx.cliente, codigo))
  exigirVersao(estudo, versao, { detalhes: { atual: estudo } })
  return estudo
}

type Levado = Awaited<ReturnType<typeof levarAoLaudo>>

function registrar(
  ctx: CtxCliente,
  estudo: EstudoTravado,
  {
    acao,
    mudancas,
    levado = null,
  }: { acao: AcaoDaTrilha; mudancas: Record<string, [unknown, unknown]>; levado?: Levado },
) {
  const { codigo, versao } = estudo
  ctx.auditar({ acao, entidade: 'estudo_recebido', registro: codigo, mudancas })
  ctx.publicar({
    tipo: 'estudo.mudou',
    dados: { estudo: codigo, laudo: levado?.laudo ?? null, especialista: levado?.especialista ?? null },
  })
  return { versao: versao + 1 }
}

/** Says of which exam a study is; its images go to the laudo that is being written, or wait for it. */
export async function ligar({ ctx, input }: Chamada<{ item: string }>): Promise<{ versao: number }> {
  const { tx, cliente, ator } = ctx
  const estudo = await travar(ctx, input)
  if (estudo.estado !== 'ESPERA')
    throw recusar('Este estudo já tem destino: desfaça a ligação antes de ligá-lo a outro exame.')
  exigir(await exameLigavel(tx, cliente, visaoDe(ator), input.item))
  await ligarEstudo(tx, cliente, estudo.codigo, { item: input.item, por: ator.nome }, ctx.agora)
  const levado = await levarAoLaudo(ctx, { codigo: estudo.codigo, item: input.item })
  ctx.publicar({ tipo: 'estudo.ligado', dados: { estudo: estudo.codigo } })
  return registrar(ctx, estudo, { acao: 'ligar', mudancas: { exame: [null, input.item] }, levado })
}

/** Undoes that: what the author of the laudo made a figure of stays there. */
export async function soltar({ ctx, input }: Chamada): Promise<{ versao: number }> {
  const estudo = await travar(ctx, input)
  const { codigo, item } = estudo
  if (item === null) throw recusar('Este estudo não está ligado a um exame.')
  await devolverAoAparelho(ctx, { item, imagens: await figurasDoEstudo(ctx.tx, ctx.cliente, codigo) })
  await devolverRelatorios(ctx, { item, relatorios: await relatoriosDoEstudo(ctx.tx, ctx.cliente, codigo) })
  await soltarEstudo(ctx.tx, ctx.cliente, codigo, 'soltar', ctx.agora)
  return registrar(ctx, estudo, { acao: 'soltar', mudancas: { exame: [item, null] } })
}

export async function descartar({ ctx, input }: Chamada<{ motivo: string }>): Promise<{ versao: number }> {
  const estudo = await travar(ctx, input)
  if (estudo.estado !== 'ESPERA') throw recusar('Só se descarta o que não está ligado a um exame.')
  await descartarEstudos(ctx.tx, ctx.cliente, [estudo.codigo], { motivo: input.motivo, agora: ctx.agora.toString() })
  return registrar(ctx, estudo, { acao: 'descartar', mudancas: { motivo: [null, input.motivo] } })
}

export async function retomar({ ctx, input }: Chamada): Promise<{ versao: number }> {
  const estudo = await travar(ctx, input)
  if (estudo.estado !== 'DESCARTADO') throw recusar('Este estudo não foi descartado.')
  await soltarEstudo(ctx.tx, ctx.cliente, estudo.codigo, 'retomar', ctx.agora)
  return registrar(ctx, estudo, { acao: 'retomar', mudancas: { estado: ['DESCARTADO', 'ESPERA'] } })
}

/** The images of a large study that a person chose. */
export async function trazer({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: { codigo: string; imagens: string[] }
}): Promise<{ trazidas: number }> {
  exigir(await estudoVisivel(ctx.tx, ctx.cliente, visaoDe(ctx.ator), { codigo: input.codigo, agora: ctx.agora }))
  const estudo = exigir(await travarPorCodigo(ctx.tx, ctx.cliente, input.codigo))
  const levado = await levarAoLaudo(ctx, estudo, { quais: input.imagens, escolhidas: true })
  if (levado === null) throw recusar('O laudo deste exame não está sendo escrito.')
  registrar(ctx, estudo, { acao: 'trazer', mudancas: { imagens: [null, levado.trazidas] }, levado })
  return { trazidas: levado.trazidas }
}
