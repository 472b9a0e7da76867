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
  id: 'ombro-tecnica',
  titulo: 'Técnica',
  orgao: null,
  normal:
    'Exame dos dois ombros com transdutor linear, em extensão e em rotação externa, com planos longitudinal e transversal.',
  frases: [
    normal('ombro-sedacao', 'Sob sedação', 'Exame dos dois ombros sob sedação, com transdutor linear, em dois planos.'),
    normal(
      'ombro-dinamico',
      'Com flexão e extensão',
      'Exame dos dois ombros com transdutor linear, em dois planos e durante a flexão e a extensão.',
    ),
    alterado('ombro-limitado', 'Limitado', `Exame limitado por ${LACUNA}.`),
    alterado(
      'ombro-um-lado',
      'Um lado',
      `Exame do ombro ${LACUNA}; o contralateral não foi avaliado por ${LACUNA}, o que limita a comparação.`,
    ),
  ],
}

const BICEPS: SecaoDoBanco = {
  id: 'ombro-biceps',
  titulo: 'Tendões do bíceps',
  orgao: null,
  normal:
    'Tendões de contorno regular e padrão fibrilar, com {{medida.TENDAO_BICEPS.ESQUERDO}} à esquerda e {{medida.TENDAO_BICEPS.DIREITO}} à direita; bainhas sem efusão e sulcos intertuberculares lisos.',
  medidas: [...medidaObrigatoriaDosDoisLados('TENDAO_BICEPS'), ...medidaDosDoisLados('EFUSAO_BAINHA_BICEPS')],
  frases: [
    normal(
      'ombro-biceps-preservado',
      'Sem citar números',
      'Tendões do bíceps de contorno regular e padrão fibrilar, simétricos; bainhas sem efusão e sulcos intertuberculares lisos.',
    ),
    alterado(
      'ombro-tenossinovite',
      'Tenossinovite',
      `Efusão na bainha do tendão do bíceps ${LACUNA}, com sinóvia espessada e tendão ${LACUNA}, compatíveis com tenossinovite.`,
    ),
    alterado(
      'ombro-biceps-parcial',
      'Ruptura parcial',
      `Tendão do bíceps ${LACUNA} espessado, com área anecoica que interrompe parte das fibras, compatível com ruptura parcial do tendão.`,
    ),
    alterado(
      'ombro-biceps-ruptura',
      'Ruptura',
      `Descontinuidade do tendão do bíceps ${LACUNA}, com sulco intertubercular vazio, compatível com ruptura do tendão.`,
    ),
    alterado('ombro-sulco', 'Sulco irregular', `Sulco intertubercular ${LACUNA} irregular, com osteófitos.`),
  ],
}

const SUPRAESPINHAL: SecaoDoBanco = {
  id: 'ombro-supraespinhal',
  titulo: 'Supraespinhais',
  orgao: null,
  normal: 'Inserções dos supraespinhais homogêneas, sem calcificação ou compressão do bíceps, em ambos os ombros.',
  medidas: medidaDosDoisLados('TENDAO_SUPRAESPINHAL'),
  frases: [
    alterado(
      'ombro-supra-tendinopatia',
      'Tendinopatia',
      `Tendão supraespinhal ${LACUNA} espessado e heterogêneo na inserção, compatível com tendinopatia.`,
    ),
    alterado(
      'ombro-supra-calcificacao',
      'Calcificação',
      `Focos hiperecoicos com sombra no tendão supraespinhal ${LACUNA}, compatíveis com mineralização, ${LACUNA} compressão do bíceps.`,
    ),
    alterado('ombro-supra-ruptura', 'Ruptura parcial', `Interrupção parcial das fibras do supraespinhal ${LACUNA}.`),
    alterado('ombro-supra-cortical', 'Cortical irregular', `Tubérculo maior ${LACUNA} de superfície irregular.`),
  ],
}

const INFRAESPINHAL: SecaoDoBanco = {
  id: 'ombro-infraespinhal',
  titulo: 'Infraespinhais e redondos menores',
  orgao: null,
  normal: 'Infraespinhais e redondos menores de ecotextura preservada, sem espessamento, em ambos os ombros.',
  medidas: medidaDosDoisLados('TENDAO_INFRAESPINHAL'),
  frases: [
    alterado(
      'ombro-infra-contratura',
      'Contratura',
      `Músculo infraespinhal ${LACUNA} hiperecoico e reduzido, com perda do padrão fibrilar, compatível com contratura.`,
    ),
    alterado('ombro-infra-tendinopatia', 'Tendinopatia', `Tendão infraespinhal ${LACUNA} espessado e heterogêneo.`),
    alterado('ombro-infra-bursa', 'Bursa', `Líquido na bursa do infraespinhal ${LACUNA}.`),
    alterado('ombro-redondo', 'Redondo menor', `Redondo menor ${LACUNA} heterogêneo, com área hipoecoica.`),
  ],
}

const ARTICULACAO: SecaoDoBanco = {
  id: 'ombro-articulacao',
  titulo: 'Articulações e cabeças umerais',
  orgao: null,
  normal: 'Superfície caudal das cabeças umerais regular; sem efusão articular em ambos os ombros.',
  medidas: medidaDosDoisLados('EFUSAO_ARTICULAR'),
  frases: [
    alterado('ombro-efusao', 'Efusão', `Efusão articular no ombro ${LACUNA}, de conteúdo ${LACUNA}.`),
    alterado(
      'ombro-ocd',
      'Osteocondrose',
      `Defeito da superfície caudal da cabeça umeral ${LACUNA}, com segunda linha hiperecoica, compatível com osteocondrose.`,
    ),
    alterado('ombro-osteofitos', 'Osteófitos', `Osteófitos em ${LACUNA} do ombro ${LACUNA}.`),
    alterado('ombro-corpo-livre', 'Corpo livre', `Estrutura hiperecoica com sombra no recesso caudal ${LACUNA}.`),
  ],
}

const MUSCULOS: SecaoDoBanco = {
  id: 'ombro-musculos',
  titulo: 'Musculatura e nervos',
  orgao: null,
  normal: 'Musculatura de ecotextura preservada, simétrica ao contralateral; nervos do plexo sem alterações visíveis.',
  frases: [
    alterado(
      'ombro-atrofia',
      'Atrofia',
      `Redução de volume e aumento da ecogenicidade da musculatura do lado ${LACUNA}.`,
    ),
    alterado(
      'ombro-hematoma',
      'Hematoma',
      `Coleção heterogênea de ${LACUNA} cm em ${LACUNA}, compatível com hematoma.`,
    ),
    alterado(
      'ombro-nervo',
      'Nervo espessado',
      `Estrutura tubular hipoecoica espessada em região axilar ${LACUNA}. Considerar neoplasia de bainha nervosa; sugere-se ressonância.`,
    ),
    naoAvaliado(
      'ombro-nervos-nao',
      'Não caracterizados',
      'Nervos do plexo não caracterizados nas janelas disponíveis.',
    ),
  ],
}

const CONCLUSOES: readonly ConclusaoDoBanco[] = [
  conclui('ombro-normal', 'Normal', 'Ombros sem alterações ultrassonográficas, simétricos entre si.'),
  conclui('ombro-conclui-biceps', 'Bíceps', `Tenossinovite do bíceps ${LACUNA}.`),
  conclui('ombro-conclui-supra', 'Supraespinhal', `Tendinopatia do supraespinhal ${LACUNA}.`),
  conclui('ombro-conclui-ocd', 'Osteocondrose', `Osteocondrose da cabeça umeral ${LACUNA}. Sugere-se radiografia.`),
]

const BANCO = {
  secoes: [TECNICA, BICEPS, SUPRAESPINHAL, INFRAESPINHAL, ARTICULACAO, MUSCULOS],
  conclusoes: CONCLUSOES,
  imagensPorPagina: 4,
}

/** Ultrasound of both shoulders of one species, either sex. */
export function ultrassomDeOmbro(especie: EspecieDoModelo): EstruturaDoModelo {
  return comporModelo(BANCO, { especie, sexo: null })
}
