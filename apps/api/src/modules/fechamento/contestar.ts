import { formatarReais } from '@vetlume/dominio/dinheiro'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import {
  apurar,
  recusaDaApuracao,
  recusaDaContestacao,
  recusaDaReabertura,
  type FechamentoCompleto,
} from '@vetlume/dominio/fechamento'
import type { CtxCliente } from '../../context.ts'
import { exigir, exigirVersao } from '../../infra/banco/index.ts'
import { tirarDoFechamento } from '../atendimento/index.ts'
import { darPassoNosTitulos } from '../financeiro/index.ts'
import { abrirFechamento } from './abrir-fechamento.ts'
import { clinicaDe } from '../cadastros/index.ts'
import { darPassoNoFechamento } from './dar-passo.ts'
import {
  cobrancasDoFechamento,
  contestacaoAberta,
  inserirContestacao,
  mudarFechamento,
  mudarValorDoTitulo,
  responderContestacoes,
  travarFechamento,
  type FechamentoTravado,
} from './queries-contestar.ts'
import { devolverCobrancas } from './queries-fechar.ts'

export const FECHAMENTO_CONTESTADO = 'fechamento.contestado'
export const FECHAMENTO_RESPONDIDO = 'fechamento.respondido'

const recusar = (mensagem: string) => new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem })

const abrirParaMudar = async (ctx: CtxCliente, codigo: string): Promise<FechamentoTravado> =>
  exigir(await travarFechamento(ctx.tx, { cliente: ctx.cliente, clinica: clinicaDe(ctx.ator) }, codigo))

/** A clinic says what is wrong with an exam that it was charged. */
export async function contestar({
  ctx,
  input: { codigo, exame, comentario },
}: {
  ctx: CtxCliente
  input: { codigo: string; exame: string; comentario: string }
}): Promise<FechamentoCompleto> {
  const { tx, cliente, ator, agora } = ctx
  const fechamento = await abrirParaMudar(ctx, codigo)
  const recusa = recusaDaContestacao(fechamento)
  if (recusa !== null) throw recusar(recusa)
  const cobrancas = await cobrancasDoFechamento(tx, cliente, codigo)
  if (!cobrancas.has(exame)) throw new ErroDeDominio('NAO_ENCONTRADO')
  await inserirContestacao(tx, {
    cliente,
    fechamento: codigo,
    titulo: exame,
    comentario,
    autor: ator.nome,
    criado_em: agora.toString(),
  })
  await mudarFechamento(tx, { cliente, codigo }, {})
  ctx.auditar({
    acao: 'CONTESTAR',
    entidade: 'fechamento',
    registro: codigo,
    mudancas: { comentario: [null, comentario] },
  })
  ctx.publicar({ tipo: FECHAMENTO_CONTESTADO, dados: { fechamento: codigo } })
  return abrirFechamento(ctx, codigo)
}

/** Throws unless the company may still change it, as the person saw it. */
function exigirSemPagamento(fechamento: FechamentoTravado, versao: number): void {
  const recusa = recusaDaReabertura(fechamento)
  if (recusa !== null)
    throw fechamento.estado === 'REABERTO' ? recusar(recusa) : new ErroDeDominio('JA_PAGO', { mensagem: recusa })
  const mensagem = 'Este fechamento mudou depois que você o abriu. Confira antes de continuar.'
  exigirVersao(fechamento, versao, { mensagem })
}

/** The exam leaves, and waits for the next closing, where it may be put right; what is charged is what is left. */
async function retirarExame(ctx: CtxCliente, fechamento: FechamentoTravado, cobranca: string): Promise<void> {
  const { tx, cliente } = ctx
  const { codigo, titulo, desconto_centavos: descontoCentavos, comissao_bp: comissaoBp } = fechamento
  const cobrancas = await cobrancasDoFechamento(tx, cliente, codigo)
  cobrancas.delete(cobranca)
  const apuracao = apurar([...cobrancas.values()], { descontoCentavos, comissaoBp })
  if (cobrancas.size === 0)
    throw recusar('Este é o único exame do fechamento: reabra o fechamento, que ele volta a esperar.')
  const recusa = recusaDaApuracao(apuracao)
  if (recusa !== null) throw recusar(`Sem este exame: ${recusa} Reabra o fechamento.`)
  await tirarDoFechamento(
    ctx,
    await devolverCobrancas(tx, { cliente, fechamento: codigo, cobranca }),
    fechamento.numero,
  )
  await mudarFechamento(tx, { cliente, codigo }, { comissao_centavos: apuracao.comissaoCentavos })
  await mudarValorDoTitulo(tx, { cliente, titulo }, apuracao.totalCentavos)
}

/** What the company says of a dispute: agreed, the exam leaves the closing; refused, it stays, with the reason. */
export async function responderContestacao({
  ctx,
  input: { codigo, versao, contestacao, aceita, resposta },
}: {
  ctx: CtxCliente
  input: { codigo: string; versao: number; contestacao: string; aceita: boolean; resposta: string }
}): Promise<FechamentoCompleto> {
  const { tx, cliente, ator, agora } = ctx
  const fechamento = await abrirParaMudar(ctx, codigo)
  exigirSemPagamento(fechamento, versao)
  const { titulo, aceita: jaDita } = exigir(
    await contestacaoAberta(tx, { cliente, fechamento: codigo, codigo: contestacao }),
  )
  if (jaDita !== null) throw recusar('Esta contestação já foi respondida.')
  await responderContestacoes(
    tx,
    { cliente, fechamento: codigo, codigo: contestacao },
    { aceita, resposta, respondida_por: ator.nome, respondida_em: agora.toString() },
  )
  if (aceita) await retirarExame(ctx, fechamento, titulo)
  else await mudarFechamento(tx, { cliente, codigo }, {})
  const depois = await abrirFechamento(ctx, codigo)
  ctx.auditar({
    acao: 'RESPONDER',
    entidade: 'fechamento',
    registro: codigo,
    mudancas: {
      aceita: [null, aceita],
      resposta: [null, resposta],
      ...(aceita ? { total: [null, formatarReais(depois.totalCentavos)] } : {}),
    },
  })
  ctx.publicar({ tipo: FECHAMENTO_RESPONDIDO, dados: { fechamento: codigo } })
  return depois
}

/** Takes a closing back while nothing of it was paid: its exams wait for the next. */
export async function reabrirFechamento({
  ctx,
  input: { codigo, versao, motivo },
}: {
  ctx: CtxCliente
  input: { codigo: string; versao: number; motivo: string }
}): Promise<FechamentoCompleto> {
  const { tx, cliente, ator, agora } = ctx
  const fechamento = await abrirParaMudar(ctx, codigo)
  exigirSemPagamento(fechamento, versao)
  await tirarDoFechamento(ctx, await devolverCobrancas(tx, { cliente, fechamento: codigo }), fechamento.numero)
  await darPassoNosTitulos(tx, cliente, [fechamento.titulo], 'cancelar', { motivo })
  await darPassoNoFechamento(tx, cliente, codigo, 'reabrir', { motivo })
  await responderContestacoes(
    tx,
    { cliente, fechamento: codigo },
    { aceita: true, resposta: motivo, respondida_por: ator.nome, respondida_em: agora.toString() },
  )
  ctx.auditar({ acao: 'REABRIR', entidade: 'fechamento', registro: codigo, mudancas: { motivo: [null, motivo] } })
  return abrirFechamento(ctx, codigo)
}
