import { contarAcerto, recusaDaAprovacao, recusaDeDesfazer, type AcertoCompleto } from '@vetlume/dominio/acerto'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { formatarData } from '@vetlume/dominio/tempo'
import { randomUUIDv7 } from 'node:crypto'
import type { CtxCliente } from '../../context.ts'
import { exigir, exigirVersao, proximoNumero } from '../../infra/banco/index.ts'
import { darPassoNosTitulos, devolverRepasses, hojeEm } from '../financeiro/index.ts'
import { abrirAcerto } from './abrir-acerto.ts'
import { especialistaDe } from '../cadastros/index.ts'
import { darPassoNoAcerto } from './dar-passo.ts'
import {
  inserirConta,
  ligarRepasses,
  repassesDoAcerto,
  travarAcerto,
  valoresDoAcerto,
  type AcertoTravado,
} from './queries-acertar.ts'
import { devolverDias } from './queries-deslocamento.ts'

export const ACERTO_APROVADO = 'acerto.aprovado'

const recusar = (mensagem: string) => new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem })

const abrirParaMudar = async (ctx: CtxCliente, codigo: string): Promise<AcertoTravado> =>
  exigir(await travarAcerto(ctx.tx, { cliente: ctx.cliente, especialista: especialistaDe(ctx.ator) }, codigo))

const MUDOU = { mensagem: 'Este acerto mudou depois que você o abriu. Confira antes de continuar.' }

async function lancarAConta(ctx: CtxCliente, acerto: AcertoTravado): Promise<string> {
  const { tx, cliente, agora } = ctx
  const { numero, especialista, nome, ate, vencimento, ajuste_centavos } = acerto
  const { repasses, deslocamentos } = await valoresDoAcerto(tx, cliente, acerto.codigo)
  const { totalCentavos } = contarAcerto(repasses, deslocamentos, ajuste_centavos)
  const codigo = randomUUIDv7()
  const hoje = hojeEm(ctx)
  await inserirConta(tx, {
    cliente,
    codigo,
    numero: await proximoNumero(tx, cliente, 'titulo-pagar'),
    especialista,
    contraparte: nome,
    descricao: `Acerto nº ${numero}, repasses até ${formatarData(ate)}`,
    competencia: ate,
    emissao: hoje,
    vencimento: vencimento < hoje ? hoje : vencimento,
    valor_centavos: totalCentavos,
    criado_em: agora.toString(),
  })
  return codigo
}

/** The specialist agrees, or the company in its name, which is written down: what was settled becomes a payable. */
export async function aprovarAcerto({
  ctx,
  input: { codigo, versao },
}: {
  ctx: CtxCliente
  input: { codigo: string; versao: number }
}): Promise<AcertoCompleto> {
  const { tx, cliente, ator, agora } = ctx
  const acerto = await abrirParaMudar(ctx, codigo)
  const recusa = recusaDaAprovacao(acerto)
  if (recusa !== null) throw recusar(recusa)
  exigirVersao(acerto, versao, MUDOU)
  const titulo = await lancarAConta(ctx, acerto)
  await ligarRepasses(tx, { cliente, acerto: codigo, titulo })
  const aprovacao = { titulo, aprovado_por: ator.nome, aprovado_em: agora.toString() }
  await darPassoNoAcerto(tx, cliente, codigo, 'aprovar', aprovacao)
  ctx.auditar({ acao: 'APROVAR', entidade: 'acerto', registro: codigo, mudancas: { aprovadoPor: [null, ator.nome] } })
  ctx.publicar({ tipo: ACERTO_APROVADO, dados: { acerto: codigo } })
  return abrirAcerto(ctx, codigo)
}

/** Takes a settlement back while nothing of it was paid: its repasses and its days wait for the next. */
export async function desfazerAcerto({
  ctx,
  input: { codigo, versao, motivo },
}: {
  ctx: CtxCliente
  input: { codigo: string; versao: number; motivo: string }
}): Promise<AcertoCompleto> {
  const { tx, cliente } = ctx
  const acerto = await abrirParaMudar(ctx, codigo)
  const recusa = recusaDeDesfazer(acerto)
  if (recusa !== null)
    throw acerto.estado === 'DESFEITO' ? recusar(recusa) : new ErroDeDominio('JA_PAGO', { mensagem: recusa })
  exigirVersao(acerto, versao, MUDOU)
  await devolverRepasses(tx, cliente, await repassesDoAcerto(tx, cliente, codigo))
  await devolverDias(tx, cliente, codigo)
  if (acerto.titulo !== null) await darPassoNosTitulos(tx, cliente, [acerto.titulo], 'cancelar', { motivo })
  await darPassoNoAcerto(tx, cliente, codigo, 'desfazer', { motivo })
  ctx.auditar({ acao: 'DESFAZER', entidade: 'acerto', registro: codigo, mudancas: { motivo: [null, motivo] } })
  return abrirAcerto(ctx, codigo)
}
