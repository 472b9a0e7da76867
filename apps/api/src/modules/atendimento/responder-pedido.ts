import { esperaResposta, type contratoAtendimento } from '@vetlume/dominio/atendimento'
import type { EntradaLida, RespostaDe } from '@vetlume/dominio/contrato'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { linhaDoAgendamento, transitarAgendamento } from '../agenda/index.ts'
import { visaoDe } from '../cadastros/index.ts'
import { darPassoNoAtendimento, RECUSA } from './dar-passo.ts'
import { exigirVersaoDoAtendimento } from './ler-atendimento.ts'
import { levarAgendamento } from './atendimento-conduz/levar-agendamento.ts'
import { podeRecusar } from './policy.ts'
import { horarioDoAgendamento } from './queries-horario.ts'
import { lerLinha, travarAtendimento } from './queries.ts'
import { seguidorDaAgenda } from './agenda-conduz/seguir-agendamento.ts'

type Contrato = typeof contratoAtendimento
type Chamada<K extends keyof Contrato> = { ctx: CtxCliente; input: EntradaLida<Contrato[K]> }
type Resposta<K extends keyof Contrato> = RespostaDe<Contrato[K]>

const semPermissao = (mensagem: string) => new ErroDeDominio('SEM_PERMISSAO', { mensagem })

/** The company does not take it: request and appointment end together, with the reason. */
export async function recusarPedido({
  ctx,
  input,
}: Chamada<'POST /atendimento/:codigo/recusar'>): Promise<Resposta<'POST /atendimento/:codigo/recusar'>> {
  const visao = visaoDe(ctx.ator)
  const atual = exigir(await travarAtendimento(ctx.tx, ctx.cliente, visao, input.codigo))
  if (visao.tipo !== 'EMPRESA') throw semPermissao('Quem recusa o pedido é a empresa.')
  await exigirVersaoDoAtendimento(ctx, atual, input.versao)
  if (!podeRecusar(visao, atual, await horarioDoAgendamento(ctx.tx, ctx.cliente, atual.agendamento)))
    throw new ErroDeDominio('TRANSICAO_INVALIDA', {
      mensagem: 'Este pedido já foi respondido. Se for o caso, cancele-o.',
    })
  const feito = await darPassoNoAtendimento(ctx, 'cancelar', atual, { motivo: input.motivo, registro: RECUSA })
  await levarAgendamento(ctx, atual, 'cancelar', input.motivo)
  return feito
}

/** The clinic takes the time that was proposed, or goes on waiting for another. */
export async function responderProposta({
  ctx,
  input,
}: Chamada<'POST /atendimento/:codigo/responder-proposta'>): Promise<
  Resposta<'POST /atendimento/:codigo/responder-proposta'>
> {
  const { tx, cliente } = ctx
  const { codigo, versao, aceita, motivo } = input
  const visao = visaoDe(ctx.ator)
  const atual = exigir(await travarAtendimento(tx, cliente, visao, codigo))
  if (visao.tipo !== 'PARCEIRO') throw semPermissao('Quem responde à proposta é a clínica.')
  await exigirVersaoDoAtendimento(ctx, atual, versao)
  const horario = await horarioDoAgendamento(tx, cliente, atual.agendamento)
  if (horario === null || !esperaResposta(horario))
    throw new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem: 'Não há proposta à espera de resposta.' })
  const g = exigir(await linhaDoAgendamento(tx, cliente, visao, horario.codigo))
  const { estado } = await transitarAgendamento({
    ctx,
    input: { codigo: g.codigo, versao: g.versao, acao: aceita ? 'agendar' : 'devolver', motivo },
  })
  await seguidorDaAgenda.seguir(ctx, [g.codigo])
  const depois = exigir(await lerLinha(tx, cliente, visao, codigo))
  return { versao: depois.versao, agendamento: g.codigo, estado }
}
