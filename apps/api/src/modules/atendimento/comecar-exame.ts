import { TRANSICOES_DO_ATENDIMENTO } from '@vetlume/dominio/atendimento'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { registrarNaLinhaDoTempo } from './linha-do-tempo.ts'
import { emAberto } from './policy.ts'
import { prazoDosServicos } from './precificar.ts'
import { itensVivos, type LinhaDeItem } from './queries-itens.ts'
import { servicosComPrecos } from './queries-preco.ts'
import { alterarAtendimento, travarAtendimento, type LinhaDeAtendimento } from './queries.ts'

/** Starting fixes the moment of the exam; from it the deadline counts. A moment still to come becomes now. */
export async function marcasDoInicio(
  { tx, cliente, agora }: CtxCliente,
  atual: LinhaDeAtendimento,
  itens: readonly LinhaDeItem[],
) {
  const { realizado_em: marcado } = atual
  const jaPassou = marcado !== null && Temporal.Instant.compare(marcado, agora) <= 0
  const realizado_em = jaPassou ? marcado : agora.toString()
  const servicos = await servicosComPrecos(tx, cliente, {
    servicos: itens.map(({ servico }) => servico),
    parceiro: null,
    planoSaude: null,
  })
  return { realizado_em, prazo_em: prazoDosServicos(servicos.values(), realizado_em, atual.prioridade) }
}

/**
 * Writing the first laudo of an atendimento that nobody started starts it, with the author as its specialist when it
 * had none. For the laudo, in its own transaction; does nothing once started. Throws NAO_ENCONTRADO, and
 * TRANSICAO_INVALIDA when it was concluded or called off.
 */
export async function comecarExame(
  ctx: CtxCliente,
  { atendimento, especialista }: { atendimento: string; especialista: string },
): Promise<void> {
  const { tx, cliente } = ctx
  const atual = exigir(await travarAtendimento(tx, cliente, { tipo: 'EMPRESA' }, atendimento))
  if (!emAberto(atual))
    throw new ErroDeDominio('TRANSICAO_INVALIDA', {
      mensagem: 'Este atendimento já foi encerrado: não recebe mais laudos.',
    })
  if (atual.estado !== 'ABERTO') return
  const estado = TRANSICOES_DO_ATENDIMENTO.iniciar.para
  const marcas = await marcasDoInicio(ctx, atual, await itensVivos(tx, cliente, atendimento))
  await alterarAtendimento(tx, atual, { ...marcas, estado, especialista: atual.especialista ?? especialista })
  await registrarNaLinhaDoTempo(ctx, [{ atendimento, tipo: 'INICIAR', texto: 'Exame iniciado' }])
  ctx.auditar({
    acao: 'INICIAR',
    entidade: 'atendimento',
    registro: atendimento,
    mudancas: { estado: [atual.estado, estado] },
  })
}
