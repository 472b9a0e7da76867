import type { ConfirmacaoPorLink, RespostaAoLembrete, SituacaoDoLembrete } from '@vetlume/dominio/lembrete'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { diaNaZona } from '@vetlume/dominio/tempo'
import type { CtxCliente, CtxLivre } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { darPassoNoAgendamento, registrarNoAgendamento } from '../agenda/index.ts'
import { resumoDoAgendamento, type ResumoDoAgendamento } from '../aviso-da-agenda/index.ts'
import { abrirPeloLink, gravarResposta, lembretePorSegredo, type LembreteAberto } from './queries.ts'

type Ctx = CtxLivre<null>
type CtxAberto = CtxCliente<null>

/** What whoever holds the link still finds, and may still do. */
export function situacaoDo(
  { inicio, inicioAtual, estado, resposta }: Omit<LembreteAberto, 'codigo' | 'agendamento' | 'motivo'>,
  agora: Temporal.Instant,
): SituacaoDoLembrete {
  if (estado === 'CANCELADO' || estado === 'FALTOU') return 'CANCELADO'
  if (inicio !== inicioAtual || estado === 'RESERVADO' || estado === 'SOLICITADO') return 'REMARCADO'
  if (resposta !== null) return 'RESPONDIDO'
  if (Date.parse(inicio) <= agora.epochMilliseconds) return 'PASSADO'
  return estado === 'AGENDADO' ? 'ABERTO' : 'CONFIRMADO'
}

function apresentar(
  lembrete: LembreteAberto,
  { empresa, clinica, animal }: ResumoDoAgendamento,
  agora: Temporal.Instant,
): ConfirmacaoPorLink {
  return {
    situacao: situacaoDo(lembrete, agora),
    empresa: empresa.nome,
    telefone: empresa.telefone,
    animal: animal?.split(' ')[0] ?? null,
    clinica: clinica?.nome ?? null,
    inicio: lembrete.inicio,
    fuso: empresa.fuso,
    resposta: lembrete.resposta,
  }
}

interface Aberto {
  ctx: CtxAberto
  lembrete: LembreteAberto
  resumo: ResumoDoAgendamento
}

/** Finds the tenant of a link by the hash of its secret and goes on under that tenant. Throws NAO_ENCONTRADO. */
async function abrir<T>(ctx: Ctx, chave: string, travar: boolean, seguir: (aberto: Aberto) => Promise<T>): Promise<T> {
  const { cliente, codigo } = exigir(await ctx.emPlataforma(({ tx }) => lembretePorSegredo(tx, chave)))
  return ctx.emCliente(cliente, async (interno) => {
    const lembrete = exigir(await abrirPeloLink(interno.tx, interno.cliente, codigo, { travar }))
    const resumo = exigir(await resumoDoAgendamento(interno.tx, cliente, lembrete.agendamento))
    return seguir({ ctx: interno, lembrete, resumo })
  })
}

export function abrirConfirmacao({ ctx, input: { chave } }: { ctx: Ctx; input: { chave: string } }) {
  return abrir(ctx, chave, false, async ({ lembrete, resumo }) => apresentar(lembrete, resumo, ctx.agora))
}

const JA_NAO_CABE: Readonly<Record<Exclude<SituacaoDoLembrete, 'ABERTO'>, string>> = {
  RESPONDIDO: 'Este lembrete já foi respondido. Para mudar a resposta, fale com a empresa.',
  CONFIRMADO: 'Este exame já estava confirmado.',
  REMARCADO: 'Este exame mudou de horário: a resposta a este link não vale mais.',
  CANCELADO: 'Este exame foi cancelado.',
  PASSADO: 'O horário deste exame já passou.',
}

const TEXTOS: Readonly<Record<RespostaAoLembrete, { tipo: string; texto: string }>> = {
  CONFIRMADO: { tipo: 'CONFIRMAR', texto: 'Confirmado pelo link' },
  RECUSADO: { tipo: 'PRESENCA_RECUSADA', texto: 'Não poderá comparecer' },
  OUTRO_HORARIO: { tipo: 'PRESENCA_RECUSADA', texto: 'Pediu outro horário' },
}

async function gravar(
  { ctx, lembrete, resumo }: Aberto,
  resposta: RespostaAoLembrete,
  motivo: string | null,
): Promise<void> {
  const { agendamento } = lembrete
  const quando = ctx.agora.toString()
  await gravarResposta(ctx.tx, ctx.cliente, lembrete.codigo, { resposta, motivo, quando })
  if (resposta === 'CONFIRMADO')
    await darPassoNoAgendamento(ctx, { codigo: agendamento, estado: lembrete.estado }, 'confirmar', {
      confirmado_em: quando,
      confirmado_por: 'LINK',
    })
  const { tipo, texto } = TEXTOS[resposta]
  const nome = `${resumo.clinica?.nome ?? resumo.tutor?.nome ?? 'Quem recebeu o lembrete'} (pelo link)`
  const inteiro = motivo === null ? texto : `${texto}: ${motivo}`
  await registrarNoAgendamento({ ...ctx, ator: { nome } }, [{ agendamento, tipo, texto: inteiro }])
  ctx.auditar({
    acao: resposta === 'CONFIRMADO' ? 'CONFIRMAR' : 'RECUSAR_PRESENCA',
    entidade: 'agendamento',
    registro: agendamento,
    mudancas: {
      resposta: [null, resposta],
      ...(motivo === null ? {} : { motivo: [null, motivo] as const }),
      ...(resposta === 'CONFIRMADO'
        ? { estado: ['AGENDADO', 'CONFIRMADO'] as const, confirmadoPor: [null, 'LINK'] as const }
        : {}),
    },
  })
  const { especialista, parceiro, empresa, inicio } = resumo
  const dia = diaNaZona(inicio, empresa.fuso)
  ctx.publicar({
    tipo: 'agendamento.mudou',
    dados: { agendamento, especialista, parceiro, dia, acao: null, peloParceiro: false },
  })
  if (resposta !== 'CONFIRMADO')
    ctx.publicar({ tipo: 'agendamento.presenca-recusada', dados: { agendamento, lembrete: lembrete.codigo } })
}

/**
 * Takes the answer of whoever holds the link. The first one stays; the same one again is no error, because networks
 * repeat. A no changes nothing in the agenda by itself: the company is told, and decides.
 */
export function responderLembrete({
  ctx,
  input: { chave, resposta, motivo },
}: {
  ctx: Ctx
  input: { chave: string; resposta: RespostaAoLembrete; motivo: string | null }
}): Promise<ConfirmacaoPorLink> {
  return abrir(ctx, chave, true, async (aberto) => {
    const { lembrete, resumo } = aberto
    const situacao = situacaoDo(lembrete, ctx.agora)
    const repetida = situacao === 'RESPONDIDO' && lembrete.resposta === resposta
    if (situacao !== 'ABERTO' && !repetida)
      throw new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem: JA_NAO_CABE[situacao] })
    if (!repetida) await gravar(aberto, resposta, resposta === 'CONFIRMADO' ? null : motivo)
    return apresentar({ ...lembrete, resposta }, resumo, ctx.agora)
  })
}
