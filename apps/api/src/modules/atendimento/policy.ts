import {
  ACOES_DO_ATENDIMENTO,
  ESTADOS_EDITAVEIS,
  esperaHorario,
  esperaResposta,
  estadoPermite,
  MINUTOS_PARA_EDITAR_COMENTARIO,
  type AcaoDoAtendimento,
  type AtendimentoCompleto,
  type EstadoDoAtendimento,
  type HorarioAtual,
  type ModoDeCobranca,
} from '@vetlume/dominio/atendimento'
import type { Ator } from '../../infra/token.ts'
import type { Visao } from '../cadastros/index.ts'

/** What the rules look at. The row was already found within the person's view. */
export interface Situacao {
  estado: EstadoDoAtendimento
  origem: 'EMPRESA' | 'PARCEIRO'
}

export interface Cobrado {
  modoCobranca: ModoDeCobranca | null
}

/** Money is the company's business: only it marks as billed and takes a conclusion back. */
const SO_DA_EMPRESA: ReadonlySet<AcaoDoAtendimento> = new Set(['faturar', 'reabrir'])

/** Whether the profile may do it at all, in whatever state. */
export function perfilPode(visao: Visao, acao: AcaoDoAtendimento): boolean {
  switch (visao.tipo) {
    case 'EMPRESA':
      return true
    case 'ESPECIALISTA':
      return !SO_DA_EMPRESA.has(acao)
    case 'PARCEIRO':
      return acao === 'cancelar'
  }
}

/** What an invoiced clinic is charged for, its closing marks as billed: nobody does by hand. */
const peloFechamento = (acao: AcaoDoAtendimento, { modoCobranca }: Cobrado) =>
  acao === 'faturar' && modoCobranca === 'FATURADO'

/** A partner clinic calls off only what has not started. */
export function estadoPode(visao: Visao, acao: AcaoDoAtendimento, situacao: Situacao & Cobrado): boolean {
  const { estado } = situacao
  return (
    estadoPermite(acao, estado) && !peloFechamento(acao, situacao) && (visao.tipo !== 'PARCEIRO' || estado === 'ABERTO')
  )
}

/** Neither concluded nor called off. */
export function emAberto({ estado }: Pick<Situacao, 'estado'>): boolean {
  const editaveis: readonly EstadoDoAtendimento[] = ESTADOS_EDITAVEIS
  return editaveis.includes(estado)
}

/** Files still come in after the conclusion: a receipt, an outside exam. */
export const podeAnexar = ({ estado }: Pick<Situacao, 'estado'>): boolean => estado !== 'CANCELADO'

export function podeEditar(visao: Visao, { estado, origem }: Situacao): boolean {
  return visao.tipo === 'PARCEIRO' ? estado === 'ABERTO' && origem === 'PARCEIRO' : emAberto({ estado })
}

/** Partner, billing mode, displacement and discounts. */
export const podeEditarCobranca = (visao: Visao, situacao: Situacao): boolean =>
  visao.tipo === 'EMPRESA' && podeEditar(visao, situacao)

const espera = ({ estado }: Situacao, horario: HorarioAtual) => estado === 'ABERTO' && esperaHorario(horario)

/** Only a clinic's request that nobody took yet, or whose clinic did not answer yet, is refused; the rest is called off. */
export const podeRecusar = (visao: Visao, situacao: Situacao, horario: HorarioAtual): boolean =>
  visao.tipo === 'EMPRESA' &&
  situacao.origem === 'PARCEIRO' &&
  situacao.estado === 'ABERTO' &&
  (horario === null || horario.estado === 'SOLICITADO' || esperaResposta(horario))

/** The company takes out any file; who sent one, only while the atendimento is open: afterwards it is part of what was done. */
export const podeRemoverAnexo = (
  visao: Visao,
  { usuario }: Pick<Ator, 'usuario'>,
  situacao: Pick<Situacao, 'estado'>,
  { enviadoPor }: { enviadoPor: string | null },
): boolean => visao.tipo === 'EMPRESA' || (enviadoPor === usuario && emAberto(situacao))

/** Until when its author may correct a comment. */
const prazoDaEdicao = (criadoEm: string): number => Date.parse(criadoEm) + MINUTOS_PARA_EDITAR_COMENTARIO * 60_000

interface Comentado {
  escritoPor: string
  texto: string | null
  criadoEm: string
}

/** Only who wrote it: it is signed. Taking it back has no deadline, because nobody is made to believe another text. */
export function permissoesDoComentario(
  { usuario }: Pick<Ator, 'usuario'>,
  { escritoPor, texto, criadoEm }: Comentado,
  agora: Temporal.Instant,
): AtendimentoCompleto['comentarios'][number]['permissoes'] {
  const remover = escritoPor === usuario && texto !== null
  return { remover, editar: remover && agora.epochMilliseconds <= prazoDaEdicao(criadoEm) }
}

export function permissoesDe(
  visao: Visao,
  situacao: Situacao & Cobrado,
  horario: HorarioAtual,
  { cedo }: { cedo: boolean },
): AtendimentoCompleto['permissoes'] {
  const marca = visao.tipo !== 'PARCEIRO' && espera(situacao, horario)
  const acoes = ACOES_DO_ATENDIMENTO.map((acao) => [acao, perfilPode(visao, acao) && estadoPode(visao, acao, situacao)])
  return {
    ...(Object.fromEntries(acoes) as Record<AcaoDoAtendimento, boolean>),
    iniciar: !cedo && perfilPode(visao, 'iniciar') && estadoPode(visao, 'iniciar', situacao),
    editar: podeEditar(visao, situacao),
    editarCobranca: podeEditarCobranca(visao, situacao),
    comentar: true,
    anexar: podeAnexar(situacao),
    aceitar: marca,
    propor: marca && situacao.origem === 'PARCEIRO',
    recusar: podeRecusar(visao, situacao, horario),
    responderProposta: visao.tipo === 'PARCEIRO' && situacao.estado === 'ABERTO' && esperaResposta(horario),
    escreverLaudo: visao.tipo !== 'PARCEIRO' && emAberto(situacao),
  }
}
