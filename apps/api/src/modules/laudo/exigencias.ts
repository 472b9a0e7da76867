import { ErroDeDominio } from '@vetlume/dominio/erros'
import { podeTransitar, type AcaoDoLaudo, type EstadoDoLaudo } from '@vetlume/dominio/laudo'
import type { CtxCliente } from '../../context.ts'
import { exigir, exigirVersao } from '../../infra/banco/index.ts'
import type { Ator } from '../../infra/token.ts'
import { visaoDe } from '../cadastros/index.ts'
import { podeEscrever } from './policy.ts'
import { laudoVisivel, travarLaudo, type LinhaDeLaudo } from './queries.ts'

const RECUSAS: Readonly<Partial<Record<EstadoDoLaudo, string>>> = {
  RASCUNHO: 'O laudo ainda é um rascunho: assine-o primeiro.',
  EM_REVISAO: 'O laudo ainda está em revisão: assine-o primeiro.',
  RETIFICADO: 'Este laudo já foi substituído por uma edição mais nova.',
  CANCELADO: 'Este laudo foi cancelado.',
}

/** Throws TRANSICAO_INVALIDA, saying why, unless the state allows the action. */
export function exigirTransicao(acao: AcaoDoLaudo, { estado }: { estado: EstadoDoLaudo }): void {
  if (podeTransitar(acao, estado)) return
  const mensagem =
    RECUSAS[estado] ??
    (acao === 'entregar' ? 'Este laudo já foi entregue.' : 'Este laudo já foi assinado e não pode mais ser alterado.')
  throw new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem })
}

/** Throws TRANSICAO_INVALIDA, saying why, unless the laudo is this person's to write now. */
export function exigirQueEscreva(ator: Ator, laudo: LinhaDeLaudo): void {
  exigirTransicao(laudo.estado === 'EM_REVISAO' ? 'corrigir' : 'escrever', laudo)
  if (podeEscrever(ator, laudo)) return
  throw new ErroDeDominio('TRANSICAO_INVALIDA', {
    mensagem:
      laudo.estado === 'EM_REVISAO'
        ? 'O laudo está em revisão: só o revisor o altera. O autor pode retomá-lo.'
        : 'O laudo voltou ao autor, que é quem o escreve agora.',
  })
}

/** The same before a file is read, which takes time: asked again, under the lock, when it is kept. */
export async function exigirQueEscrevaEste({ tx, cliente, ator }: CtxCliente, codigo: string): Promise<void> {
  exigirQueEscreva(ator, exigir(await laudoVisivel(tx, cliente, visaoDe(ator), codigo)))
}

export function exigirAtendimentoEmVigor(laudo: LinhaDeLaudo): void {
  if (laudo.estado_do_atendimento === 'CANCELADO')
    throw new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem: 'O atendimento deste laudo foi cancelado.' })
}

/** Refuses to go on with a version that is not the last; what is there now goes with the refusal. */
export function exigirUltimaVersao(laudo: LinhaDeLaudo, esperada: number): void {
  const { versao, estado, titulo, critico, conteudo, alterado_em: alteradoEm } = laudo
  exigirVersao(laudo, esperada, { detalhes: { atual: { versao, estado, titulo, critico, conteudo, alteradoEm } } })
}

/** The laudo of the person's view, locked; `levar` when its atendimento goes along. Throws NAO_ENCONTRADO. */
export async function travarVisivel(
  { tx, cliente, ator }: CtxCliente,
  codigo: string,
  { levar = false }: { levar?: boolean } = {},
): Promise<LinhaDeLaudo> {
  return exigir(await travarLaudo(tx, cliente, visaoDe(ator), codigo, { levar }))
}
