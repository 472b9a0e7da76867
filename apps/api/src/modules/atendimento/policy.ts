import {
  ACOES_DO_ATENDIMENTO,
  ESTADOS_EDITAVEIS,
  estadoPermite,
  type AcaoDoAtendimento,
  type AtendimentoCompleto,
  type EstadoDoAtendimento,
} from '@vetlume/dominio/atendimento'
import type { Visao } from '../agenda/index.ts'

/** What the rules look at. The row was already found within the person's view. */
export interface Situacao {
  estado: EstadoDoAtendimento
  origem: 'EMPRESA' | 'PARCEIRO'
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

/** A partner clinic calls off only what has not started. */
export function estadoPode(visao: Visao, acao: AcaoDoAtendimento, { estado }: Situacao): boolean {
  return estadoPermite(acao, estado) && (visao.tipo !== 'PARCEIRO' || estado === 'ABERTO')
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

export function permissoesDe(visao: Visao, situacao: Situacao): AtendimentoCompleto['permissoes'] {
  const acoes = ACOES_DO_ATENDIMENTO.map((acao) => [acao, perfilPode(visao, acao) && estadoPode(visao, acao, situacao)])
  return {
    ...(Object.fromEntries(acoes) as Record<AcaoDoAtendimento, boolean>),
    editar: podeEditar(visao, situacao),
    editarCobranca: podeEditarCobranca(visao, situacao),
    comentar: true,
    anexar: podeAnexar(situacao),
    escreverLaudo: visao.tipo !== 'PARCEIRO' && emAberto(situacao),
  }
}
