import type { EntradaLida } from '@vetlume/dominio/contrato'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import {
  podeTransitar,
  ROTULOS_DA_NOTA,
  ROTULOS_DO_CANCELAMENTO,
  textoDoLeiaute,
  type AcaoDaNota,
  type contratoNotaFiscal,
  type NotaCompleta,
} from '@vetlume/dominio/nota-fiscal'
import type { CtxCliente, CtxLivre } from '../../context.ts'
import { exigir, exigirCliente, exigirVersao } from '../../infra/banco/index.ts'
import type { Ator } from '../../infra/token.ts'
import { abrirNota } from './abrir-nota.ts'
import { abrirParaAssinar, type Custodia } from './certificado.ts'
import { darPassoNaNota } from './dar-passo.ts'
import { gravarNota, jaEmitida, NOTA_A_ENVIAR } from './emitir.ts'
import { escreverCancelamento } from './pedido-de-cancelamento.ts'
import { prepararNota } from './preparar-nota.ts'
import { lerEmpresa } from './queries-configuracao.ts'
import { travarNota, type NotaTravada } from './queries-nota.ts'

type Entrada<K extends keyof typeof contratoNotaFiscal> = EntradaLida<(typeof contratoNotaFiscal)[K]>

const MINIMO = 15

/** The layout takes fewer letters than people write. */
function exigirMotivo(motivo: string): string {
  const escrito = textoDoLeiaute(motivo, 255) ?? ''
  if (escrito.length >= MINIMO) return escrito
  throw new ErroDeDominio('VALIDACAO', {
    campos: { motivo: `Escreva o motivo com ao menos ${MINIMO} letras e números.` },
  })
}

async function travarEm(
  { tx, cliente }: CtxCliente,
  { codigo, versao }: { codigo: string; versao: number },
  acao: AcaoDaNota,
): Promise<NotaTravada & { chave: string }> {
  const nota = exigir(await travarNota(tx, cliente, codigo))
  if (!podeTransitar(acao, nota.estado) || nota.chave === null)
    throw new ErroDeDominio('TRANSICAO_INVALIDA', {
      mensagem: `Esta nota está com a situação “${ROTULOS_DA_NOTA[nota.estado]}”: só uma autorizada pode ser cancelada ou substituída.`,
    })
  exigirVersao(nota, versao)
  return { ...nota, chave: nota.chave }
}

/** Asks for the cancellation of a note, signed: it holds until the national environment registers it. */
export async function cancelarNota({
  ctx,
  input,
  custodia,
}: {
  ctx: CtxLivre<Ator>
  input: Entrada<'POST /nota-fiscal/:codigo/cancelamento'>
  custodia: Custodia
}): Promise<NotaCompleta> {
  const cliente = exigirCliente(ctx.ator)
  const { codigo, motivoCodigo, senha } = input
  const motivo = exigirMotivo(input.motivo)
  const lida = await ctx.emCliente(cliente, async (interno) => ({
    ...(await travarEm(interno, input, 'pedirCancelamento')),
    empresa: exigir(await lerEmpresa(interno.tx, cliente)),
  }))
  const signatario = await abrirParaAssinar(ctx, { cliente, senha, para: 'cancelar' }, custodia)
  const pedido = await escreverCancelamento(
    { ...lida.empresa, leiaute: lida.leiaute, chave: lida.chave, codigo: motivoCodigo, motivo, agora: ctx.agora },
    signatario,
  )
  return ctx.emCliente(cliente, async (interno) => {
    await travarEm(interno, input, 'pedirCancelamento')
    const { tx, agora } = interno
    const escrito = `${ROTULOS_DO_CANCELAMENTO[motivoCodigo]}: ${motivo}`
    const { de, para } = await darPassoNaNota(tx, cliente, codigo, 'pedirCancelamento', {
      cancelamento_motivo: escrito,
      cancelamento_xml: pedido,
      rejeicao_codigo: null,
      rejeicao_mensagem: null,
      tentativas: 0,
      proxima_em: agora.toString(),
    })
    interno.auditar({
      acao: 'PEDIR_CANCELAMENTO',
      entidade: 'nota-fiscal',
      registro: codigo,
      mudancas: { estado: [de, para], motivo: [null, escrito] },
    })
    interno.publicar({ tipo: NOTA_A_ENVIAR, dados: { nota: codigo } })
    return abrirNota(interno, codigo)
  })
}

/** Issues another note in the place of one: the old one holds until the new one is authorised. */
export async function substituirNota({
  ctx,
  input,
  custodia,
}: {
  ctx: CtxLivre<Ator>
  input: Entrada<'POST /nota-fiscal/:codigo/substituicao'>
  custodia: Custodia
}): Promise<NotaCompleta> {
  const cliente = exigirCliente(ctx.ator)
  const { codigo, nova, senha, versao, motivoCodigo, motivo: escrito, ...dados } = input
  const motivo = exigirMotivo(escrito)
  const anterior = await ctx.emCliente(cliente, async (interno) => {
    const { titulo } = exigir(await travarNota(interno.tx, cliente, codigo))
    if (await jaEmitida(interno, nova, titulo)) return abrirNota(interno, nova)
    await travarEm(interno, { codigo, versao }, 'pedirSubstituicao')
    await prepararNota(interno, titulo, dados)
    return null
  })
  if (anterior !== null) return anterior
  const signatario = await abrirParaAssinar(ctx, { cliente, senha, para: 'substituir' }, custodia)
  return ctx.emCliente(cliente, async (interno) => {
    const { titulo } = exigir(await travarNota(interno.tx, cliente, codigo))
    const preparada = await prepararNota(interno, titulo, dados)
    if (await jaEmitida(interno, nova, titulo)) return abrirNota(interno, nova)
    const { chave } = await travarEm(interno, { codigo, versao }, 'pedirSubstituicao')
    const { de, para } = await darPassoNaNota(interno.tx, cliente, codigo, 'pedirSubstituicao', {
      rejeicao_codigo: null,
      rejeicao_mensagem: null,
    })
    interno.auditar({
      acao: 'PEDIR_SUBSTITUICAO',
      entidade: 'nota-fiscal',
      registro: codigo,
      mudancas: { estado: [de, para], motivo: [null, motivo] },
    })
    const substitui = { codigo, chave, motivoCodigo, motivo }
    await gravarNota(interno, preparada, { codigo: nova, titulo, substitui }, signatario)
    return abrirNota(interno, nova)
  })
}
