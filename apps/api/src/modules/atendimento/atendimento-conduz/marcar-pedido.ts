import { esperaHorario, type contratoAtendimento, type HorarioDoPedido } from '@vetlume/dominio/atendimento'
import type { RespostaDe } from '@vetlume/dominio/contrato'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxCliente } from '../../../context.ts'
import { exigir } from '../../../infra/banco/index.ts'
import {
  alterarAgendamento,
  auditarAgendamento,
  comoPedido,
  darPassoNoAgendamento,
  exigirQuemMarca,
  exigirVersaoDoAgendamento,
  fichaDaTrilha,
  gravarServicos,
  horarioPorExtenso,
  inserirAgendamento,
  linhaDoAgendamento,
  prepararMarcacao,
  publicarNaAgenda,
  registrarNoAgendamento,
  ressalvasEm,
  ressalvasNaTrilha,
  tomarHorario,
  type LinhaDoAgendamento,
  type Marcacao,
  type Preparada,
} from '../../agenda/index.ts'
import { visaoDe } from '../../cadastros/index.ts'
import { acompanharHorario } from '../agenda-conduz/acompanhar-horario.ts'
import { exigirVersaoDoAtendimento } from '../ler-atendimento.ts'
import { horarioDoAgendamento } from '../queries-horario.ts'
import { travarAtendimento, type LinhaDeAtendimento } from '../queries.ts'
import { servicosDoAtendimento } from './queries.ts'

type Marcado = RespostaDe<(typeof contratoAtendimento)['POST /atendimento/:codigo/aceitar']>
/** `AGENDADO` is a yes; `RESERVADO`, another time that the clinic still answers. */
type Desfecho = 'AGENDADO' | 'RESERVADO'
interface Chamada {
  ctx: CtxCliente
  input: HorarioDoPedido
}

const recusar = (mensagem: string) => new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem })

/** The appointment that goes on, if it is still one: what was called off or missed is history, and a new one takes over. */
async function agendamentoVivo(ctx: CtxCliente, atual: LinhaDeAtendimento): Promise<LinhaDoAgendamento | null> {
  const horario = await horarioDoAgendamento(ctx.tx, ctx.cliente, atual.agendamento)
  if (atual.estado !== 'ABERTO') throw recusar('Este pedido já foi atendido ou cancelado.')
  if (!esperaHorario(horario)) throw recusar('Este pedido já tem horário. Para mudar, remarque na agenda.')
  if (horario === null || horario.estado === 'CANCELADO' || horario.estado === 'FALTOU') return null
  return exigir(await linhaDoAgendamento(ctx.tx, ctx.cliente, { tipo: 'EMPRESA' }, horario.codigo))
}

/** What the appointment will say: who, where and what come from the atendimento, the time from whoever answers. */
function formulario(
  atual: LinhaDeAtendimento,
  g: LinhaDoAgendamento | null,
  servicos: string[],
  { codigo: _codigo, versao: _versao, ...horario }: HorarioDoPedido,
): Marcacao {
  return {
    ...horario,
    tipoLocal: g?.tipo_local ?? (atual.parceiro === null ? 'PROPRIO' : 'PARCEIRO'),
    parceiro: atual.parceiro,
    endereco: g?.endereco ?? null,
    latitude: g?.latitude ?? null,
    longitude: g?.longitude ?? null,
    animal: atual.animal,
    contato: g?.contato ?? null,
    servicos,
    prioridade: atual.prioridade,
    planoSaude: atual.plano_saude,
    autorizacao: atual.autorizacao,
    observacoes: g?.observacoes ?? null,
  }
}

const textoDo = (ctx: CtxCliente, desfecho: Desfecho, { pretensao, especialista, colunas }: Preparada) => {
  const verbo = desfecho === 'AGENDADO' ? 'Agendado para' : 'Proposto outro horário:'
  const plantao = colunas.plantao ? ', em plantão' : ''
  return `${verbo} ${horarioPorExtenso(pretensao, ctx.ator.fuso)}, com ${especialista.nome}${plantao}`
}

/** Writes the place over the request, or as a new appointment, with its services and its history. Answers its key. */
async function gravar(
  ctx: CtxCliente,
  preparada: Preparada,
  g: LinhaDoAgendamento | null,
  { desfecho, atual, motivos }: { desfecho: Desfecho; atual: LinhaDeAtendimento; motivos: HorarioDoPedido },
): Promise<string> {
  const { colunas, servicos, pretensao } = preparada
  const agora = ctx.agora.toString()
  const linha = { ...colunas, proposto_em: desfecho === 'RESERVADO' ? agora : null }
  const antes = g === null ? null : await fichaDaTrilha(ctx, g.codigo)
  if (g !== null) await darPassoNoAgendamento(ctx, g, desfecho === 'AGENDADO' ? 'agendar' : 'propor', linha)
  const novo = { ...linha, estado: desfecho, origem: atual.origem, criado_por: ctx.ator.usuario, criado_em: agora }
  const codigo = g?.codigo ?? (await inserirAgendamento(ctx.tx, ctx.cliente, novo))
  await gravarServicos(ctx.tx, ctx.cliente, codigo, servicos, pretensao.equipamentos)
  const tipo = desfecho === 'AGENDADO' ? 'AGENDAR' : 'PROPOR'
  await registrarNoAgendamento(ctx, [
    { agendamento: codigo, tipo, texto: textoDo(ctx, desfecho, preparada) },
    ...ressalvasEm(codigo, preparada, motivos),
  ])
  const alem = ressalvasNaTrilha(preparada, motivos)
  auditarAgendamento(ctx, { acao: tipo, antes, depois: await fichaDaTrilha(ctx, codigo), alem })
  const { especialista, inicio } = pretensao
  const aqui = { agendamento: codigo, especialista, parceiro: atual.parceiro, inicio }
  // Where it stood until now, as a request or as another proposal, it is not any more.
  if (g !== null && (g.especialista !== especialista || g.inicio !== inicio))
    publicarNaAgenda(ctx, 'mudou', [{ ...g, agendamento: codigo }])
  publicarNaAgenda(ctx, 'mudou', [aqui], desfecho === 'AGENDADO' ? 'agendar' : 'propor')
  return codigo
}

/**
 * Gives a place in the agenda to an atendimento that waits for one, by the rules of any appointment. The atendimento is
 * held first, then specialist, appointment and patient, so that two people who answer one request take turns, and the
 * second finds it answered.
 */
async function marcar({ ctx, input }: Chamada, desfecho: Desfecho): Promise<Marcado> {
  const visao = exigirQuemMarca(visaoDe(ctx.ator))
  const atual = exigir(await travarAtendimento(ctx.tx, ctx.cliente, visao, input.codigo))
  await exigirVersaoDoAtendimento(ctx, atual, input.versao)
  const g = await agendamentoVivo(ctx, atual)
  if (desfecho === 'RESERVADO' && (atual.origem !== 'PARCEIRO' || atual.parceiro === null))
    throw recusar('Só se propõe horário ao pedido de uma clínica.')
  const servicos = await servicosDoAtendimento(ctx.tx, ctx.cliente, atual.codigo)
  const antes = g?.estado === 'SOLICITADO' ? comoPedido(g) : g
  const preparada = await prepararMarcacao(ctx, visao, formulario(atual, g, servicos, input), antes)
  await tomarHorario(ctx, visao, preparada.pretensao, async () => {
    if (g === null) return
    const agora = exigir(await linhaDoAgendamento(ctx.tx, ctx.cliente, { tipo: 'EMPRESA' }, g.codigo, { travar: true }))
    await exigirVersaoDoAgendamento(ctx, agora, g.versao)
  })
  // Another time took its place: what was missed may not be taken back any more.
  if (g === null && atual.agendamento !== null)
    await alterarAgendamento(ctx.tx, ctx.cliente, atual.agendamento, { passo_de: null, passo_em: null })
  const agendamento = await gravar(ctx, preparada, g, { desfecho, atual, motivos: input })
  const horario = exigir((await horarioDoAgendamento(ctx.tx, ctx.cliente, agendamento)) ?? undefined)
  const versao = await acompanharHorario(ctx, atual, horario)
  if (desfecho === 'AGENDADO' && atual.origem === 'PARCEIRO')
    ctx.publicar({ tipo: 'atendimento.aceito', dados: { atendimento: atual.codigo } })
  return { versao, agendamento, estado: desfecho }
}

export const aceitarPedido = (chamada: Chamada): Promise<Marcado> => marcar(chamada, 'AGENDADO')
export const proporHorario = (chamada: Chamada): Promise<Marcado> => marcar(chamada, 'RESERVADO')
