import { CENARIO_DE_EXEMPLO, type dadosDaSimulacao } from '@vetlume/dominio/simulador'
import type { Control, UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'

export type ValoresDaSimulacao = z.input<typeof dadosDaSimulacao>
export type ValoresDoCenario = ValoresDaSimulacao['cenarios'][number]
export type DadosLidos = z.output<typeof dadosDaSimulacao>
export type ControleDaSimulacao = Control<ValoresDaSimulacao, unknown, DadosLidos>
export type FormDaSimulacao = UseFormReturn<ValoresDaSimulacao, unknown, DadosLidos>

export interface CamposProps {
  controle: ControleDaSimulacao
  /** Which scenario of the form. */
  indice: number
}

export const EXEMPLO = { nome: '', cenarios: [CENARIO_DE_EXEMPLO] }

/** The next scenario starts as the one beside it: people change one thing and compare. */
export const proximoCenario = (ultimo: ValoresDoCenario, quantos: number): ValoresDoCenario => ({
  ...structuredClone(ultimo),
  nome: `Cenário ${quantos + 1}`,
})
