import {
  ACOES_DO_AGENDAMENTO,
  acoesDoAgendamento,
  desfazerAte,
  impedimentoDaHora,
  podeMudar,
  proximaMudancaDaHora,
  type AcaoDoAgendamento,
  type AgendamentoCompleto,
  type EstadoDoAgendamento,
  type PassoDesfazivel,
} from '@vetlume/dominio/agenda'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { Visao } from '../cadastros/index.ts'

/** What the rules look at. The row was already found within the person's view. */
export interface SituacaoDoAgendamento {
  estado: EstadoDoAgendamento
  origem: 'EMPRESA' | 'PARCEIRO'
  /** Null when no answer of the clinic to another time is awaited. */
  propostoEm: string | null
}

/** The clinic calls off or confirms its own, and answers the time that was proposed to it. */
function clinicaPode(acao: AcaoDoAgendamento, { propostoEm }: SituacaoDoAgendamento): boolean {
  if (acao === 'agendar' || acao === 'devolver') return propostoEm !== null
  return acao === 'cancelar' || acao === 'confirmar'
}

/** Whether the profile may do it at all; the state has its own say. Only what a clinic asked for goes back to being a request. */
export function perfilPode(visao: Visao, acao: AcaoDoAgendamento, situacao: SituacaoDoAgendamento): boolean {
  if (acao === 'devolver' && situacao.origem !== 'PARCEIRO') return false
  return visao.tipo !== 'PARCEIRO' || clinicaPode(acao, situacao)
}

/** Moving and editing: the company's and the specialist's, while it did not begin. */
export const podeRemarcar = (visao: Visao, { estado }: Pick<SituacaoDoAgendamento, 'estado'>): boolean =>
  visao.tipo !== 'PARCEIRO' && podeMudar(estado)

/** Throws SEM_PERMISSAO for a clinic: it asks, and the company books. */
export function exigirQuemMarca(visao: Visao): Exclude<Visao, { tipo: 'PARCEIRO' }> {
  if (visao.tipo === 'PARCEIRO')
    throw new ErroDeDominio('SEM_PERMISSAO', { mensagem: 'Quem marca é a empresa: peça o exame.' })
  return visao
}

/** Steps of a request that need somebody to do it; what has nobody yet gets a specialist with its time, on the atendimento. */
const TOMAM_LUGAR: ReadonlySet<AcaoDoAgendamento> = new Set(['reservar', 'agendar'])

interface SituacaoInteira extends SituacaoDoAgendamento {
  inicio: string
  atendimento: unknown
  especialista: unknown
  passo: PassoDesfazivel
}

/** Now, on the clock of the company. */
export interface Relogio {
  agoraMs: number
  fuso: string
}

/** What this person may do with this appointment now, why not yet, and until when that holds. */
export function permissoesDoAgendamento(
  visao: Visao,
  situacao: SituacaoInteira,
  { agoraMs, fuso }: Relogio,
): Pick<AgendamentoCompleto, 'permissoes' | 'impedimentos' | 'desfazerAte' | 'permissoesAte'> {
  const semQuem = situacao.especialista === null
  const doEstado = acoesDoAgendamento(situacao.estado).filter(
    (acao) => (!semQuem || !TOMAM_LUGAR.has(acao)) && perfilPode(visao, acao, situacao),
  )
  const quando = { inicio: situacao.inicio, fuso }
  const impedimentos = doEstado.flatMap((acao) => {
    const mensagem = impedimentoDaHora(acao, quando, agoraMs)
    return mensagem === null ? [] : [{ acao, mensagem }]
  })
  const impedidas = new Set(impedimentos.map(({ acao }) => acao))
  const acoes = ACOES_DO_AGENDAMENTO.map((acao) => [acao, doEstado.includes(acao) && !impedidas.has(acao)])
  const ate = visao.tipo === 'PARCEIRO' ? null : desfazerAte(situacao.estado, situacao.passo)
  const desfazer = ate !== null && agoraMs < Date.parse(ate)
  const mudancas = [proximaMudancaDaHora(doEstado, quando, agoraMs), desfazer ? Date.parse(ate) : null]
  const proximas = mudancas.filter((mudanca) => mudanca !== null)
  return {
    permissoes: {
      ...(Object.fromEntries(acoes) as Record<AcaoDoAgendamento, boolean>),
      desfazer,
      ...outrasPermissoes(visao, situacao),
    },
    impedimentos,
    desfazerAte: desfazer ? ate : null,
    permissoesAte: proximas.length === 0 ? null : new Date(Math.min(...proximas)).toISOString(),
  }
}

function outrasPermissoes(visao: Visao, situacao: SituacaoInteira) {
  const vivo = situacao.estado !== 'CANCELADO' && situacao.estado !== 'FALTOU'
  return {
    editar: podeRemarcar(visao, situacao),
    mover: podeRemarcar(visao, situacao),
    abrirAtendimento: visao.tipo !== 'PARCEIRO' && vivo && situacao.atendimento === null,
    verHistorico: visao.tipo !== 'PARCEIRO',
  }
}
