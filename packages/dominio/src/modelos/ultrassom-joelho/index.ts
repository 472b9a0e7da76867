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
  id: 'joelho-tecnica',
  titulo: 'Técnica',
  orgao: null,
  normal:
    'Exame dos dois joelhos com transdutor linear, em extensão e em flexão, com planos longitudinal e transversal.',
  frases: [
    normal(
      'joelho-sedacao',
      'Sob sedação',
      'Exame dos dois joelhos sob sedação, com transdutor linear, em extensão e em flexão máxima.',
    ),
    normal(
      'joelho-dinamico',
      'Com manobras',
      'Exame dos dois joelhos com transdutor linear, em extensão, em flexão e durante as manobras de gaveta e de compressão tibial.',
    ),
    alterado('joelho-limitado', 'Limitado', `Exame limitado por ${LACUNA}.`),
    alterado(
      'joelho-um-lado',
      'Um lado',
      `Exame do joelho ${LACUNA}; o contralateral não foi avaliado por ${LACUNA}, o que limita a comparação.`,
    ),
  ],
}

const LIGAMENTO: SecaoDoBanco = {
  id: 'joelho-ligamento-patelar',
  titulo: 'Ligamentos patelares',
  orgao: null,
  normal:
    'Espessura no terço médio de {{medida.LIGAMENTO_PATELAR.ESQUERDO}} à esquerda e {{medida.LIGAMENTO_PATELAR.DIREITO}} à direita, com padrão fibrilar paralelo e ecogenicidade homogênea da patela à tuberosidade da tíbia.',
  medidas: medidaObrigatoriaDosDoisLados('LIGAMENTO_PATELAR'),
  frases: [
    normal(
      'joelho-ligamento-preservado',
      'Sem citar números',
      'Ligamentos patelares de padrão fibrilar paralelo e ecogenicidade homogênea, simétricos entre si.',
    ),
    alterado(
      'joelho-desmite',
      'Desmite',
      `Ligamento patelar ${LACUNA} espessado e hipoecoico, com perda do padrão fibrilar no terço ${LACUNA}, compatível com desmite.`,
    ),
    alterado(
      'joelho-ligamento-ruptura',
      'Ruptura',
      `Descontinuidade do ligamento patelar ${LACUNA}, com retração das extremidades, compatível com ruptura do ligamento patelar.`,
    ),
    alterado(
      'joelho-pos-operatorio',
      'Pós-operatório',
      `Ligamento patelar ${LACUNA} espessado no terço distal, esperado após a osteotomia da tíbia.`,
    ),
    alterado(
      'joelho-mineral',
      'Mineralização',
      `Focos hiperecoicos com sombra na inserção do ligamento patelar ${LACUNA}, compatíveis com mineralização.`,
    ),
  ],
}

const PATELA: SecaoDoBanco = {
  id: 'joelho-patela',
  titulo: 'Patelas e sulcos trocleares',
  orgao: null,
  normal: 'Patelas centradas; cartilagem troclear anecoica e regular em ambos os joelhos.',
  frases: [
    alterado('joelho-luxacao', 'Luxação de patela', `Patela ${LACUNA} deslocada para ${LACUNA}.`),
    alterado('joelho-sulco', 'Sulco raso', `Sulco troclear ${LACUNA} raso.`),
    alterado(
      'joelho-cartilagem',
      'Cartilagem irregular',
      `Cartilagem troclear ${LACUNA} irregular e adelgaçada, com superfície subcondral irregular.`,
    ),
    alterado(
      'joelho-ocd',
      'Osteocondrose',
      `Defeito da superfície do côndilo ${LACUNA}, com fragmento hiperecoico, compatível com osteocondrose.`,
    ),
  ],
}

const RECESSOS: SecaoDoBanco = {
  id: 'joelho-recessos',
  titulo: 'Recessos articulares e coxins infrapatelares',
  orgao: null,
  normal: 'Recessos sem efusão; coxins adiposos infrapatelares de ecogenicidade preservada em ambos os joelhos.',
  medidas: medidaDosDoisLados('EFUSAO_ARTICULAR'),
  frases: [
    alterado(
      'joelho-efusao',
      'Efusão',
      `Efusão ${LACUNA} no joelho ${LACUNA}, de conteúdo ${LACUNA}, nos recessos ${LACUNA}.`,
    ),
    alterado('joelho-sinovia', 'Sinóvia espessada', `Sinóvia do joelho ${LACUNA} espessada e irregular.`),
    alterado(
      'joelho-coxim',
      'Coxim heterogêneo',
      `Coxim infrapatelar ${LACUNA} heterogêneo e deslocado por tecido de ecogenicidade mista.`,
    ),
    alterado('joelho-corpo-livre', 'Corpo livre', `Estrutura hiperecoica com sombra no recesso ${LACUNA}.`),
  ],
}

const MENISCOS: SecaoDoBanco = {
  id: 'joelho-meniscos',
  titulo: 'Meniscos',
  orgao: null,
  normal: 'Meniscos medial e lateral triangulares e homogêneos, sem extrusão, em ambos os joelhos.',
  frases: [
    alterado(
      'joelho-menisco-lesao',
      'Lesão meniscal',
      `Menisco ${LACUNA} do joelho ${LACUNA} heterogêneo, com linha hipoecoica no corno ${LACUNA}, compatível com lesão meniscal.`,
    ),
    alterado(
      'joelho-menisco-extrusao',
      'Extrusão',
      `Extrusão do menisco ${LACUNA} do joelho ${LACUNA}, com abaulamento do colateral.`,
    ),
    alterado('joelho-menisco-mineral', 'Mineralização', `Mineralização do menisco ${LACUNA} do joelho ${LACUNA}.`),
    naoAvaliado('joelho-menisco-nao', 'Não caracterizados', 'Meniscos não caracterizados nas janelas disponíveis.'),
  ],
}

const CRUZADOS: SecaoDoBanco = {
  id: 'joelho-cruzados',
  titulo: 'Ligamentos cruzados',
  orgao: null,
  normal: 'Ligamentos cruzados craniais parcialmente caracterizados; ausência de sinais indiretos de ruptura.',
  frases: [
    alterado(
      'joelho-cruzado-ruptura',
      'Sinais indiretos',
      `Efusão, tecido heterogêneo no espaço intercondilar e avanço cranial da tíbia no joelho ${LACUNA}, compatíveis com ruptura do ligamento cruzado cranial.`,
    ),
    alterado(
      'joelho-cruzado-visto',
      'Ruptura visível',
      `Descontinuidade do ligamento cruzado cranial ${LACUNA}, de extremidades irregulares.`,
    ),
    alterado(
      'joelho-cruzado-parcial',
      'Ruptura parcial',
      `Ligamento cruzado cranial ${LACUNA} espessado e hipoecoico, compatível com ruptura parcial do ligamento.`,
    ),
    naoAvaliado(
      'joelho-cruzado-nao',
      'Não caracterizados',
      'Ligamentos cruzados não caracterizados: flexão limitada pelo paciente.',
    ),
  ],
}

const COLATERAIS: SecaoDoBanco = {
  id: 'joelho-colaterais',
  titulo: 'Colaterais, tendão poplíteo e extensor digital longo',
  orgao: null,
  normal: 'Ligamentos colaterais e tendões de fibras contínuas, sem espessamento, em ambos os joelhos.',
  frases: [
    alterado('joelho-colateral', 'Colateral', `Ligamento colateral ${LACUNA} do joelho ${LACUNA} espessado.`),
    alterado(
      'joelho-colateral-ruptura',
      'Ruptura do colateral',
      `Descontinuidade do ligamento colateral ${LACUNA} do joelho ${LACUNA}.`,
    ),
    alterado('joelho-edl', 'Extensor digital longo', `Tendão extensor digital longo ${LACUNA} hipoecoico e espessado.`),
    alterado('joelho-popliteo', 'Poplíteo', `Tendão poplíteo ${LACUNA} hipoecoico, com líquido ao redor.`),
  ],
}

const OSSOS: SecaoDoBanco = {
  id: 'joelho-ossos',
  titulo: 'Superfícies ósseas',
  orgao: null,
  normal: 'Superfícies ósseas regulares, sem osteófitos visíveis, em ambos os joelhos.',
  frases: [
    alterado('joelho-osteofitos', 'Osteófitos', `Osteófitos em ${LACUNA} do joelho ${LACUNA}, de grau ${LACUNA}.`),
    alterado('joelho-irregular', 'Irregularidade', `Superfície óssea irregular em ${LACUNA} do joelho ${LACUNA}.`),
    alterado('joelho-avulsao', 'Avulsão', `Fragmento ósseo em ${LACUNA} do joelho ${LACUNA}, compatível com avulsão.`),
    alterado(
      'joelho-lesao-ossea',
      'Lesão óssea',
      `Perda da linha óssea em ${LACUNA}, com tecido heterogêneo. Sugere-se radiografia.`,
    ),
  ],
}

const CONCLUSOES: readonly ConclusaoDoBanco[] = [
  conclui('joelho-normal', 'Normal', 'Joelhos sem alterações ultrassonográficas, simétricos entre si.'),
  conclui(
    'joelho-conclui-cruzado',
    'Cruzado cranial',
    `Sinais indiretos de ruptura do ligamento cruzado cranial do joelho ${LACUNA}. Correlacionar com as manobras ortopédicas.`,
  ),
  conclui('joelho-conclui-menisco', 'Menisco', `Lesão do menisco ${LACUNA} do joelho ${LACUNA}.`),
  conclui('joelho-conclui-patelar', 'Ligamento patelar', `Desmite do ligamento patelar ${LACUNA}.`),
  conclui('joelho-conclui-artrose', 'Doença degenerativa', `Doença articular degenerativa do joelho ${LACUNA}.`),
]

const BANCO = {
  secoes: [TECNICA, LIGAMENTO, PATELA, RECESSOS, MENISCOS, CRUZADOS, COLATERAIS, OSSOS],
  conclusoes: CONCLUSOES,
  imagensPorPagina: 4,
}

/** Ultrasound of both stifles of one species, either sex. */
export function ultrassomDeJoelho(especie: EspecieDoModelo): EstruturaDoModelo {
  return comporModelo(BANCO, { especie, sexo: null })
}
