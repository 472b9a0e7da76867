import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { darPassoNoAtendimento } from './dar-passo.ts'
import { conferirDiaDoExame } from './dia-do-exame.ts'
import { levarAgendamento } from './atendimento-conduz/levar-agendamento.ts'
import { emAberto } from './policy.ts'
import { travarAtendimento } from './queries.ts'

/**
 * Writing the first laudo of an atendimento that nobody started starts it, with the author as its specialist when it
 * had none. For the laudo, in its own transaction; does nothing once started. Throws NAO_ENCONTRADO, and
 * TRANSICAO_INVALIDA when it was concluded or called off.
 */
export async function comecarExame(
  ctx: CtxCliente,
  { atendimento, especialista: autor }: { atendimento: string; especialista: string },
): Promise<void> {
  const atual = exigir(await travarAtendimento(ctx.tx, ctx.cliente, { tipo: 'EMPRESA' }, atendimento))
  if (!emAberto(atual))
    throw new ErroDeDominio('TRANSICAO_INVALIDA', {
      mensagem: 'Este atendimento já foi encerrado: não recebe mais laudos.',
    })
  if (atual.estado !== 'ABERTO') return
  await conferirDiaDoExame(ctx, atual.agendamento)
  const especialista = atual.especialista ?? autor
  await darPassoNoAtendimento(ctx, 'iniciar', { ...atual, especialista }, { alem: { especialista } })
  await levarAgendamento(ctx, atual, 'iniciar', null)
}
