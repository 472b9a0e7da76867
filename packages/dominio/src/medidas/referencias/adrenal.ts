import type { Intervalo, LadoDaMedida } from '../referencia.ts'
import { ate, linhasDe, obra } from './linha.ts'

const MELIAN = obra('Melián et al., Vet Rec 2021;188:e80', '10.1002/vetr.80')
const CHALUS = obra('de Chalus et al. 2012, PMID 22671298')
const TVP = obra("Today's Veterinary Practice, set/out 2018")

const LIMITE_INFERIOR = 3.2
const WENGER =
  'Esquerda abaixo de 3,2 mm sugere hipoadrenocorticismo só com sinais clínicos (Wenger et al., Vet Rec 2010;167:207, doi 10.1136/vr.c4235)'
const FORA_DO_ESTUDO = 'fora da faixa de peso do estudo'

const cao = linhasDe('ADRENAL_POLO_CAUDAL', 'CANINA', 'mm')

const faixasDe = (lado: LadoDaMedida, max: number) =>
  // Thin is a question for the clinician, never an alteration by itself.
  lado === 'ESQUERDO' ? { faixa: { min: LIMITE_INFERIOR, max }, atencao: { max } } : ate(max)

const notaDe = (lado: LadoDaMedida) => (lado === 'ESQUERDO' ? WENGER : undefined)

const CLASSES: readonly (readonly [pesoKg: Intervalo, esquerda: number, direita: number])[] = [
  [{ min: 2.5, max: 5 }, 5.1, 5.3],
  [{ min: 5, minExclusivo: true, max: 10 }, 5.5, 6.8],
  [{ min: 10, minExclusivo: true, max: 20 }, 6.4, 7.5],
  [{ min: 20, minExclusivo: true, max: 40 }, 7.3, 8.7],
]

/** Beyond the dogs that were measured, the class beside is shown and judges nothing. */
const VIZINHAS: typeof CLASSES = [
  [{ max: 2.5, maxExclusivo: true }, 5.1, 5.3],
  [{ min: 40, minExclusivo: true }, 7.3, 8.7],
]

const lados = (esquerda: number, direita: number) => [['ESQUERDO', esquerda] as const, ['DIREITO', direita] as const]

const RACAS = [
  ['Yorkshire Terrier', 5.4, 6.7],
  ['Labrador Retriever', 7.9, 9.5],
] as const

export const ADRENAL = [
  ...CLASSES.flatMap(([pesoKg, esquerda, direita]) =>
    lados(esquerda, direita).map(([lado, max]) =>
      cao(faixasDe(lado, max), MELIAN('V', notaDe(lado)), { pesoKg, lado }),
    ),
  ),
  ...VIZINHAS.flatMap(([pesoKg, esquerda, direita]) =>
    lados(esquerda, direita).map(([lado, max]) =>
      cao({ ...ate(max), semNivel: FORA_DO_ESTUDO }, MELIAN('D'), { pesoKg, lado }),
    ),
  ),
  ...RACAS.flatMap(([raca, esquerda, direita]) =>
    lados(esquerda, direita).map(([lado, max]) =>
      cao(faixasDe(lado, max), CHALUS('V', notaDe(lado)), { racas: [raca], lado }),
    ),
  ),
  linhasDe(
    'ADRENAL_POLO_CAUDAL',
    'FELINA',
    'mm',
  )(ate(4.8), TVP('V2', 'Usual de 4,0 a 4,6 mm; a mineralização é incidental')),
]
