import {
  confirmacoesDe,
  type contratoAgenda,
  type EdicaoDoAgendamento,
  type EstadoDoAgendamento,
  type PassoDoAgendamento,
} from '@vetlume/dominio/agenda'
import type { EntradaLida } from '@vetlume/dominio/contrato'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { exigirVersaoAtual, visaoDe } from '../cadastros/index.ts'
import { confirmacaoAoMover } from './confirmacao.ts'
import { darPassoNoAgendamento } from './dar-passo.ts'
import { ressalvasEm, ressalvasNaTrilha } from './criar-agendamento.ts'
import { horarioPorExtenso, publicarNaAgenda, registrarNoAgendamento } from './historia.ts'
import {
  marcacaoDe,
  mesmosServicos,
  prepararMarcacao,
  tomarHorario,
  type Marcacao,
  type Preparada,
  type QuemMarca,
} from './marcacao.ts'
import { exigirQuemMarca, podeRemarcar } from './policy.ts'
import { alterarAgendamento, gravarServicos, linhaDoAgendamento, type LinhaDoAgendamento } from './queries-escrita.ts'
import { numeroDoAtendimento } from './queries-registro.ts'
import { fichaDoAgendamento } from './queries-registro.ts'
import { auditarAgendamento, fichaDaTrilha } from './trilha.ts'

type Mudanca = EntradaLida<(typeof contratoAgenda)['POST /agendamento/:codigo/mover']>

interface Alvo {
  codigo: string
  versao: number
}

export type Marcada = LinhaDoAgendamento & { especialista: string }

/** Whoever holds the link of a reminder says no without changing the appointment. */
const DA_VERSAO = { menos: ['RECUSAR_PRESENCA'] } as const

/** Refuses to write over somebody else's change; what it is now goes with the refusal. */
export async function exigirVersaoDoAgendamento(
  ctx: CtxCliente,
  { codigo, versao: atual }: Alvo,
  versao: number,
): Promise<void> {
  if (atual === versao) return
  const ficha = exigir(await fichaDoAgendamento(ctx.tx, ctx.cliente, visaoDe(ctx.ator), codigo))
  await exigirVersaoAtual(ctx, 'agendamento', ficha, versao, DA_VERSAO)
}

/** The appointment, as the person saw it and still to begin. Not locked yet: the specialist's row comes first. */
async function abrir(ctx: CtxCliente, visao: QuemMarca, { codigo, versao }: Alvo): Promise<Marcada> {
  const linha = exigir(await linhaDoAgendamento(ctx.tx, ctx.cliente, visao, codigo))
  await exigirVersaoDoAgendamento(ctx, linha, versao)
  const { especialista } = linha
  if (!podeRemarcar(visao, linha) || especialista === null)
    throw new ErroDeDominio('TRANSICAO_INVALIDA', {
      mensagem: 'Este agendamento não pode mais mudar: já começou, terminou ou foi cancelado, ou ainda é um pedido.',
    })
  return { ...linha, especialista }
}

/** Takes the new time and the row, and makes sure that nothing changed since it was read. */
async function segurar(ctx: CtxCliente, visao: QuemMarca, { pretensao }: Preparada, atual: Marcada): Promise<void> {
  await tomarHorario(ctx, visao, pretensao, async () => {
    const agora = exigir(await linhaDoAgendamento(ctx.tx, ctx.cliente, visao, atual.codigo, { travar: true }))
    await exigirVersaoDoAgendamento(ctx, agora, atual.versao)
  })
}

const mudouDeLugar = (atual: Marcada, { inicio, fim, especialista }: Preparada['colunas']) =>
  inicio !== atual.inicio || fim !== atual.fim || especialista !== atual.especialista

/** Tells both days and both people. Another end is no other time, and who changed clinic was not moved: one lost it, one got it. */
function publicarMudanca(ctx: CtxCliente, atual: Marcada, { colunas }: Preparada): void {
  const { codigo: agendamento, estado, parceiro: deAntes } = atual
  const { inicio, especialista, parceiro } = colunas
  const lugares = [
    { agendamento, especialista: atual.especialista, parceiro: deAntes, inicio: atual.inicio },
    { agendamento, especialista, parceiro, inicio },
  ]
  const moveu = inicio !== atual.inicio
  const mesmaClinica = parceiro === deAntes
  if (!moveu && especialista === atual.especialista) publicarNaAgenda(ctx, 'mudou', lugares)
  else publicarNaAgenda(ctx, 'movido', lugares, moveu && mesmaClinica ? 'remarcar' : null)
  if (mesmaClinica || estado === 'RESERVADO') return
  publicarNaAgenda(ctx, 'mudou', lugares.slice(0, 1), 'retirar')
  publicarNaAgenda(ctx, 'mudou', lugares.slice(1), 'incluir')
}

const DO_HORARIO: ReadonlySet<string> = new Set(['inicio', 'fim', 'especialista', 'plantao', 'estado'])

/** What changed beside the time, in words. */
function alteracao(agendamento: string, campos: readonly string[], servicos: Preparada['servicos']) {
  if (!campos.some((campo) => !DO_HORARIO.has(campo))) return []
  const texto = campos.includes('servicos')
    ? `Serviços alterados: ${servicos.map(({ nome }) => nome).join(', ')}`
    : 'Dados do agendamento alterados'
  return [{ agendamento, tipo: 'ALTERADO', texto }]
}

function remarcacao(ctx: CtxCliente, atual: Marcada, { especialista, pretensao, colunas }: Preparada) {
  const { fuso } = ctx.ator
  const quem = especialista.codigo === atual.especialista ? '' : `, com ${especialista.nome}`
  const texto = `Remarcado de ${horarioPorExtenso(atual, fuso)} para ${horarioPorExtenso(pretensao, fuso)}${quem}${colunas.plantao ? ', em plantão' : ''}`
  return { agendamento: atual.codigo, tipo: 'REMARCADO', texto }
}

/** Writes the columns, with the step that another time takes if it takes one. Answers the state. */
async function gravarMudanca(
  ctx: CtxCliente,
  atual: Marcada,
  passo: PassoDoAgendamento | null,
  colunas: Preparada['colunas'] & { confirmado_para?: string },
): Promise<EstadoDoAgendamento> {
  if (passo !== null) return darPassoNoAgendamento(ctx, atual, passo, colunas)
  await alterarAgendamento(ctx.tx, ctx.cliente, atual.codigo, colunas)
  return atual.estado
}

/** Writes an appointment that did not begin, checked as any: the same one, one version more, with its history. */
export async function regravarAgendamento(
  ctx: CtxCliente,
  visao: QuemMarca,
  atual: Marcada,
  pedido: Marcacao,
): Promise<{ codigo: string; versao: number; estado: EstadoDoAgendamento }> {
  const preparada = await prepararMarcacao(ctx, visao, pedido, atual)
  const { colunas, servicos, pretensao } = preparada
  await segurar(ctx, visao, preparada, atual)
  const { codigo } = atual
  const antes = await fichaDaTrilha(ctx, codigo)
  const confirmacao = confirmacaoAoMover(ctx, atual, colunas.inicio)
  const estado = await gravarMudanca(ctx, atual, confirmacao.passo, { ...colunas, ...confirmacao.colunas })
  await gravarServicos(ctx.tx, ctx.cliente, codigo, servicos, pretensao.equipamentos)
  const moveu = mudouDeLugar(atual, colunas)
  const alem = ressalvasNaTrilha(preparada, pedido)
  const acao = moveu ? 'MOVER' : 'ALTERAR'
  const campos = auditarAgendamento(ctx, { acao, antes, depois: await fichaDaTrilha(ctx, codigo), alem })
  await registrarNoAgendamento(ctx, [
    ...(moveu ? [remarcacao(ctx, atual, preparada)] : []),
    ...confirmacao.acontecimentos,
    ...alteracao(codigo, campos, servicos),
    ...ressalvasEm(codigo, preparada, pedido),
  ])
  publicarMudanca(ctx, atual, preparada)
  return { codigo, versao: atual.versao + 1, estado }
}

/** What it became has its own patient, exams and plan, with their prices: they change there and come back here. */
async function conferirDoAtendimento(ctx: CtxCliente, atual: Marcada, pedido: Marcacao): Promise<void> {
  const numero = await numeroDoAtendimento(ctx.tx, ctx.cliente, atual.codigo)
  if (numero === null) return
  const mudou = {
    servicos: !mesmosServicos(pedido.servicos, atual.servicos),
    animal: pedido.animal !== atual.animal,
    parceiro: pedido.parceiro !== atual.parceiro,
    planoSaude: pedido.planoSaude !== atual.plano_saude,
    autorizacao: pedido.autorizacao !== atual.autorizacao,
    prioridade: pedido.prioridade !== atual.prioridade,
  }
  const texto = `Já é do atendimento nº ${numero}: mude lá, e o agendamento acompanha.`
  const campos = Object.entries(mudou).flatMap(([campo, sim]) => (sim ? [[campo, texto] as const] : []))
  if (campos.length > 0) throw new ErroDeDominio('VALIDACAO', { campos: Object.fromEntries(campos) })
}

/** Writes the form whole. Another time or specialist in it is a move like any other. */
export async function editarAgendamento({ ctx, input }: { ctx: CtxCliente; input: EdicaoDoAgendamento }) {
  const visao = exigirQuemMarca(visaoDe(ctx.ator))
  const atual = await abrir(ctx, visao, input)
  const { codigo: _codigo, versao: _versao, ...pedido } = input
  if (pedido.animal === null && atual.estado !== 'RESERVADO')
    throw new ErroDeDominio('VALIDACAO', { campos: { animal: 'Só um horário reservado pode ficar sem paciente.' } })
  await conferirDoAtendimento(ctx, atual, pedido)
  return regravarAgendamento(ctx, visao, atual, pedido)
}

/** Another time, another duration, another specialist: the appointment keeps its identity and its history. */
export async function moverAgendamento({ ctx, input }: { ctx: CtxCliente; input: Mudanca }) {
  const visao = exigirQuemMarca(visaoDe(ctx.ator))
  const atual = await abrir(ctx, visao, input)
  const duracao = Date.parse(atual.fim) - Date.parse(atual.inicio)
  const { inicio } = input
  const lugar = {
    especialista: input.especialista ?? atual.especialista,
    inicio: new Date(inicio).toISOString(),
    fim: new Date(input.fim ?? Date.parse(inicio) + duracao).toISOString(),
  }
  const parado = lugar.inicio === atual.inicio && lugar.fim === atual.fim && lugar.especialista === atual.especialista
  if (parado) return { codigo: atual.codigo, versao: atual.versao, estado: atual.estado }
  return regravarAgendamento(ctx, visao, atual, { ...marcacaoDe(atual), ...lugar, ...confirmacoesDe(input) })
}
