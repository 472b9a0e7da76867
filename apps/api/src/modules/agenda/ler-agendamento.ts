import type { AgendamentoCompleto, contratoAgenda, VisitaDoDia } from '@vetlume/dominio/agenda'
import type { EntradaLida } from '@vetlume/dominio/contrato'
import { fimDoDia, inicioDoDia } from '@vetlume/dominio/tempo'
import { permite, restringir } from '@vetlume/dominio/permissoes'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { chegadaAte } from './deslocamento/corrigir-caminho.ts'
import { permissoesDoAgendamento } from './policy.ts'
import { visaoDe, type Visao } from '../cadastros/index.ts'
import { fichaDoAgendamento, visitasDe } from './queries-registro.ts'

/** A clinic knows what, when and who comes; not what the company takes along, nor how to call its people. */
function paraVer<F extends Pick<AgendamentoCompleto, 'equipamentos' | 'especialista'>>(visao: Visao, ficha: F): F {
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
  const inteira = exigir(await fichaDoAgendamento(ctx.tx, ctx.cliente, visao, codigo))
  const relogio = { agoraMs: ctx.agora.epochMilliseconds, fuso: ctx.ator.fuso }
  const { passo: _passo, ...ficha } = paraVer(visao, inteira)
  const chegada = await chegadaAte(ctx, visao, { ...inteira, especialista: inteira.especialista?.codigo ?? null })
  const oQuePode = permissoesDoAgendamento(visao, inteira, relogio)
  const { verHistorico, abrirAtendimento } = oQuePode.permissoes
  return {
    ...ficha,
    chegada,
    ...oQuePode,
    permissoes: {
      ...restringir(ctx.ator, 'agenda:escrever', oQuePode.permissoes),
      verHistorico: verHistorico && permite(ctx.ator, 'historico:ler'),
      abrirAtendimento: abrirAtendimento && permite(ctx.ator, 'atendimento:escrever'),
    },
  }
}

type Visitas = EntradaLida<(typeof contratoAgenda)['GET /agendamento/visitas']>

/** The visits of a day, which is one of the company's zone, in order of time. */
export async function lerVisitas({
  ctx,
  input: { dia, ...filtro },
}: {
  ctx: CtxCliente
  input: Visitas
}): Promise<{ visitas: VisitaDoDia[] }> {
  const visao = visaoDe(ctx.ator)
  const { fuso } = ctx.ator
  const visitas = await visitasDe(ctx.tx, ctx.cliente, visao, {
    ...filtro,
    de: inicioDoDia(dia, fuso),
    ate: fimDoDia(dia, fuso),
  })
  return { visitas: visitas.map((visita) => paraVer(visao, visita)) }
}
