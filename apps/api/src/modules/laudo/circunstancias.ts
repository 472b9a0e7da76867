import { avaliarSinal, escreverSinal, SINAIS_VITAIS, type SinalVital } from '@vetlume/dominio/atendimento'
import type { CircunstanciasDoExame, PacienteDoLaudo } from '@vetlume/dominio/laudo'
import type { CircunstanciasAnotadas } from './queries-circunstancias.ts'

/** What the check before signing compares the laudo with: each vital sign is judged as the triage judges it. */
export function circunstanciasDe(
  { sinais, ...resto }: CircunstanciasAnotadas,
  paciente: PacienteDoLaudo,
): CircunstanciasDoExame {
  const pesoKg = paciente.pesoGramas === null ? null : paciente.pesoGramas / 1000
  const critico = (sinal: SinalVital) => {
    const valor = sinais[sinal]
    if (valor === null || avaliarSinal(sinal, valor, { ...paciente, pesoKg })?.nivel !== 'CRITICO') return []
    return [{ sinal, valor: escreverSinal(sinal, valor) }]
  }
  return { ...resto, sinaisCriticos: SINAIS_VITAIS.flatMap(critico) }
}
