import type { Centavos } from '../dinheiro/index.ts'
import type { Cenario } from './esquema.ts'
import { simular } from './simular.ts'

/** What a list shows of a simulation: the first scenario, at what is charged. */
export interface ResumoDaSimulacao {
  readonly custoCentavos: Centavos
  readonly precoCentavos: Centavos
  readonly margemBp: number
}

const CUSTO_MAXIMO: Centavos = 2_000_000_000

/** The summary of the first scenario, or the sentence that says why there is none. */
export function resumir(cenarios: readonly Cenario[]): ResumoDaSimulacao | string {
  const [primeiro] = cenarios
  if (primeiro === undefined) return 'Informe ao menos um cenário.'
  const { resultado, sugerido } = simular(primeiro)
  if (resultado === null) return `Informe um preço. ${sugerido.porque ?? ''}`
  const { custoCentavos, cobradoCentavos: precoCentavos, margemBp } = resultado
  if (custoCentavos > CUSTO_MAXIMO) return 'O custo de um exame passa de R$ 20 milhões. Confira os zeros.'
  return { custoCentavos, precoCentavos, margemBp }
}
