import { CENARIO_DE_EXEMPLO, type Cenario, type DadosDaSimulacao } from '@vetlume/dominio/simulador'
import type { Ator } from '../../../apps/api/src/infra/token.ts'
import { criarSimulacao } from '../../../apps/api/src/modules/simulador/index.ts'
import { agir, type Mundo } from './mundo.ts'

const emCasa: Cenario = { ...CENARIO_DE_EXEMPLO, nome: 'Em casa', servico: 'Ultrassom abdominal' }
const eco: Cenario = {
  ...CENARIO_DE_EXEMPLO,
  nome: 'Na clínica parceira',
  servico: 'Ecocardiograma',
  precoCentavos: 38_000,
  exames: 24,
  minutos: 60,
  km: 7.5,
  minutosDeViagem: 20,
  fixosCentavos: 110_000,
}

const SIMULACOES: readonly DadosDaSimulacao[] = [
  {
    nome: 'Ultrassom abdominal: em casa, na clínica e de plantão',
    cenarios: [
      emCasa,
      { ...emCasa, nome: 'Na clínica parceira', precoCentavos: 19_000, km: null, minutosDeViagem: null },
      {
        ...emCasa,
        nome: 'De plantão',
        exames: 12,
        fixosCentavos: 36_000,
        plantao: { tipo: 'PERCENTUAL', basisPoints: 5_000, centavos: null },
      },
    ],
  },
  { nome: 'Ecocardiograma com a margem de 30%', cenarios: [{ ...eco, precoCentavos: null }] },
]

/** What the manager calculated in the last days, kept by the product's own rule. */
export async function simularExames(mundo: Mundo, cliente: string, ator: Ator): Promise<void> {
  for (const [i, input] of SIMULACOES.entries()) {
    const quando = mundo.agora.subtract({ hours: 2 * (SIMULACOES.length - i) })
    await agir(mundo, { ator, cliente, quando }, (ctx) => criarSimulacao({ ctx, input }))
  }
}
