import { podeMudar } from '@vetlume/dominio/agenda'
import type { CtxCliente } from '../../../context.ts'
import { diferencas } from '../../../infra/auditoria.ts'
import { prazoDosItens } from '../marcas-do-inicio.ts'
import { levarPrecosAHora } from '../preco-da-hora.ts'
import type { HorarioDoAgendamento } from '../queries-horario.ts'
import { itensVivos } from '../queries-itens.ts'
import { alterarAtendimento, type LinhaDeAtendimento } from '../queries.ts'
import { paraTrilha } from '../trilha.ts'

type Lugar = Pick<LinhaDeAtendimento, 'especialista' | 'realizado_em'>

/** Who does it and when, as the appointment says: a time only proposed is nobody's exam yet, a request has none. */
function lugarDe({ estado, inicio, especialista, propostoEm }: HorarioDoAgendamento): Lugar {
  if (!podeMudar(estado)) return { especialista: null, realizado_em: null }
  return { especialista: propostoEm === null ? especialista : null, realizado_em: inicio }
}

/** Puts the atendimento at the time and with the specialist of its appointment. Its row is held; answers its version. */
export async function acompanharHorario(
  ctx: CtxCliente,
  atual: LinhaDeAtendimento,
  horario: HorarioDoAgendamento,
): Promise<number> {
  const { tx, cliente } = ctx
  const { codigo: atendimento } = atual
  const lugar = lugarDe(horario)
  const parado = lugar.especialista === atual.especialista && lugar.realizado_em === atual.realizado_em
  // A proposal that changes is another proposal: whoever answers must have seen this one.
  if (parado && atual.agendamento === horario.codigo)
    return horario.propostoEm === null ? atual.versao : alterarAtendimento(tx, atual, {})
  const itens = await itensVivos(tx, cliente, atendimento)
  const mudancas = {
    ...lugar,
    agendamento: horario.codigo,
    total_centavos: await levarPrecosAHora(ctx, atual, itens, lugar.realizado_em),
    prazo_em: await prazoDosItens(ctx, itens, lugar.realizado_em ?? atual.criado_em, atual.prioridade),
  }
  const versao = await alterarAtendimento(tx, atual, mudancas)
  const depois = { ...atual, ...mudancas }
  ctx.auditar({
    acao: 'ALTERAR',
    entidade: 'atendimento',
    registro: atendimento,
    mudancas: diferencas(await paraTrilha(ctx, atual, itens), await paraTrilha(ctx, depois, itens)),
  })
  return versao
}
