import { cenario as esquema, simular, type Cenario, type Simulacao } from '@vetlume/dominio/simulador'
import { useWatch } from 'react-hook-form'
import type { CamposProps, ControleDaSimulacao, ValoresDoCenario } from './formulario.ts'

/** What was typed in a scenario and what the rule makes of it, or what keeps it from being calculated. */
export type Calculado =
  | { readonly nome: string; readonly cenario: Cenario; readonly simulacao: Simulacao; readonly falta: null }
  | { readonly nome: string; readonly cenario: null; readonly simulacao: null; readonly falta: string }

/** Names count for nothing in the sums: one that is still blank does not stop them. */
const comNomes = (valores: ValoresDoCenario) => ({
  ...valores,
  nome: valores.nome.trim() || 'Cenário',
  servico: valores.servico.trim() || 'Exame',
  insumos: valores.insumos.map((insumo) => ({ ...insumo, nome: insumo.nome.trim() || 'Insumo' })),
  equipamentos: valores.equipamentos.map((um) => ({ ...um, nome: um.nome.trim() || 'Equipamento' })),
})

function calcular(valores: ValoresDoCenario): Calculado {
  const nomeado = comNomes(valores)
  const { nome } = nomeado
  const { data: cenario, error } = esquema.safeParse(nomeado)
  if (cenario !== undefined) return { nome, cenario, simulacao: simular(cenario), falta: null }
  return { nome, cenario: null, simulacao: null, falta: error.issues[0]?.message ?? 'Confira os campos.' }
}

export const useResultado = ({ controle, indice }: CamposProps): Calculado =>
  calcular(useWatch({ control: controle, name: `cenarios.${indice}` }))

export const useResultados = (controle: ControleDaSimulacao): Calculado[] =>
  useWatch({ control: controle, name: 'cenarios' }).map(calcular)
