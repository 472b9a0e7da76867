import type { AgendamentoCompleto } from '@vetlume/dominio/agenda'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { permissoesDoAgendamento, visaoDe, type Visao } from './policy.ts'
import { fichaDoAgendamento, type FichaDoAgendamento } from './queries-registro.ts'

/** A clinic knows what, when and who comes; not what the company takes along, nor how to call its people. */
function paraVer(visao: Visao, ficha: FichaDoAgendamento): FichaDoAgendamento {
  if (visao.tipo !== 'PARCEIRO') return ficha
  const { especialista } = ficha
  return {
    ...ficha,
    equipamentos: [],
    especialista: especialista === null ? null : { ...especialista, telefone: null },
  }
}

export async function lerAgendamento({
  ctx,
  input: { codigo },
}: {
  ctx: CtxCliente
  input: { codigo: string }
}): Promise<AgendamentoCompleto> {
  const visao = visaoDe(ctx.ator)
  const ficha = paraVer(visao, exigir(await fichaDoAgendamento(ctx, visao, codigo)))
  return { ...ficha, permissoes: permissoesDoAgendamento(visao, ficha) }
}
