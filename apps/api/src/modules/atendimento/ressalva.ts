import type { Confirmacoes } from '@vetlume/dominio/agenda'
import type { CtxCliente } from '../../context.ts'
import { conferirEspecialidade } from '../agenda/index.ts'
import { registrarNaLinhaDoTempo } from './linha-do-tempo.ts'

interface Escolha {
  especialista: string | null
  itens: readonly { servico: string }[]
}

/** Why somebody without the specialty does these exams; asked for when that is so, null when it is not. */
export const ressalvaDoEspecialista = async (
  ctx: CtxCliente,
  { especialista, itens }: Escolha,
  insistencia: Pick<Confirmacoes, 'ignorarEspecialidade' | 'motivoEspecialidade'>,
): Promise<string | null> =>
  especialista === null
    ? null
    : conferirEspecialidade(ctx, { especialista, servicos: itens.map(({ servico }) => servico) }, insistencia)

/** Writes it where the history of the atendimento is read, and in the trail. */
export async function registrarRessalva(ctx: CtxCliente, atendimento: string, texto: string | null): Promise<void> {
  if (texto === null) return
  await registrarNaLinhaDoTempo(ctx, [{ atendimento, tipo: 'SEM_ESPECIALIDADE', texto }])
  const mudancas = { semEspecialidade: [null, texto] } as const
  ctx.auditar({ acao: 'SEM_ESPECIALIDADE', entidade: 'atendimento', registro: atendimento, mudancas })
}
