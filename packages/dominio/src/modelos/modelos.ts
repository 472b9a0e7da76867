import type { EstruturaDoModelo } from '../laudo/index.ts'
import type { Modalidade } from '../servico/index.ts'
import type { EspecieDoModelo } from './banco.ts'
import { citologia } from './citologia/index.ts'
import { ecocardiograma } from './ecocardiograma/index.ts'
import { eletrocardiograma } from './eletrocardiograma/index.ts'
import { endoscopiaDigestiva } from './endoscopia/index.ts'
import { holter } from './holter/index.ts'
import type { SexoDoOrgao } from '../orgaos/index.ts'
import { pressaoArterial } from './pressao-arterial/index.ts'
import { radiografiaDeAbdome } from './radiografia-abdome/index.ts'
import { radiografiaDeColuna } from './radiografia-coluna/index.ts'
import { radiografiaDeCranio } from './radiografia-cranio/index.ts'
import { radiografiaEquina } from './radiografia-equina/index.ts'
import { radiografiaDeMembros } from './radiografia-membros/index.ts'
import { radiografiaDePelve } from './radiografia-pelve/index.ts'
import { radiografiaDeTorax } from './radiografia-torax/index.ts'
import { ressonancia } from './ressonancia/index.ts'
import { rinoscopia } from './rinoscopia/index.ts'
import { tomografia } from './tomografia/index.ts'
import { ultrassomFast } from './ultrassom-fast/index.ts'
import { ultrassomCervical } from './ultrassom-cervical/index.ts'
import { ultrassomGestacional } from './ultrassom-gestacional/index.ts'
import { ultrassomDeJoelho } from './ultrassom-joelho/index.ts'
import { ultrassomOcular } from './ultrassom-ocular/index.ts'
import { ultrassomDeOmbro } from './ultrassom-ombro/index.ts'
import { ultrassomDeTendoes } from './ultrassom-tendoes/index.ts'
import { ultrassomAbdominal } from './ultrassom-abdominal/index.ts'

export interface ModeloDeLaudo {
  readonly nome: string
  readonly modalidade: Exclude<Modalidade, 'CONSULTA'>
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

/** One model for each species, that serves either sex. */
const DAS_DUAS_ESPECIES: readonly {
  exame: string
  modalidade: ModeloDeLaudo['modalidade']
  estrutura: (especie: EspecieDoModelo) => EstruturaDoModelo
}[] = [
  { exame: 'Ultrassom FAST', modalidade: 'ULTRASSONOGRAFIA', estrutura: ultrassomFast },
  { exame: 'Ultrassom cervical', modalidade: 'ULTRASSONOGRAFIA', estrutura: ultrassomCervical },
  { exame: 'Ultrassom ocular', modalidade: 'ULTRASSONOGRAFIA', estrutura: ultrassomOcular },
  { exame: 'Ecocardiograma', modalidade: 'ECOCARDIOGRAFIA', estrutura: ecocardiograma },
  { exame: 'Eletrocardiograma', modalidade: 'ELETROCARDIOGRAFIA', estrutura: eletrocardiograma },
  { exame: 'Holter 24 horas', modalidade: 'ELETROCARDIOGRAFIA', estrutura: holter },
  { exame: 'Pressão arterial', modalidade: 'PROCEDIMENTO', estrutura: pressaoArterial },
  { exame: 'Radiografia de tórax', modalidade: 'RADIOGRAFIA', estrutura: radiografiaDeTorax },
  { exame: 'Radiografia de abdome', modalidade: 'RADIOGRAFIA', estrutura: radiografiaDeAbdome },
  { exame: 'Radiografia de coluna', modalidade: 'RADIOGRAFIA', estrutura: radiografiaDeColuna },
  { exame: 'Radiografia de pelve', modalidade: 'RADIOGRAFIA', estrutura: radiografiaDePelve },
  { exame: 'Radiografia de membros', modalidade: 'RADIOGRAFIA', estrutura: radiografiaDeMembros },
  { exame: 'Radiografia de crânio', modalidade: 'RADIOGRAFIA', estrutura: radiografiaDeCranio },
  { exame: 'Ultrassom de joelho', modalidade: 'ULTRASSONOGRAFIA', estrutura: ultrassomDeJoelho },
  { exame: 'Ultrassom de ombro', modalidade: 'ULTRASSONOGRAFIA', estrutura: ultrassomDeOmbro },
  { exame: 'Citologia', modalidade: 'LABORATORIO', estrutura: citologia },
  { exame: 'Endoscopia digestiva', modalidade: 'ENDOSCOPIA', estrutura: endoscopiaDigestiva },
  { exame: 'Rinoscopia', modalidade: 'ENDOSCOPIA', estrutura: rinoscopia },
  { exame: 'Tomografia computadorizada', modalidade: 'TOMOGRAFIA', estrutura: tomografia },
  { exame: 'Ressonância magnética', modalidade: 'RESSONANCIA', estrutura: ressonancia },
]

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
  ...DAS_DUAS_ESPECIES.flatMap(({ exame, modalidade, estrutura }) =>
    ESPECIES.map(({ especie, nome }) => ({
      nome: `${exame}: ${nome}`,
      modalidade,
      especie,
      sexo: null,
      estrutura: estrutura(especie),
    })),
  ),
  {
    nome: 'Ultrassom de tendões: equinos',
    modalidade: 'ULTRASSONOGRAFIA',
    especie: 'EQUINA',
    sexo: null,
    estrutura: ultrassomDeTendoes(),
  },
  {
    nome: 'Radiografia de membros: equinos',
    modalidade: 'RADIOGRAFIA',
    especie: 'EQUINA',
    sexo: null,
    estrutura: radiografiaEquina(),
  },
]
