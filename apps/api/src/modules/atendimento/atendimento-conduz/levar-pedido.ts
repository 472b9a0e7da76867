import {
  confirmacoesDe,
  MENSAGEM_DE_DURACAO,
  podeMudar,
  SEM_CONFIRMAR,
  type Confirmacoes,
} from '@vetlume/dominio/agenda'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { formatarHora } from '@vetlume/dominio/tempo'
import type { CtxCliente } from '../../../context.ts'
import {
  alterarAgendamento,
  gravarServicos,
  linhaDoAgendamento,
  marcacaoDe,
  mesmosServicos,
  regravarAgendamento,
  servicosPedidos,
  travarEspecialista,
  type LinhaDoAgendamento,
  type Marcacao,
} from '../../agenda/index.ts'
import { visaoDe, type Visao } from '../../cadastros/index.ts'
import type { Pedido } from '../pedido.ts'

type DoPedido = Pick<Pedido, 'itens' | 'prioridade' | 'planoSaude' | 'autorizacao' | 'parceiro'> & Confirmacoes

interface Leva {
  agendamento: string | null
  animal: string
  /** Clinic of the atendimento until now. */
  deAntes: string | null
  pedido: DoPedido
}

/** What the agenda counts: a bundle once, and what is in no bundle by itself. */
export function servicosDosItens(itens: Pedido['itens']): string[] {
  const doPacote = new Set(itens.filter(({ pacote }) => pacote !== null).map(({ servico }) => servico))
  return [
    ...new Set(itens.filter((i) => i.pacote !== null || !doPacote.has(i.servico)).map((i) => i.pacote ?? i.servico)),
  ]
}

/** When it is over with other exams: a length that somebody set by hand stays while they fit in it. */
function fimCom({ inicio, fim, minutos: deAntes }: LinhaDoAgendamento, minutos: number): string {
  const duracao = (Date.parse(fim) - Date.parse(inicio)) / 60_000
  const nova = duracao === deAntes ? minutos : Math.max(duracao, minutos)
  return new Date(Date.parse(inicio) + nova * 60_000).toISOString()
}

/** Another clinic is another place, and none is the company's own; a domicile stays where it is. */
function lugarCom(g: LinhaDoAgendamento, { deAntes, pedido }: Leva): Pick<Marcacao, 'parceiro' | 'tipoLocal'> {
  const { parceiro } = pedido
  if (parceiro === deAntes) return { parceiro: g.parceiro, tipoLocal: g.tipo_local }
  const daClinica = g.tipo_local === 'PARCEIRO' && parceiro === null
  return { parceiro, tipoLocal: daClinica ? 'PROPRIO' : g.tipo_local }
}

const NAO_CABE: ReadonlySet<string> = new Set(['HORARIO_OCUPADO', 'FORA_DO_HORARIO', 'FORA_DE_ALCANCE'])

/** The refusal of the agenda in the words of this form. A clinic is not told whom the company sees then. */
function traduzir(erro: unknown, visao: Visao, fim: string, fuso: string): unknown {
  if (!(erro instanceof ErroDeDominio)) return erro
  const ate = formatarHora(fim, fuso)
  if (NAO_CABE.has(erro.codigo) && visao.tipo === 'PARCEIRO')
    return new ErroDeDominio('HORARIO_OCUPADO', {
      mensagem: `Com estes exames, o horário iria até ${ate} e não cabe na agenda. Combine outro com a empresa por um comentário.`,
      detalhes: { ocupacoes: [], fim },
    })
  if (NAO_CABE.has(erro.codigo))
    return new ErroDeDominio(erro.codigo, {
      mensagem: `${erro.message} Com estes exames, o horário vai até ${ate}: se não der, remarque na agenda e salve de novo.`,
      detalhes: { ...(erro.detalhes as object), fim },
    })
  const { fim: duracao, servicos, ...outros } = erro.campos ?? {}
  const itens = duracao === undefined ? servicos : `${MENSAGEM_DE_DURACAO} Reparta os exames em dois atendimentos.`
  if (itens === undefined) return erro
  return new ErroDeDominio(erro.codigo, { campos: { ...outros, itens }, detalhes: erro.detalhes })
}

interface Formulario {
  marcacao: Marcacao
  mudou: boolean
}

async function formularioCom(
  ctx: CtxCliente,
  g: LinhaDoAgendamento & { especialista: string },
  leva: Leva,
  confirmado: Confirmacoes,
): Promise<Formulario> {
  const { animal, pedido } = leva
  const codigos = servicosDosItens(pedido.itens)
  const outros = !mesmosServicos(codigos, g.servicos)
  const servicos = outros ? await servicosPedidos(ctx.tx, ctx.cliente, codigos) : []
  const fim = outros
    ? fimCom(
        g,
        servicos.reduce((soma, { minutos }) => soma + minutos, 0),
      )
    : g.fim
  const autorizacao = pedido.planoSaude === null ? null : pedido.autorizacao
  const { prioridade, planoSaude } = pedido
  const lugar = lugarCom(g, leva)
  const mudou =
    outros ||
    g.animal === null ||
    lugar.parceiro !== g.parceiro ||
    prioridade !== g.prioridade ||
    planoSaude !== g.plano_saude ||
    autorizacao !== g.autorizacao
  // What was confirmed for its time holds, and ending sooner asks nobody.
  const encurta = fim < g.fim
  const marcacao = {
    ...marcacaoDe(g),
    ...lugar,
    ...confirmado,
    animal: g.animal ?? animal,
    servicos: outros ? codigos : g.servicos,
    fim,
    prioridade,
    planoSaude,
    autorizacao,
    confirmarPlantao: confirmado.confirmarPlantao || g.plantao || encurta,
    confirmarDeslocamento: confirmado.confirmarDeslocamento || encurta,
  }
  return { marcacao, mudou }
}

/** A request that nobody took yet stands on the agenda with what it asks here; its time is checked when it gets one. */
async function levarSolicitado(ctx: CtxCliente, g: LinhaDoAgendamento, { animal, pedido }: Leva): Promise<void> {
  const servicos = await servicosPedidos(ctx.tx, ctx.cliente, servicosDosItens(pedido.itens))
  await alterarAgendamento(ctx.tx, ctx.cliente, g.codigo, {
    animal: g.animal ?? animal,
    prioridade: pedido.prioridade,
    plano_saude: pedido.planoSaude,
    autorizacao: pedido.planoSaude === null ? null : pedido.autorizacao,
    fim: fimDoSolicitado(g.inicio, servicos),
  })
  await gravarServicos(ctx.tx, ctx.cliente, g.codigo, servicos, [])
}

/** As long as an appointment may be: what the services really take is checked when it gets its time. */
export const fimDoSolicitado = (inicio: string, servicos: readonly { minutos: number }[]): string => {
  const minutos = servicos.reduce((soma, servico) => soma + servico.minutos, 0)
  return Temporal.Instant.from(inicio)
    .add({ minutes: Math.min(Math.max(minutos, 5), 720) })
    .toString()
}

/**
 * The appointment that did not begin takes what is asked for here: its services, its length when that fits, patient, clinic,
 * plan and priority. Refused as any change of the agenda is, and then nothing is written. The atendimento is held first.
 */
export async function levarPedido(ctx: CtxCliente, leva: Leva): Promise<void> {
  const visao = visaoDe(ctx.ator)
  const EMPRESA = { tipo: 'EMPRESA' } as const
  const g =
    leva.agendamento === null ? undefined : await linhaDoAgendamento(ctx.tx, ctx.cliente, EMPRESA, leva.agendamento)
  if (g === undefined) return
  if (g.estado === 'SOLICITADO') return levarSolicitado(ctx, g, leva)
  const { especialista } = g
  if (!podeMudar(g.estado) || especialista === null) return
  const confirmado = visao.tipo === 'PARCEIRO' ? SEM_CONFIRMAR : confirmacoesDe(leva.pedido)
  const marcada = { ...g, especialista }
  if (!(await formularioCom(ctx, marcada, leva, confirmado)).mudou) return
  // Whoever answers a reminder changes its state without holding the atendimento: from here on it stays as it is read.
  await travarEspecialista(ctx.tx, ctx.cliente, especialista)
  const presa = {
    ...marcada,
    ...(await linhaDoAgendamento(ctx.tx, ctx.cliente, EMPRESA, g.codigo, { travar: true })),
    especialista,
  }
  const { marcacao } = await formularioCom(ctx, presa, leva, confirmado)
  // A clinic changes what it asked for; whether that fits is looked at with the company's eyes.
  const quem = visao.tipo === 'PARCEIRO' ? EMPRESA : visao
  await regravarAgendamento(ctx, quem, presa, marcacao).catch((erro: unknown) => {
    throw traduzir(erro, visao, marcacao.fim ?? g.fim, ctx.ator.fuso)
  })
}
