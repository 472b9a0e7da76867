import type { EstruturaDoModelo } from '../../laudo/index.ts'
import {
  alterado,
  comporModelo,
  conclui,
  LACUNA,
  naoAvaliado,
  normal,
  type ConclusaoDoBanco,
  type EspecieDoModelo,
  type SecaoDoBanco,
} from '../banco.ts'

const PROJECOES: SecaoDoBanco = {
  id: 'coluna-projecoes',
  titulo: 'Projeções e técnica',
  orgao: null,
  normal: `Projeções laterolateral e ventrodorsal do segmento ${LACUNA}, com posicionamento adequado.`,
  frases: [
    normal(
      'coluna-cervical',
      'Cervical',
      'Projeções laterolateral e ventrodorsal da coluna cervical, com posicionamento adequado.',
    ),
    normal(
      'coluna-toracolombar',
      'Toracolombar',
      'Projeções laterolateral e ventrodorsal da coluna toracolombar, com posicionamento adequado.',
    ),
    normal(
      'coluna-anestesia',
      'Sob anestesia',
      `Projeções laterolateral e ventrodorsal do segmento ${LACUNA}, sob anestesia, com posicionamento adequado.`,
    ),
    normal('coluna-dinamica', 'Flexão e extensão', `Projeções neutra, em flexão e em extensão do segmento ${LACUNA}.`),
    alterado(
      'coluna-rodada',
      'Rotação',
      `Rotação do segmento ${LACUNA}, o que limita a avaliação dos espaços intervertebrais.`,
    ),
    alterado('coluna-unica', 'Projeção única', `Projeção única ${LACUNA}, pela condição do paciente.`),
  ],
}

const ALINHAMENTO: SecaoDoBanco = {
  id: 'coluna-alinhamento',
  titulo: 'Alinhamento',
  orgao: null,
  normal: 'Alinhamento vertebral preservado nas projeções realizadas.',
  frases: [
    alterado(
      'coluna-luxacao',
      'Luxação',
      `Luxação vertebral em ${LACUNA}, com deslocamento de ${LACUNA} % do canal. Achado crítico.`,
    ),
    alterado('coluna-subluxacao', 'Subluxação', `Subluxação vertebral em ${LACUNA}.`),
    alterado(
      'coluna-atlantoaxial',
      'Instabilidade atlantoaxial',
      'Aumento da distância entre o arco do atlas e o processo espinhoso do áxis, compatível com instabilidade atlantoaxial.',
    ),
    alterado('coluna-desvio', 'Desvio', `Desvio ${LACUNA} (cifose, lordose ou escoliose) em ${LACUNA}.`),
  ],
}

const VERTEBRAS: SecaoDoBanco = {
  id: 'coluna-vertebras',
  titulo: 'Número e morfologia das vértebras',
  orgao: null,
  normal: 'Número e morfologia das vértebras do segmento preservados, sem vértebras de transição ou malformações.',
  frases: [
    alterado('coluna-hemivertebra', 'Hemivértebra', `Hemivértebra em ${LACUNA}, com cifose ${LACUNA}.`),
    alterado('coluna-bloco', 'Vértebras em bloco', `Fusão congênita entre ${LACUNA} (vértebras em bloco).`),
    alterado('coluna-transicao', 'Vértebra de transição', `Vértebra de transição ${LACUNA}.`),
    alterado('coluna-borboleta', 'Vértebra em borboleta', `Vértebra em borboleta em ${LACUNA}.`),
  ],
}

const CORPOS: SecaoDoBanco = {
  id: 'coluna-corpos',
  titulo: 'Corpos e arcos vertebrais',
  orgao: null,
  normal: 'Corpos e arcos vertebrais de contornos e radiopacidade preservados, sem lise, fratura ou proliferação.',
  frases: [
    alterado(
      'coluna-fratura',
      'Fratura',
      `Fratura do corpo vertebral de ${LACUNA}, com desvio ${LACUNA}. Achado crítico.`,
    ),
    alterado('coluna-espondilose', 'Espondilose', `Espondilose deformante entre ${LACUNA}, de grau ${LACUNA}.`),
    alterado(
      'coluna-discoespondilite',
      'Discoespondilite',
      `Lise das placas terminais adjacentes de ${LACUNA}, com irregularidade do espaço, compatível com discoespondilite.`,
    ),
    alterado('coluna-lise', 'Lesão lítica', `Lesão lítica em ${LACUNA}, de padrão agressivo. Sugere-se tomografia.`),
    alterado(
      'coluna-dish',
      'Hiperostose',
      `Proliferação óssea contínua e ventral entre ${LACUNA}, compatível com hiperostose difusa.`,
    ),
  ],
}

const ESPACOS: SecaoDoBanco = {
  id: 'coluna-espacos',
  titulo: 'Espaços intervertebrais',
  orgao: null,
  normal:
    'Espaços intervertebrais de amplitude simétrica em relação aos adjacentes; sem material mineralizado no canal.',
  frases: [
    alterado(
      'coluna-reduzido',
      'Espaço reduzido',
      `Redução do espaço intervertebral de ${LACUNA} em relação aos adjacentes.`,
    ),
    alterado(
      'coluna-disco-mineral',
      'Disco mineralizado',
      `Mineralização do disco intervertebral em ${LACUNA}, sem deslocamento visível.`,
    ),
    alterado(
      'coluna-hernia',
      'Material no canal',
      `Material mineralizado sobreposto ao canal vertebral em ${LACUNA}, compatível com extrusão de disco.`,
    ),
    alterado('coluna-vacuo', 'Gás no disco', `Gás no espaço intervertebral de ${LACUNA} (fenômeno de vácuo).`),
  ],
}

const FORAMES: SecaoDoBanco = {
  id: 'coluna-forames',
  titulo: 'Forames e facetas articulares',
  orgao: null,
  normal: 'Forames intervertebrais e facetas articulares preservados no segmento.',
  frases: [
    alterado('coluna-forame', 'Forame reduzido', `Redução e radiopacidade aumentada do forame de ${LACUNA}.`),
    alterado('coluna-facetas', 'Artrose facetária', `Osteófitos e esclerose das facetas articulares de ${LACUNA}.`),
    alterado('coluna-aplasia', 'Aplasia de faceta', `Aplasia ou hipoplasia de faceta articular em ${LACUNA}.`),
    naoAvaliado('coluna-facetas-nao', 'Sobreposição', 'Facetas não avaliadas por sobreposição.'),
  ],
}

const LOMBOSSACRA: SecaoDoBanco = {
  id: 'coluna-lombossacra',
  titulo: 'Transição lombossacra',
  orgao: null,
  normal: 'Espaço L7-S1 preservado, sem espondilose ou deslocamento ventral do sacro.',
  frases: [
    alterado('coluna-l7s1', 'Espaço reduzido', 'Redução do espaço L7-S1, com esclerose das placas terminais.'),
    alterado('coluna-degrau', 'Degrau', 'Deslocamento ventral do sacro em relação a L7 (degrau lombossacro).'),
    alterado('coluna-ls-espondilose', 'Espondilose', 'Espondilose em L7-S1. Correlacionar com o exame neurológico.'),
    naoAvaliado('coluna-ls-fora', 'Fora do exame', 'Transição lombossacra fora do segmento examinado.'),
  ],
}

const TECIDOS: SecaoDoBanco = {
  id: 'coluna-tecidos',
  titulo: 'Tecidos moles e limite do método',
  orgao: null,
  normal:
    'Tecidos moles adjacentes preservados. A radiografia não avalia a medula espinhal; se houver déficit neurológico, considerar tomografia ou ressonância.',
  frases: [
    alterado('coluna-aumento', 'Aumento de volume', `Aumento de volume de tecidos moles em ${LACUNA}.`),
    alterado('coluna-projetil', 'Projétil', `Fragmentos de radiopacidade metálica em ${LACUNA}.`),
    alterado('coluna-gas', 'Gás', `Gás em tecidos moles de ${LACUNA}.`),
    alterado('coluna-mineral', 'Mineralização', `Mineralização de tecidos moles em ${LACUNA}.`),
  ],
}

const CONCLUSOES: readonly ConclusaoDoBanco[] = [
  conclui(
    'coluna-normal',
    'Normal',
    'Segmento vertebral sem alterações radiográficas. O método não avalia a medula espinhal.',
  ),
  conclui(
    'coluna-ddiv',
    'Doença do disco',
    `Sinais de doença do disco intervertebral em ${LACUNA}. Sugere-se tomografia ou ressonância para definir compressão.`,
  ),
  conclui(
    'coluna-degenerativa',
    'Degenerativa',
    'Alterações degenerativas da coluna. Correlacionar com o exame neurológico.',
  ),
  conclui('coluna-trauma', 'Trauma', `Fratura ou luxação vertebral em ${LACUNA}. Achado crítico: manter imobilizado.`),
  conclui(
    'coluna-infeccao',
    'Discoespondilite',
    `Discoespondilite em ${LACUNA}. Sugere-se hemocultura e cultura de urina.`,
  ),
]

const BANCO = {
  secoes: [PROJECOES, ALINHAMENTO, VERTEBRAS, CORPOS, ESPACOS, FORAMES, LOMBOSSACRA, TECIDOS],
  conclusoes: CONCLUSOES,
  imagensPorPagina: 2,
}

/** Radiography of a segment of the spine of one species, either sex. */
export function radiografiaDeColuna(especie: EspecieDoModelo): EstruturaDoModelo {
  return comporModelo(BANCO, { especie, sexo: null })
}
