import type { EstruturaDoModelo } from '../laudo/index.ts'
import type { EspecieDoModelo } from './banco.ts'
import { ecocardiograma } from './ecocardiograma/index.ts'
import type { SexoDoOrgao } from './orgaos.ts'
import { radiografiaDeTorax } from './radiografia-torax/index.ts'
import { ultrassomFast } from './ultrassom-fast/index.ts'
import { ultrassomGestacional } from './ultrassom-gestacional/index.ts'
import { ultrassomAbdominal } from './ultrassom-abdominal/index.ts'

export interface ModeloDeLaudo {
  readonly nome: string
  readonly modalidade: 'ULTRASSONOGRAFIA' | 'ECOCARDIOGRAFIA' | 'RADIOGRAFIA'
  readonly especie: EspecieDoModelo
  readonly sexo: SexoDoOrgao | null
  readonly estrutura: EstruturaDoModelo
}

const ANIMAIS = [
  { especie: 'CANINA', sexo: 'FEMEA', nome: 'cadela' },
  { especie: 'CANINA', sexo: 'MACHO', nome: 'cão' },
  { especie: 'FELINA', sexo: 'FEMEA', nome: 'gata' },
  { especie: 'FELINA', sexo: 'MACHO', nome: 'gato' },
] as const

const ESPECIES = [
  { especie: 'CANINA', nome: 'cães' },
  { especie: 'FELINA', nome: 'gatos' },
] as const

const GESTANTES = ANIMAIS.filter(({ sexo }) => sexo === 'FEMEA')

/**
 * Complete laudo models that a new company starts with; the names are unique, and what comes before the colon is the
 * service that they are for.
 */
export const MODELOS_DE_LAUDO: readonly ModeloDeLaudo[] = [
  ...ANIMAIS.map(({ especie, sexo, nome }) => ({
    nome: `Ultrassom abdominal: ${nome}`,
    modalidade: 'ULTRASSONOGRAFIA' as const,
    especie,
    sexo,
    estrutura: ultrassomAbdominal(especie, sexo),
  })),
  ...GESTANTES.map(({ especie, nome }) => ({
    nome: `Ultrassom gestacional: ${nome}`,
    modalidade: 'ULTRASSONOGRAFIA' as const,
    especie,
    sexo: 'FEMEA' as const,
    estrutura: ultrassomGestacional(especie),
  })),
  ...ESPECIES.map(({ especie, nome }) => ({
    nome: `Ultrassom FAST: ${nome}`,
    modalidade: 'ULTRASSONOGRAFIA' as const,
    especie,
    sexo: null,
    estrutura: ultrassomFast(especie),
  })),
  ...ESPECIES.map(({ especie, nome }) => ({
    nome: `Ecocardiograma: ${nome}`,
    modalidade: 'ECOCARDIOGRAFIA' as const,
    especie,
    sexo: null,
    estrutura: ecocardiograma(especie),
  })),
  ...ESPECIES.map(({ especie, nome }) => ({
    nome: `Radiografia de tórax: ${nome}`,
    modalidade: 'RADIOGRAFIA' as const,
    especie,
    sexo: null,
    estrutura: radiografiaDeTorax(especie),
  })),
]
