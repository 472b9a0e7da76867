import type { EstruturaDoModelo } from '../../laudo/index.ts'
import {
  alterado,
  comporModelo,
  conclui,
  LACUNA,
  medidaDosDoisLados,
  naoAvaliado,
  normal,
  type ConclusaoDoBanco,
  type EspecieDoModelo,
  type SecaoDoBanco,
} from '../banco.ts'

const PROJECOES: SecaoDoBanco = {
  id: 'membro-projecoes',
  titulo: 'Projeções e técnica',
  orgao: null,
  normal: `Projeções mediolateral e craniocaudal de ${LACUNA}, lado ${LACUNA}, de técnica e posicionamento adequados.`,
  frases: [
    normal(
      'membro-joelhos',
      'Joelhos',
      'Projeções mediolateral e caudocranial dos joelhos, de técnica e posicionamento adequados.',
    ),
    normal(
      'membro-cotovelos',
      'Cotovelos',
      'Projeções mediolateral neutra, mediolateral em flexão e craniocaudal dos cotovelos, de técnica e posicionamento adequados.',
    ),
    normal(
      'membro-obliquas',
      'Com oblíquas',
      `Projeções mediolateral, craniocaudal e oblíquas de ${LACUNA}, lado ${LACUNA}.`,
    ),
    normal('membro-sedacao', 'Sob sedação', `Projeções ortogonais de ${LACUNA}, lado ${LACUNA}, sob sedação.`),
    normal('membro-estresse', 'Sob estresse', `Projeções sob estresse ${LACUNA} de ${LACUNA}, lado ${LACUNA}.`),
    alterado('membro-unica', 'Projeção única', `Projeção única de ${LACUNA}, o que limita a avaliação.`),
  ],
}

const OSSOS: SecaoDoBanco = {
  id: 'membro-ossos',
  titulo: 'Ossos',
  orgao: null,
  normal: 'Corticais, medular e trabeculado preservados; sem fraturas, lise ou proliferação óssea.',
  frases: [
    alterado(
      'membro-fratura',
      'Fratura',
      `Fratura ${LACUNA} (transversa, oblíqua, espiral ou cominutiva) de ${LACUNA}, com desvio ${LACUNA} do fragmento distal.`,
    ),
    alterado('membro-fissura', 'Fissura', `Fissura de ${LACUNA}, sem desvio.`),
    alterado(
      'membro-agressiva',
      'Lesão agressiva',
      `Lesão de padrão agressivo em ${LACUNA}, com lise de aspecto ${LACUNA}, reação periosteal ${LACUNA} e destruição da cortical. Sugere-se biópsia e radiografia de tórax.`,
    ),
    alterado('membro-periosteal', 'Reação periosteal', `Reação periosteal ${LACUNA} em ${LACUNA}.`),
    alterado(
      'membro-panosteite',
      'Opacidade medular',
      `Áreas de aumento de radiopacidade medular em ${LACUNA}, compatíveis com panosteíte.`,
      {
        especie: 'CANINA',
      },
    ),
    alterado(
      'membro-osteopenia',
      'Osteopenia',
      'Redução difusa da radiopacidade óssea, com adelgaçamento das corticais.',
    ),
  ],
}

const ARTICULACOES: SecaoDoBanco = {
  id: 'membro-articulacoes',
  titulo: 'Articulações',
  orgao: null,
  normal: 'Superfícies articulares congruentes, espaços preservados, sem osteófitos ou sinais de efusão.',
  // Of a stifle alone, and optional: who examines another joint leaves it blank.
  medidas: medidaDosDoisLados('PLATO_TIBIAL', { especie: 'CANINA' }),
  frases: [
    alterado('membro-efusao', 'Efusão', `Sinais de efusão articular em ${LACUNA}.`),
    alterado(
      'membro-artrose',
      'Doença degenerativa',
      `Osteófitos e esclerose subcondral em ${LACUNA}, de grau ${LACUNA}.`,
    ),
    alterado('membro-luxacao', 'Luxação', `Luxação ${LACUNA} da articulação ${LACUNA}.`),
    alterado('membro-ocd', 'Osteocondrose', `Defeito subcondral em ${LACUNA}, compatível com osteocondrose.`),
    alterado(
      'membro-gaveta',
      'Sinais indiretos de instabilidade',
      'Efusão, deslocamento do coxim infrapatelar e avanço cranial da tíbia, compatíveis com ruptura do ligamento cruzado cranial.',
    ),
    alterado('membro-cotovelo', 'Displasia do cotovelo', `Sinais de displasia do cotovelo ${LACUNA}: ${LACUNA}.`),
  ],
}

const FISES: SecaoDoBanco = {
  id: 'membro-fises',
  titulo: 'Fises',
  orgao: null,
  normal: 'Fises compatíveis com a idade do paciente, de contornos regulares.',
  frases: [
    alterado('membro-salter', 'Fratura fisária', `Fratura fisária de ${LACUNA}, Salter-Harris tipo ${LACUNA}.`),
    alterado('membro-fechamento', 'Fechamento precoce', `Fechamento precoce da fise de ${LACUNA}, com desvio angular.`),
    alterado(
      'membro-metafise',
      'Metáfises',
      'Banda radiotransparente metafisária paralela à fise, compatível com osteodistrofia hipertrófica.',
    ),
    normal('membro-fechadas', 'Fechadas', 'Fises fechadas, o que é esperado pela idade do paciente.'),
  ],
}

const TECIDOS: SecaoDoBanco = {
  id: 'membro-tecidos',
  titulo: 'Tecidos moles',
  orgao: null,
  normal: 'Tecidos moles sem aumento de volume, gás ou corpo estranho radiopaco.',
  frases: [
    alterado('membro-aumento', 'Aumento de volume', `Aumento de volume de tecidos moles em ${LACUNA}.`),
    alterado('membro-gas', 'Gás', `Gás em tecidos moles de ${LACUNA}, compatível com solução de continuidade da pele.`),
    alterado('membro-corpo', 'Corpo estranho', `Corpo estranho de radiopacidade ${LACUNA} em ${LACUNA}.`),
    alterado('membro-atrofia', 'Atrofia', `Redução de volume da musculatura de ${LACUNA}.`),
  ],
}

const COMPARACAO: SecaoDoBanco = {
  id: 'membro-comparacao',
  titulo: 'Comparação com o contralateral',
  orgao: null,
  normal: 'Membro contralateral, para comparação, sem diferenças relevantes.',
  frases: [
    alterado('membro-assimetria', 'Assimetria', `Diferença em relação ao membro contralateral: ${LACUNA}.`),
    alterado('membro-bilateral', 'Bilateral', 'Achados semelhantes no membro contralateral.'),
    naoAvaliado('membro-sem-comparacao', 'Não realizada', 'Membro contralateral não radiografado.'),
    naoAvaliado('membro-anterior', 'Sem exame anterior', 'Sem exame anterior para comparação.'),
  ],
}

const CONCLUSOES: readonly ConclusaoDoBanco[] = [
  conclui('membro-normal', 'Normal', 'Região examinada sem alterações radiográficas.'),
  conclui('membro-conclui-fratura', 'Fratura', `Fratura de ${LACUNA}. Sugere-se avaliação ortopédica.`),
  conclui(
    'membro-conclui-agressiva',
    'Lesão agressiva',
    `Lesão óssea de padrão agressivo em ${LACUNA}. Considerar neoplasia e osteomielite; sugere-se biópsia.`,
  ),
  conclui('membro-conclui-artrose', 'Doença degenerativa', `Doença articular degenerativa em ${LACUNA}.`),
  conclui(
    'membro-controle',
    'Controle pós-operatório',
    `Controle de osteossíntese de ${LACUNA}: implantes ${LACUNA}, consolidação ${LACUNA}.`,
  ),
]

const BANCO = {
  secoes: [PROJECOES, OSSOS, ARTICULACOES, FISES, TECIDOS, COMPARACAO],
  conclusoes: CONCLUSOES,
  imagensPorPagina: 2,
}

/** Radiography of a region of a limb of one species, either sex. */
export function radiografiaDeMembros(especie: EspecieDoModelo): EstruturaDoModelo {
  return comporModelo(BANCO, { especie, sexo: null })
}
