import type { EstruturaDoModelo } from '../../laudo/index.ts'
import {
  alterado,
  comporModelo,
  conclui,
  LACUNA,
  medida,
  medidaDosDoisLados,
  naoAvaliado,
  normal,
  type ConclusaoDoBanco,
  type EspecieDoModelo,
  type MedidaDoBanco,
  type SecaoDoBanco,
} from '../banco.ts'

const LOBO = ['TIREOIDE_COMPRIMENTO', 'TIREOIDE_LARGURA', 'TIREOIDE_ALTURA'] as const
const medidasDosLobos: MedidaDoBanco[] = [
  ...LOBO.flatMap((id) => medidaDosDoisLados(id)).map((uma) => ({ ...uma, obrigatoria: true as const })),
  ...medidaDosDoisLados('TIREOIDE_VOLUME'),
]

const TIREOIDE: SecaoDoBanco = {
  id: 'cervical-tireoide',
  titulo: 'Tireoide',
  orgao: null,
  normal:
    'Lobos da tireoide fusiformes, de contornos regulares, parênquima homogêneo e discretamente hiperecoico em relação à musculatura.',
  medidas: medidasDosLobos,
  frases: [
    alterado(
      'tireoide-nodulo',
      'Nódulo',
      `Nódulo de ${LACUNA} cm no lobo ${LACUNA}, de ecogenicidade ${LACUNA} e contornos ${LACUNA}.`,
    ),
    alterado(
      'tireoide-massa',
      'Massa',
      `Massa de ${LACUNA} cm em topografia do lobo ${LACUNA}, heterogênea e vascularizada, com relação com os vasos ${LACUNA}.`,
    ),
    alterado('tireoide-hiperplasia', 'Aumento difuso', 'Lobos da tireoide aumentados e de parênquima heterogêneo.'),
    alterado(
      'tireoide-atrofia',
      'Redução',
      'Lobos da tireoide de dimensões reduzidas, hipoecoicos e de contorno irregular.',
    ),
    alterado('tireoide-cisto', 'Cisto', `Estrutura anecoica de ${LACUNA} mm no lobo ${LACUNA}, de paredes finas.`),
  ],
}

const PARATIREOIDES: SecaoDoBanco = {
  id: 'cervical-paratireoides',
  titulo: 'Paratireoides',
  orgao: null,
  normal: 'Paratireoides de dimensões preservadas, onde caracterizadas.',
  medidas: medidaDosDoisLados('PARATIREOIDE'),
  frases: [
    alterado(
      'paratireoide-nodulo',
      'Nódulo',
      `Nódulo hipoecoico de ${LACUNA} mm em topografia de paratireoide ${LACUNA}.`,
    ),
    alterado(
      'paratireoide-aumento',
      'Aumento',
      'Paratireoides aumentadas bilateralmente. Considerar origem renal ou nutricional.',
    ),
    normal(
      'paratireoide-nao-vistas',
      'Não caracterizadas',
      'Paratireoides não caracterizadas, o que é habitual pelo pequeno tamanho.',
    ),
    naoAvaliado('paratireoide-janela', 'Sem janela', 'Paratireoides não avaliadas por limitação da janela acústica.'),
  ],
}

const SALIVARES: SecaoDoBanco = {
  id: 'cervical-salivares',
  titulo: 'Glândulas salivares mandibulares',
  orgao: null,
  normal: 'Glândulas salivares mandibulares ovaladas, de contornos lisos e ecotextura homogênea; ductos não dilatados.',
  frases: [
    alterado(
      'salivar-sialocele',
      'Sialocele',
      `Coleção anecoica de ${LACUNA} cm adjacente à glândula ${LACUNA}, compatível com sialocele.`,
    ),
    alterado('salivar-sialolito', 'Sialólito', `Estrutura hiperecoica com sombra de ${LACUNA} mm no ducto ${LACUNA}.`),
    alterado('salivar-aumento', 'Aumento', `Glândula ${LACUNA} aumentada e heterogênea.`),
    alterado('salivar-massa', 'Massa', `Massa de ${LACUNA} cm em topografia da glândula ${LACUNA}. Sugere-se punção.`),
  ],
}

const LINFONODOS: SecaoDoBanco = {
  id: 'cervical-linfonodos',
  titulo: 'Linfonodos cervicais',
  orgao: 'LINFONODOS',
  normal:
    'Linfonodos mandibulares e retrofaríngeos mediais alongados, com relação eixo curto/longo inferior a 0,5 e hilo preservado.',
  medidas: [medida('LINFONODO_EIXO_CURTO')],
  frases: [
    alterado(
      'linf-reativo',
      'Reativos',
      'Linfonodos discretamente aumentados, de formato preservado, compatíveis com reatividade.',
    ),
    alterado(
      'linf-arredondado',
      'Arredondados',
      `Linfonodo ${LACUNA} arredondado e hipoecoico, com perda do hilo. Sugere-se punção.`,
    ),
    alterado(
      'linf-necrose',
      'Áreas anecoicas',
      `Linfonodo ${LACUNA} com áreas anecoicas no interior. Considerar necrose e abscesso.`,
    ),
    alterado(
      'linf-varios',
      'Vários aumentados',
      'Linfonodos cervicais aumentados em vários centros. Considerar doença linfoproliferativa.',
    ),
  ],
}

const VASOS: SecaoDoBanco = {
  id: 'cervical-vasos',
  titulo: 'Vasos (carótidas e jugulares)',
  orgao: null,
  normal: 'Carótidas e jugulares de calibre, trajeto e fluxo preservados, sem trombos.',
  frases: [
    alterado('vaso-trombo', 'Trombo', `Material ecogênico no lúmen da ${LACUNA}, compatível com trombo.`),
    alterado('vaso-invasao', 'Invasão', `Contato e invasão da ${LACUNA} pela massa descrita.`),
    alterado(
      'vaso-deslocamento',
      'Deslocamento',
      `Deslocamento ${LACUNA} do feixe vascular pela massa descrita, sem invasão.`,
    ),
    alterado(
      'vaso-distensao',
      'Distensão',
      'Jugulares distendidas bilateralmente. Correlacionar com o exame cardiológico.',
    ),
  ],
}

const VIAS: SecaoDoBanco = {
  id: 'cervical-vias',
  titulo: 'Laringe, traqueia e esôfago',
  orgao: null,
  normal: 'Laringe, traqueia e esôfago cervical sem alterações nas janelas disponíveis.',
  frases: [
    alterado(
      'via-paralisia',
      'Mobilidade reduzida',
      `Mobilidade reduzida da cartilagem aritenoide ${LACUNA} em tempo real.`,
    ),
    alterado('via-parede', 'Parede espessada', `Parede do esôfago cervical espessada, com ${LACUNA} mm.`),
    alterado(
      'via-corpo',
      'Corpo estranho',
      `Estrutura hiperecoica com sombra em ${LACUNA}, compatível com corpo estranho.`,
    ),
    naoAvaliado('via-gas', 'Gás', 'Avaliação limitada pelo gás da via aérea.'),
  ],
}

const MUSCULOS: SecaoDoBanco = {
  id: 'cervical-musculos',
  titulo: 'Músculos e subcutâneo',
  orgao: null,
  normal: 'Planos musculares e subcutâneo preservados, sem massas ou coleções.',
  frases: [
    alterado(
      'musc-abscesso',
      'Abscesso',
      `Coleção de ${LACUNA} cm com conteúdo ecogênico em ${LACUNA}, compatível com abscesso.`,
    ),
    alterado(
      'musc-lipoma',
      'Lipoma',
      `Formação de ${LACUNA} cm, hiperecoica e estriada, em ${LACUNA}, compatível com lipoma.`,
    ),
    alterado('musc-trajeto', 'Trajeto', `Trajeto hipoecoico de ${LACUNA} a ${LACUNA}. Pesquisado corpo estranho.`),
    alterado('musc-edema', 'Edema', 'Subcutâneo espessado e com aspecto de edema.'),
  ],
}

const CONCLUSOES: readonly ConclusaoDoBanco[] = [
  conclui('cervical-normal', 'Normal', 'Região cervical sem alterações ultrassonográficas.'),
  conclui(
    'cervical-massa-tireoide',
    'Massa em tireoide',
    `Massa em tireoide, lobo ${LACUNA}. Sugere-se dosagem hormonal, radiografia de tórax e tomografia antes de cirurgia.`,
  ),
  conclui(
    'cervical-paratireoide',
    'Nódulo em paratireoide',
    'Nódulo em paratireoide. Correlacionar com cálcio ionizado e paratormônio.',
  ),
  conclui('cervical-sialocele', 'Sialocele', 'Achados compatíveis com sialocele cervical.'),
  conclui('cervical-linfonodos', 'Linfonodomegalia', 'Linfonodomegalia cervical. Sugere-se punção aspirativa.'),
]

const BANCO = {
  secoes: [TIREOIDE, PARATIREOIDES, SALIVARES, LINFONODOS, VASOS, VIAS, MUSCULOS],
  conclusoes: CONCLUSOES,
  imagensPorPagina: 6,
}

/** Ultrasound of the neck of one species, either sex. */
export function ultrassomCervical(especie: EspecieDoModelo): EstruturaDoModelo {
  return comporModelo(BANCO, { especie, sexo: null })
}
