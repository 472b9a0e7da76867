import type { JanelaDoPedido } from '@vetlume/dominio/atendimento'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { diaNaZona } from '@vetlume/dominio/tempo'
import type { CtxCliente } from '../../../context.ts'
import {
  auditarAgendamento,
  fichaDaTrilha,
  gravarServicos,
  inserirAgendamento,
  publicarNaAgenda,
  registrarNoAgendamento,
  servicosPedidos,
} from '../../agenda/index.ts'
import type { Visao } from '../../cadastros/index.ts'
import { fimDoSolicitado, servicosDosItens } from './levar-pedido.ts'
import type { Pedido } from '../pedido.ts'
import { gravarJanelas } from './queries.ts'

/** Nobody asks for a time further ahead than this. */
const MAXIMO_DE_DIAS = 180

/** Windows are a clinic's, of today or later and not absurdly far. Throws VALIDACAO on the field of the window. */
export function conferirJanelas(
  { agora, ator }: CtxCliente,
  visao: Visao,
  { janelas }: { janelas: readonly JanelaDoPedido[] },
): void {
  if (janelas.length > 0 && visao.tipo !== 'PARCEIRO')
    throw new ErroDeDominio('VALIDACAO', {
      campos: { janelas: 'Só o pedido de uma clínica tem horários de preferência.' },
    })
  const hoje = diaNaZona(agora.toString(), ator.fuso)
  const ultimo = Temporal.PlainDate.from(hoje).add({ days: MAXIMO_DE_DIAS }).toString()
  const recusaDe = (dia: string): string | null =>
    dia < hoje ? 'Este dia já passou.' : dia > ultimo ? 'Peça um dia dos próximos seis meses.' : null
  const campos = janelas.flatMap(({ dia }, n): [string, string][] => {
    const recusa = recusaDe(dia)
    return recusa === null ? [] : [[`janelas.${n}.dia`, recusa]]
  })
  if (campos.length > 0) throw new ErroDeDominio('VALIDACAO', { campos: Object.fromEntries(campos) })
}

interface Solicitacao {
  parceiro: string
  animal: string
  pedido: Pick<Pedido, 'itens' | 'prioridade' | 'planoSaude' | 'autorizacao'> & { janelas: readonly JanelaDoPedido[] }
}

/**
 * The start of the first window or, without one, the next full hour, in the last hour of a day the one that runs: a request takes no
 * place, it only stands somewhere among those of today.
 */
function comecoDe({ agora, ator }: CtxCliente, janelas: readonly JanelaDoPedido[]): Temporal.Instant {
  const [primeira] = janelas.map(({ dia, inicio }) => `${dia}T${inicio}`).toSorted()
  if (primeira !== undefined) return Temporal.PlainDateTime.from(primeira).toZonedDateTime(ator.fuso).toInstant()
  const hora = (roundingMode: 'ceil' | 'floor') => agora.round({ smallestUnit: 'hour', roundingMode })
  const ehHoje = diaNaZona(hora('ceil').toString(), ator.fuso) === diaNaZona(agora.toString(), ator.fuso)
  return hora(ehHoje ? 'ceil' : 'floor')
}

/** Puts a clinic's request on the agenda: without specialist or place until the company takes it. */
export async function solicitarHorario(ctx: CtxCliente, { parceiro, animal, pedido }: Solicitacao): Promise<string> {
  const { ator, agora } = ctx
  const servicos = await servicosPedidos(ctx.tx, ctx.cliente, servicosDosItens(pedido.itens))
  const inicio = comecoDe(ctx, pedido.janelas)
  const agendamento = await inserirAgendamento(ctx.tx, ctx.cliente, {
    estado: 'SOLICITADO',
    origem: 'PARCEIRO',
    tipo_local: 'PARCEIRO',
    parceiro,
    animal,
    inicio: inicio.toString(),
    fim: fimDoSolicitado(inicio.toString(), servicos),
    prioridade: pedido.prioridade,
    plano_saude: pedido.planoSaude,
    autorizacao: pedido.planoSaude === null ? null : pedido.autorizacao,
    criado_por: ator.usuario,
    criado_em: agora.toString(),
  })
  await gravarServicos(ctx.tx, ctx.cliente, agendamento, servicos, [])
  await gravarJanelas(ctx.tx, ctx.cliente, agendamento, pedido.janelas)
  await registrarNoAgendamento(ctx, [{ agendamento, tipo: 'SOLICITADO', texto: `Exame solicitado por ${ator.nome}` }])
  auditarAgendamento(ctx, { acao: 'SOLICITAR', antes: null, depois: await fichaDaTrilha(ctx, agendamento) })
  publicarNaAgenda(ctx, 'criado', [{ agendamento, especialista: null, parceiro, inicio: inicio.toString() }])
  return agendamento
}
