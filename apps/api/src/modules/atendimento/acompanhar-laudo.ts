import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { levarAgendamento } from './atendimento-conduz/levar-agendamento.ts'
import { darPassoNoAtendimento, faltaParaConcluir } from './dar-passo.ts'
import { registrarNaLinhaDoTempo } from './linha-do-tempo.ts'
import { itensVivos, type LinhaDeItem } from './queries-itens.ts'
import { travarAtendimento, type LinhaDeAtendimento } from './queries.ts'
import type { Cobranca } from './transitar.ts'

type Laudavel = Pick<LinhaDeItem, 'exige_laudo' | 'laudo_assinado' | 'laudo_entregue'>

/** The step that the laudos of an atendimento ask for; null stays where it is. */
export function passoDosLaudos(
  estado: string,
  itens: readonly Laudavel[],
  { primeiraEntrega }: { primeiraEntrega: boolean },
): 'finalizarExame' | 'concluir' | null {
  const comLaudo = itens.filter(({ exige_laudo }) => exige_laudo)
  if (estado !== 'EM_ANDAMENTO' && estado !== 'AGUARDANDO_LAUDO') return null
  if (comLaudo.length === 0 || !comLaudo.every(({ laudo_assinado }) => laudo_assinado)) return null
  if (primeiraEntrega && comLaudo.every(({ laudo_entregue }) => laudo_entregue)) return 'concluir'
  return estado === 'EM_ANDAMENTO' ? 'finalizarExame' : null
}

/** It cannot be concluded by itself: the timeline says what is missing, and the exams are over anyway. */
async function deixarParaConcluir(ctx: CtxCliente, atual: LinhaDeAtendimento, falta: string): Promise<void> {
  if (atual.estado === 'EM_ANDAMENTO') await darPassoNoAtendimento(ctx, 'finalizarExame', atual)
  const texto = `Laudos entregues. ${falta}`
  await registrarNaLinhaDoTempo(ctx, [{ atendimento: atual.codigo, tipo: 'A_CONCLUIR', texto }])
}

/**
 * After a laudo was signed or delivered, in its transaction and with the atendimento held: signed, all of them, the exams are
 * over; delivered, all of them, it is concluded, with its receivable and repasses. `primeiraEntrega` is whether its exam had
 * none delivered before: what somebody took back (`reabrir`) is not concluded again by a retificação.
 */
export async function acompanharLaudo(
  ctx: CtxCliente,
  { atendimento, primeiraEntrega }: { atendimento: string; primeiraEntrega: boolean },
  cobranca: Cobranca,
): Promise<void> {
  const { tx, cliente } = ctx
  const atual = exigir(await travarAtendimento(tx, cliente, { tipo: 'EMPRESA' }, atendimento))
  const itens = await itensVivos(tx, cliente, atendimento)
  const acao = passoDosLaudos(atual.estado, itens, { primeiraEntrega })
  if (acao === null) return
  const falta = acao === 'concluir' ? await faltaParaConcluir(ctx, atual, itens) : null
  if (falta !== null) await deixarParaConcluir(ctx, atual, falta.message)
  else await darPassoNoAtendimento(ctx, acao, atual)
  if (falta === null && acao === 'concluir') await cobranca.cobrar(ctx, atual)
  await levarAgendamento(ctx, atual, acao, null)
}
