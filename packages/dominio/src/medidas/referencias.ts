import type { MedidaId } from './catalogo.ts'
import type { EspecieDeReferencia, Intervalo, Referencia } from './referencia.ts'
import type { Unidade } from './unidades.ts'

const TVP = "Today's Veterinary Practice, set/out 2018, tabela 1"
const DELANEY = 'Delaney et al., Vet Radiol Ultrasound 2003, doi 10.1111/j.1740-8261.2003.tb00510.x'
const FELINE_IMAGING = 'Feline Diagnostic Imaging, p. 336'
const ACVIM_CAO = "Consenso ACVIM 2019 (doença mixomatosa valvar mitral), por Clinician's Brief"
const ACVIM_GATO = 'Consenso ACVIM (cardiomiopatias felinas)'
const CORNELL = 'Cornell et al., J Vet Intern Med 2004'
const DOIS_DESVIOS = 'Média ± 2 desvios-padrão.'
const LIMITE_B2 = 'Abaixo do critério de aumento para o estágio B2.'

type Extra = { readonly pesoKg?: Intervalo; readonly nota?: string }

function fixa(
  medida: MedidaId,
  especie: EspecieDeReferencia,
  unidade: Unidade,
  faixa: Intervalo,
  fonte: string,
  extra: Extra = {},
): Referencia<MedidaId> {
  return { medida, especie, unidade, faixa, fonte, ...extra }
}

/** Coefficients in cm for a weight in kg. */
function alometrica(medida: MedidaId, minimo: number, maximo: number, expoente: number): Referencia<MedidaId> {
  return { medida, especie: 'CANINA', unidade: 'cm', alometria: { minimo, maximo, expoente }, fonte: CORNELL }
}

/**
 * Starting references; a clinic may replace them. They say where a value lies, never what it means.
 * Of several rows for the same measure and species, the first whose weight range matches is used.
 */
export const REFERENCIAS: readonly Referencia<MedidaId>[] = [
  fixa('RIM_AORTA', 'CANINA', 'razao', { min: 5.5, max: 9.1 }, TVP),
  fixa('RIM_COMPRIMENTO', 'FELINA', 'cm', { min: 2.74, max: 4.58 }, TVP, { nota: `${DOIS_DESVIOS} (3,66 ± 0,46 cm)` }),
  fixa('ADRENAL_POLO_CAUDAL', 'CANINA', 'cm', { max: 0.54 }, TVP, { pesoKg: { max: 10, maxExclusivo: true } }),
  fixa('ADRENAL_POLO_CAUDAL', 'CANINA', 'cm', { max: 0.68 }, TVP, { pesoKg: { min: 10, max: 30 } }),
  fixa('ADRENAL_POLO_CAUDAL', 'CANINA', 'cm', { max: 0.8 }, TVP, { pesoKg: { min: 30, minExclusivo: true } }),
  fixa('VESICULA_PAREDE', 'CANINA', 'mm', { max: 1 }, TVP),
  fixa('VESICULA_PAREDE', 'FELINA', 'mm', { max: 1 }, TVP),
  fixa('COLEDOCO_DIAMETRO', 'FELINA', 'mm', { max: 4, maxExclusivo: true }, TVP),
  fixa('BACO_ESPESSURA', 'FELINA', 'mm', { max: 10 }, TVP),

  fixa('JEJUNO_PAREDE', 'CANINA', 'mm', { max: 4.1 }, DELANEY, { pesoKg: { max: 20, maxExclusivo: true } }),
  fixa('JEJUNO_PAREDE', 'CANINA', 'mm', { max: 4.4 }, DELANEY, { pesoKg: { min: 20, max: 40, maxExclusivo: true } }),
  fixa('JEJUNO_PAREDE', 'CANINA', 'mm', { max: 4.7 }, DELANEY, { pesoKg: { min: 40 } }),
  fixa('DUODENO_PAREDE', 'CANINA', 'mm', { max: 5.1 }, DELANEY, { pesoKg: { max: 20, maxExclusivo: true } }),
  fixa('DUODENO_PAREDE', 'CANINA', 'mm', { max: 5.3 }, DELANEY, { pesoKg: { min: 20, max: 30, maxExclusivo: true } }),
  fixa('DUODENO_PAREDE', 'CANINA', 'mm', { max: 6 }, DELANEY, { pesoKg: { min: 30 } }),
  fixa('DUODENO_PAREDE', 'FELINA', 'mm', { min: 2, max: 2.4 }, FELINE_IMAGING),
  fixa('JEJUNO_PAREDE', 'FELINA', 'mm', { min: 2.1, max: 2.5 }, FELINE_IMAGING),
  fixa('ILEO_PAREDE', 'FELINA', 'mm', { min: 2.5, max: 3.2 }, FELINE_IMAGING),

  fixa('AE_AO', 'CANINA', 'razao', { max: 1.6, maxExclusivo: true }, ACVIM_CAO, { nota: LIMITE_B2 }),
  fixa('LVIDDN', 'CANINA', 'indice', { max: 1.7, maxExclusivo: true }, ACVIM_CAO, { nota: LIMITE_B2 }),
  alometrica('SIVD', 0.29, 0.59, 0.241),
  alometrica('DIVED', 1.27, 1.85, 0.294),
  alometrica('PLVED', 0.29, 0.6, 0.232),
  alometrica('SIVS', 0.43, 0.79, 0.24),
  alometrica('DIVES', 0.71, 1.26, 0.315),
  alometrica('PLVES', 0.48, 0.87, 0.222),
  fixa('SIVD', 'FELINA', 'mm', { max: 6, maxExclusivo: true }, ACVIM_GATO),
  fixa('PLVED', 'FELINA', 'mm', { max: 6, maxExclusivo: true }, ACVIM_GATO),

  fixa('VHS', 'CANINA', 'vertebras', { min: 8.7, max: 10.7 }, 'Buchanan e Bücheler, JAVMA 1995', {
    nota: `${DOIS_DESVIOS} (9,7 ± 0,5)`,
  }),
  fixa('VHS', 'FELINA', 'vertebras', { min: 6.9, max: 8.1 }, 'Litster e Buchanan, JAVMA 2000', {
    nota: `${DOIS_DESVIOS} (7,5 ± 0,3)`,
  }),
  fixa('VLAS', 'CANINA', 'vertebras', { min: 1.4, max: 2.2 }, 'Vet Radiol Ultrasound, doi 10.1111/vru.12896'),
]
