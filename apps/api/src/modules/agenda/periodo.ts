import { MAXIMO_DO_PERIODO, type contratoAgenda, type PeriodoDaAgenda } from '@vetlume/dominio/agenda'
import type { EntradaLida } from '@vetlume/dominio/contrato'
import { fimDoDia, inicioDoDia } from '@vetlume/dominio/tempo'
import type { CtxCliente } from '../../context.ts'
import { jornadasDe } from '../especialista/index.ts'
import { caminhosDoPeriodo } from './deslocamento/caminhos.ts'
import { podeRemarcar, visaoDe } from './policy.ts'
import { agendamentosDoPeriodo, especialistasDaAgenda } from './queries-periodo.ts'

type Entrada = EntradaLida<(typeof contratoAgenda)['GET /agendamento/periodo']>

/** What the calendar draws: appointments that touch the days, and how each specialist works on them. */
export async function verPeriodo({ ctx, input }: { ctx: CtxCliente; input: Entrada }): Promise<PeriodoDaAgenda> {
  const { de, ate, especialistas, ...filtro } = input
  const { fuso } = ctx.ator
  const visao = visaoDe(ctx.ator)
  const trecho = { de: inicioDoDia(de, fuso), ate: fimDoDia(ate, fuso) }
  const linhas = await agendamentosDoPeriodo(ctx, visao, { ...filtro, ...trecho, especialistas })
  const caminhos = await caminhosDoPeriodo(ctx, visao, linhas, trecho)
  const donos = await especialistasDaAgenda(ctx, visao, especialistas)
  const jornadas = await jornadasDe(ctx, donos, { de, ate })
  return {
    fuso,
    itens: linhas.slice(0, MAXIMO_DO_PERIODO).map((item) => {
      const pode = podeRemarcar(visao, item)
      return { ...item, permissoes: { mover: pode, editar: pode }, deslocamento: caminhos.get(item.codigo) ?? null }
    }),
    completo: linhas.length <= MAXIMO_DO_PERIODO,
    jornadas: donos.map(({ codigo, nome, cor, fuso: zona }) => ({
      especialista: { codigo, nome, cor },
      fuso: zona,
      dias: jornadas.get(codigo) ?? [],
    })),
  }
}
