import type { Alvo } from '@vetlume/dominio/dashboard'
import type { Intervalo } from './calendario.ts'

const alvo = (rota: string, filtros: Record<string, string> = {}): Alvo => ({ rota, filtros })

/** Where each figure leads: the list, with the filters that make it say the same. */
export const naAgenda = ({ de, ate }: Intervalo, filtros: Record<string, string> = {}): Alvo =>
  alvo('/agenda/agenda-atendimento', { de, ate, ...filtros })
export const nosAtendimentos = (filtros: Record<string, string>): Alvo => alvo('/atendimento', filtros)
export const nosLaudos = (filtros: Record<string, string>): Alvo => alvo('/laudo', filtros)
export const noEditor = (laudo: string): Alvo => alvo('/laudo/editar', { codigo: laudo })
export const emNovoLaudo = (item: string): Alvo => alvo('/laudo/novo', { item })
export const aReceber = (filtros: Record<string, string>): Alvo => alvo('/financeiro/contas-receber', filtros)
export const aPagar = (filtros: Record<string, string>): Alvo => alvo('/financeiro/contas-pagar', filtros)
export const nosClientes = (filtros: Record<string, string>): Alvo => alvo('/cadastro/cliente', filtros)
export const noSimulador = (): Alvo => alvo('/utilitario/simulador-custo-exame')
