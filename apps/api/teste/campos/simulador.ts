import { CENARIO_DE_EXEMPLO } from '@vetlume/dominio/simulador'
import { unico } from '../fabricas.ts'
import type { Formularios } from './tipos.ts'

const comPlantao = { tipo: 'VALOR', basisPoints: null, centavos: 9_000 } as const

export const FORMULARIOS_DO_SIMULADOR = {
  simulacao: {
    quem: 'CLIENTE',
    preencher: (_, vez) => ({
      nome: unico('Simulação completa'),
      cenarios:
        vez === 0
          ? [CENARIO_DE_EXEMPLO]
          : [
              { ...CENARIO_DE_EXEMPLO, precoCentavos: 31_000 },
              { ...CENARIO_DE_EXEMPLO, nome: 'De plantão', plantao: comPlantao, precoCentavos: null },
            ],
    }),
    // Made by the rule of what was typed.
    decorrem: ['custoCentavos', 'precoCentavos', 'margemBp'],
  },
} satisfies Partial<Formularios>
