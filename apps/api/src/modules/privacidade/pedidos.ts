import {
  CHAVES_DE_GUARDA,
  esperaResposta,
  prazoDoPedido,
  precisaDeResposta,
  type ChaveDeGuarda,
  type ItemApagado,
  type ItemMantido,
  type PapelDoTitular,
  type PassoDoPedido,
  type PedidoDeTitularCompleto,
  type TipoDePedido,
} from '@vetlume/dominio/privacidade'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { permite } from '@vetlume/dominio/permissoes'
import { diaNaZona } from '@vetlume/dominio/tempo'
import { randomUUID } from 'node:crypto'
import type { CtxCliente } from '../../context.ts'
import { exigir, exigirVersao, proximoNumero, type ColunasDoPasso } from '../../infra/banco/index.ts'
import { escreverAoTitular } from './cartas.ts'
import { darPassoNoPedido } from './dar-passo.ts'
import { apagadosDoTutor, contarDoTutor, guardaDe, mantidosDoTutor } from './mantidos.ts'
import { anotarPasso, inserirPedido, travarPedido, type PedidoTravado } from './queries-pedido.ts'
import { expurgosDe, lerPedido, type Leitura } from './queries-leitura.ts'
import { PEDIDO_RECEBIDO } from './pedir.ts'
import { titularPorRegistro } from './titulares.ts'

export const PEDIDO_A_ATENDER = 'titular.a-atender'

export const hojeDe = ({ agora, ator }: Pick<CtxCliente, 'agora' | 'ator'>): string =>
  diaNaZona(agora.toString(), ator.fuso)

export const leituraDe = (ctx: CtxCliente): Leitura => ({ cliente: ctx.cliente, hoje: hojeDe(ctx) })

/** A request as the company sees it, with what it may do. */
export async function abrirPedido(ctx: CtxCliente, codigo: string): Promise<PedidoDeTitularCompleto> {
  const pedido = exigir(await lerPedido(ctx.tx, leituraDe(ctx), codigo))
  const espera = esperaResposta(pedido.estado) && permite(ctx.ator, 'privacidade:escrever')
  return {
    ...pedido,
    permissoes: { analisar: espera && pedido.estado === 'IDENTIFICADO', atender: espera, recusar: espera },
  }
}

interface PedidoNoBalcao {
  papel: PapelDoTitular
  registro: string
  tipo: TipoDePedido
  detalhes: string | null
  identidade: string
}

/** Writes down what somebody came to ask; whoever writes it looked at a document. */
export async function anotarPedido({ ctx, input }: { ctx: CtxCliente; input: PedidoNoBalcao }) {
  const { tx, cliente, ator, agora, servicos } = ctx
  const { papel, registro, tipo, detalhes, identidade } = input
  const { nome } = exigir(await titularPorRegistro(tx, cliente, papel, registro))
  const codigo = randomUUID()
  const quando = agora.toString()
  const numero = await proximoNumero(tx, cliente, 'pedido-titular')
  await inserirPedido(tx, cliente, {
    codigo,
    tipo,
    origem: 'BALCAO',
    titular: { papel, registro, nome },
    detalhes,
    recebidoEm: quando,
    prazo: prazoDoPedido(tipo, hojeDe(ctx)),
    chave: servicos.correio.segredoDoLink(codigo),
    identificado: { numero, identidade },
  })
  await anotarPasso(tx, cliente, {
    pedido: codigo,
    texto: `Anotado no balcão: ${identidade}`,
    autor: ator.nome,
    quando,
  })
  ctx.auditar({
    acao: 'CRIAR',
    entidade: 'pedido_titular',
    registro: codigo,
    mudancas: { numero: [null, numero], tipo: [null, tipo], identidade: [null, identidade] },
  })
  ctx.publicar({ tipo: PEDIDO_RECEBIDO, dados: { pedido: codigo } })
  return abrirPedido(ctx, codigo)
}

interface Decisao {
  codigo: string
  versao: number
}

async function aDecidir(ctx: CtxCliente, { codigo, versao }: Decisao): Promise<PedidoTravado> {
  const pedido = exigir(await travarPedido(ctx.tx, ctx.cliente, codigo))
  if (pedido.numero === null) throw new ErroDeDominio('NAO_ENCONTRADO')
  if (!esperaResposta(pedido.estado))
    throw new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem: 'Este pedido já foi respondido.' })
  exigirVersao(pedido, versao, { detalhes: { atual: pedido } })
  return pedido
}

interface Movimento {
  passo: PassoDoPedido
  texto: string
  mudanca?: ColunasDoPasso<'pedido_titular'>
}

async function mover(ctx: CtxCliente, pedido: PedidoTravado, { passo, texto, mudanca }: Movimento): Promise<void> {
  const { codigo } = pedido
  const estado = await darPassoNoPedido(ctx.tx, ctx.cliente, codigo, passo, mudanca)
  await anotarPasso(ctx.tx, ctx.cliente, { pedido: codigo, texto, autor: ctx.ator.nome, quando: ctx.agora.toString() })
  ctx.auditar({
    acao: 'MUDAR_ESTADO',
    entidade: 'pedido_titular',
    registro: codigo,
    mudancas: { estado: [pedido.estado, estado], passo: [null, texto] },
  })
}

export async function analisarPedido({ ctx, input }: { ctx: CtxCliente; input: Decisao }) {
  const pedido = await aDecidir(ctx, input)
  if (pedido.estado !== 'IDENTIFICADO')
    throw new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem: 'Este pedido já está em análise.' })
  await mover(ctx, pedido, { passo: 'analisar', texto: 'Análise começada' })
  return abrirPedido(ctx, input.codigo)
}

/** What was answered, by whom. */
const resposta = (ctx: CtxCliente, texto: string | null) => ({
  resposta: texto,
  respondido_em: ctx.agora.toString(),
  respondido_por: ctx.ator.nome,
})

/**
 * The company agrees. What the program can do by itself it does in a job, in one transaction; a correction and a copy are
 * done by whoever answers, who tells what was done.
 */
export async function atenderPedido({ ctx, input }: { ctx: CtxCliente; input: Decisao & { resposta: string | null } }) {
  const pedido = await aDecidir(ctx, input)
  const { tipo, papel } = pedido
  if (papel === null) throw new ErroDeDominio('NAO_ENCONTRADO')
  if (precisaDeResposta(tipo, papel)) {
    if (input.resposta === null)
      throw new ErroDeDominio('VALIDACAO', { campos: { resposta: 'Conte ao titular o que foi feito.' } })
    if (pedido.estado === 'IDENTIFICADO') await mover(ctx, pedido, { passo: 'analisar', texto: 'Análise começada' })
    const emAnalise = { ...pedido, estado: 'EM_ANALISE' as const }
    await mover(ctx, emAnalise, {
      passo: 'atender',
      texto: 'Pedido atendido',
      mudanca: resposta(ctx, input.resposta),
    })
    await escreverAoTitular(ctx, pedido, 'pedido-do-titular-respondido')
    return abrirPedido(ctx, input.codigo)
  }
  await mover(ctx, pedido, {
    passo: 'preparar',
    texto: 'Atendimento pedido: a resposta está sendo preparada',
    mudanca: { resposta: input.resposta, respondido_por: ctx.ator.nome },
  })
  ctx.publicar({ tipo: PEDIDO_A_ATENDER, dados: { pedido: input.codigo } })
  return abrirPedido(ctx, input.codigo)
}

export async function recusarPedido({ ctx, input }: { ctx: CtxCliente; input: Decisao & { explicacao: string } }) {
  const pedido = await aDecidir(ctx, input)
  await mover(ctx, pedido, {
    passo: 'recusar',
    texto: 'Pedido recusado, com a explicação',
    mudanca: resposta(ctx, input.explicacao),
  })
  await escreverAoTitular(ctx, pedido, 'pedido-do-titular-respondido')
  return abrirPedido(ctx, input.codigo)
}

/** What an erasure would take and what the law keeps, before it is agreed to. */
export async function preverEliminacao(
  ctx: CtxCliente,
  codigo: string,
): Promise<{ apagados: ItemApagado[]; mantidos: ItemMantido[] }> {
  const { papel, registro } = exigir(await lerPedido(ctx.tx, leituraDe(ctx), codigo))
  if (papel !== 'TUTOR')
    return { apagados: papel === 'CONTATO' ? [{ dado: 'Contato da clínica', quantidade: 1 }] : [], mantidos: [] }
  const contagens = await contarDoTutor(ctx, registro)
  const mantidos = mantidosDoTutor(contagens, guardaDe(contagens, hojeDe(ctx)))
  return { apagados: apagadosDoTutor(contagens), mantidos }
}

/** Every rule of retention, with what it took out so far. */
export async function verGuarda(ctx: CtxCliente) {
  const desde = Temporal.PlainDate.from(hojeDe(ctx)).subtract({ days: 30 }).toString()
  const feitos = await expurgosDe(ctx.tx, ctx.cliente, desde)
  return CHAVES_DE_GUARDA.map((regra: ChaveDeGuarda) => {
    const { noMes = 0, aoTodo = 0, ultimaVez = null } = feitos.find((feito) => feito.regra === regra) ?? {}
    return { regra, noMes, aoTodo, ultimaVez }
  })
}
