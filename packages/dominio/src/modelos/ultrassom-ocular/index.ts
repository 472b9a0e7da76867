import type { EstruturaDoModelo } from '../../laudo/index.ts'
import {
  alterado,
  comporModelo,
  conclui,
  LACUNA,
  medidaDosDoisLados,
  medidaObrigatoriaDosDoisLados,
  naoAvaliado,
  normal,
  type ConclusaoDoBanco,
  type EspecieDoModelo,
  type SecaoDoBanco,
} from '../banco.ts'

const TECNICA: SecaoDoBanco = {
  id: 'ocular-tecnica',
  titulo: 'Técnica',
  orgao: null,
  normal: 'Exame transcorneano bilateral em modo B, sob anestesia tópica, com planos longitudinal e transversal.',
  frases: [
    normal(
      'ocular-palpebral',
      'Transpalpebral',
      'Exame transpalpebral bilateral em modo B, com planos longitudinal e transversal.',
    ),
    normal('ocular-sedacao', 'Sob sedação', 'Exame transcorneano bilateral em modo B, sob anestesia tópica e sedação.'),
    alterado('ocular-limitado', 'Limitado', `Exame limitado por ${LACUNA}.`),
    alterado('ocular-um-olho', 'Um olho', `Exame do olho ${LACUNA}; o contralateral não foi avaliado por ${LACUNA}.`),
  ],
}

const BULBO: SecaoDoBanco = {
  id: 'ocular-bulbo',
  titulo: 'Bulbos e córneas',
  orgao: null,
  normal: 'Bulbos oculares de formato e dimensões preservados, simétricos entre si; córneas regulares.',
  medidas: medidaObrigatoriaDosDoisLados('OLHO_AXIAL'),
  frases: [
    alterado('ocular-buftalmia', 'Aumento do bulbo', `Bulbo ocular ${LACUNA} aumentado, compatível com buftalmia.`),
    alterado(
      'ocular-phthisis',
      'Bulbo reduzido',
      `Bulbo ocular ${LACUNA} reduzido e de contorno irregular, compatível com phthisis bulbi.`,
    ),
    alterado('ocular-cornea', 'Córnea espessada', `Córnea do olho ${LACUNA} espessada e irregular.`),
    alterado(
      'ocular-ruptura',
      'Perda de contorno',
      `Perda de continuidade da parede do bulbo ${LACUNA}, compatível com ruptura.`,
    ),
  ],
}

const CAMARA: SecaoDoBanco = {
  id: 'ocular-camara',
  titulo: 'Câmaras anteriores',
  orgao: null,
  normal: 'Câmaras anteriores anecoicas e de profundidade preservada em ambos os olhos.',
  medidas: medidaDosDoisLados('OLHO_CAMARA_ANTERIOR'),
  frases: [
    alterado(
      'ocular-hifema',
      'Conteúdo ecogênico',
      `Pontos ecogênicos em suspensão na câmara anterior do olho ${LACUNA}. Considerar hifema e hipópio.`,
    ),
    alterado('ocular-rasa', 'Câmara rasa', `Câmara anterior do olho ${LACUNA} rasa.`),
    alterado('ocular-fibrina', 'Fibrina', `Filamentos ecogênicos na câmara anterior do olho ${LACUNA}.`),
    alterado('ocular-lente-anterior', 'Lente na câmara', `Lente em posição anterior no olho ${LACUNA}.`),
  ],
}

const IRIS: SecaoDoBanco = {
  id: 'ocular-iris',
  titulo: 'Íris e corpos ciliares',
  orgao: null,
  normal: 'Íris e corpos ciliares de contornos regulares, sem espessamento ou massa.',
  frases: [
    alterado('ocular-massa-iris', 'Massa', `Massa de ${LACUNA} mm em íris e corpo ciliar do olho ${LACUNA}.`),
    alterado(
      'ocular-cisto-iris',
      'Cisto',
      `Estrutura anecoica de paredes finas, de ${LACUNA} mm, na íris do olho ${LACUNA}.`,
    ),
    alterado(
      'ocular-uveite',
      'Espessamento',
      `Íris e corpo ciliar do olho ${LACUNA} espessados, compatíveis com uveíte.`,
    ),
    alterado('ocular-sinequia', 'Aderência', `Aderência da íris à lente no olho ${LACUNA}.`),
  ],
}

const LENTE: SecaoDoBanco = {
  id: 'ocular-lente',
  titulo: 'Lentes',
  orgao: null,
  normal: 'Lentes em posição centrada, de cápsulas regulares e conteúdo anecoico em ambos os olhos.',
  medidas: medidaDosDoisLados('OLHO_LENTE'),
  frases: [
    alterado(
      'ocular-catarata',
      'Catarata',
      `Conteúdo ecogênico da lente do olho ${LACUNA}, compatível com catarata ${LACUNA}.`,
    ),
    alterado('ocular-luxacao', 'Luxação', `Luxação ${LACUNA} da lente do olho ${LACUNA}.`),
    alterado(
      'ocular-capsula',
      'Cápsula rompida',
      `Perda de continuidade da cápsula ${LACUNA} da lente do olho ${LACUNA}.`,
    ),
    alterado('ocular-afacia', 'Sem lente', `Lente não identificada no olho ${LACUNA}, com histórico de cirurgia.`),
  ],
}

const VITREO: SecaoDoBanco = {
  id: 'ocular-vitreo',
  titulo: 'Vítreo',
  orgao: null,
  normal: 'Vítreo anecoico, sem pontos ou membranas em ambos os olhos.',
  medidas: medidaDosDoisLados('OLHO_VITREO'),
  frases: [
    alterado(
      'ocular-degeneracao',
      'Degeneração',
      `Pontos ecogênicos móveis no vítreo do olho ${LACUNA}, compatíveis com degeneração vítrea.`,
    ),
    alterado(
      'ocular-hemorragia',
      'Hemorragia',
      `Material ecogênico em suspensão no vítreo do olho ${LACUNA}, compatível com hemorragia.`,
    ),
    alterado('ocular-membrana', 'Membrana', `Membrana ecogênica no vítreo do olho ${LACUNA}.`),
    alterado(
      'ocular-hialoide',
      'Artéria hialoide',
      `Estrutura tubular da papila à lente no olho ${LACUNA}, compatível com persistência da artéria hialoide.`,
    ),
  ],
}

const RETINA: SecaoDoBanco = {
  id: 'ocular-retina',
  titulo: 'Retina, coroide e esclera',
  orgao: null,
  normal: 'Parede posterior contínua, sem descolamento, em ambos os olhos.',
  frases: [
    alterado(
      'ocular-descolamento',
      'Descolamento',
      `Membrana em asa de gaivota, fixa à papila e à ora serrata, no olho ${LACUNA}: descolamento de retina. Achado crítico.`,
    ),
    alterado(
      'ocular-parcial',
      'Descolamento parcial',
      `Descolamento parcial da retina em quadrante ${LACUNA} do olho ${LACUNA}.`,
    ),
    alterado('ocular-massa-coroide', 'Massa', `Massa de ${LACUNA} mm em parede posterior do olho ${LACUNA}.`),
    alterado('ocular-esclera', 'Parede espessada', `Parede posterior do olho ${LACUNA} espessada.`),
  ],
}

const RETROBULBAR: SecaoDoBanco = {
  id: 'ocular-retrobulbar',
  titulo: 'Nervos ópticos e espaço retrobulbar',
  orgao: null,
  normal: 'Nervos ópticos de trajeto e diâmetro preservados; espaço retrobulbar sem massa ou coleção.',
  medidas: medidaDosDoisLados('OLHO_NERVO_OPTICO'),
  frases: [
    alterado(
      'ocular-abscesso',
      'Coleção',
      `Coleção de ${LACUNA} mm em espaço retrobulbar ${LACUNA}, compatível com abscesso.`,
    ),
    alterado(
      'ocular-massa-retro',
      'Massa',
      `Massa de ${LACUNA} mm em espaço retrobulbar ${LACUNA}, com deslocamento do bulbo. Sugere-se tomografia.`,
    ),
    alterado(
      'ocular-nervo',
      'Nervo espessado',
      `Bainha do nervo óptico ${LACUNA} espessada. Considerar neurite e hipertensão intracraniana.`,
    ),
    naoAvaliado('ocular-atenuado', 'Atenuação', 'Espaço retrobulbar não avaliado pela atenuação do feixe na lente.'),
  ],
}

const CONCLUSOES: readonly ConclusaoDoBanco[] = [
  conclui('ocular-normal', 'Normal', 'Exame ultrassonográfico ocular sem alterações.'),
  conclui(
    'ocular-pre-catarata',
    'Antes de cirurgia de catarata',
    `Catarata no olho ${LACUNA}, com retina aplicada. Correlacionar com eletrorretinografia antes da cirurgia.`,
  ),
  conclui(
    'ocular-conclui-descolamento',
    'Descolamento de retina',
    `Descolamento de retina no olho ${LACUNA}. Sugere-se medir a pressão arterial.`,
  ),
  conclui('ocular-conclui-massa', 'Massa', `Massa intraocular no olho ${LACUNA}.`),
  conclui('ocular-conclui-retro', 'Doença retrobulbar', `Doença retrobulbar à ${LACUNA}. Sugere-se tomografia.`),
]

const BANCO = {
  secoes: [TECNICA, BULBO, CAMARA, IRIS, LENTE, VITREO, RETINA, RETROBULBAR],
  conclusoes: CONCLUSOES,
  imagensPorPagina: 6,
}

/** Ultrasound of both eyes of one species, either sex. */
export function ultrassomOcular(especie: EspecieDoModelo): EstruturaDoModelo {
  return comporModelo(BANCO, { especie, sexo: null })
}
