import type { EstruturaDoModelo } from '../../laudo/index.ts'
import {
  alterado,
  comporModelo,
  conclui,
  LACUNA,
  medida,
  medidaObrigatoria,
  naoAvaliado,
  normal,
  type ConclusaoDoBanco,
  type EspecieDoModelo,
  type SecaoDoBanco,
} from '../banco.ts'
import { lesoesFocais } from '../lesoes-focais.ts'

const TECNICA: SecaoDoBanco = {
  id: 'tc-tecnica',
  titulo: 'Técnica',
  orgao: null,
  normal: `Aquisição helicoidal de ${LACUNA}, cortes de {{medida.TC_CORTE}}, janelas óssea e de partes moles, sob anestesia geral, antes e após contraste iodado (${LACUNA}) na dose de {{medida.CONTRASTE_DOSE}}, por via intravenosa.`,
  medidas: [medidaObrigatoria('TC_CORTE'), medida('CONTRASTE_DOSE')],
  frases: [
    normal(
      'tc-toda-com-contraste',
      'Com contraste',
      'Aquisição helicoidal da região de interesse, janelas óssea e de partes moles, sob anestesia geral, antes e após contraste iodado por via intravenosa.',
    ),
    normal(
      'tc-sem-contraste',
      'Sem contraste',
      `Aquisição helicoidal de ${LACUNA}, cortes de {{medida.TC_CORTE}}, janelas óssea e de partes moles, sob anestesia geral, sem contraste.`,
    ),
    normal(
      'tc-sedacao',
      'Sob sedação',
      `Aquisição helicoidal de ${LACUNA}, cortes de {{medida.TC_CORTE}}, sob sedação, antes e após contraste iodado (${LACUNA}) na dose de {{medida.CONTRASTE_DOSE}}, por via intravenosa.`,
    ),
    alterado(
      'tc-movimento',
      'Artefato de movimento',
      `Aquisição antes e após contraste iodado, com artefato de movimento em ${LACUNA}, o que limita a avaliação.`,
    ),
    alterado(
      'tc-metal',
      'Artefato de metal',
      `Aquisição antes e após contraste iodado, com artefato de implante metálico em ${LACUNA}, o que limita a avaliação.`,
    ),
  ],
}

const ACHADOS: SecaoDoBanco = {
  id: 'tc-achados',
  titulo: 'Achados por sistema',
  orgao: null,
  normal: 'Estruturas avaliadas com forma, dimensões, atenuação e realce preservados.',
  medidas: [
    medida('LESAO_COMPRIMENTO'),
    medida('LESAO_LARGURA'),
    medida('LESAO_ALTURA'),
    medida('LESAO_VOLUME'),
    medida('TC_ATENUACAO_ANTES'),
    medida('TC_ATENUACAO_DEPOIS'),
  ],
  frases: [
    normal(
      'tc-achados-sem-contraste',
      'Sem contraste',
      'Estruturas avaliadas com forma, dimensões e atenuação preservadas, em estudo sem contraste.',
    ),
    alterado(
      'tc-massa',
      'Massa',
      `Massa em ${LACUNA}, de margens ${LACUNA}, medindo {{medida.LESAO_COMPRIMENTO}} × {{medida.LESAO_LARGURA}} × {{medida.LESAO_ALTURA}}, com atenuação de {{medida.TC_ATENUACAO_ANTES}} antes e {{medida.TC_ATENUACAO_DEPOIS}} após o contraste.`,
    ),
    alterado(
      'tc-lesao-cistica',
      'Lesão cística',
      `Lesão hipoatenuante em ${LACUNA}, com atenuação de {{medida.TC_ATENUACAO_ANTES}}, sem realce central, compatível com cisto.`,
    ),
    alterado(
      'tc-gordura',
      'Lesão de gordura',
      `Lesão de atenuação de gordura ({{medida.TC_ATENUACAO_ANTES}}) em ${LACUNA}, sem realce, compatível com lipoma.`,
    ),
    alterado('tc-nodulos', 'Nódulos', `Nódulos em ${LACUNA}, em número de ${LACUNA}, o maior de ${LACUNA} mm.`),
    alterado(
      'tc-anel',
      'Realce anelar',
      `Lesão em ${LACUNA} com realce anelar e centro hipoatenuante. Considerar abscesso e neoplasia com necrose.`,
    ),
  ],
}

const OSSEAS: SecaoDoBanco = {
  id: 'tc-osseas',
  titulo: 'Estruturas ósseas',
  orgao: null,
  normal: 'Estruturas ósseas avaliadas sem lise, fratura ou proliferação.',
  frases: [
    alterado('tc-fratura', 'Fratura', `Fratura de ${LACUNA}, com ${LACUNA} fragmentos e desvio ${LACUNA}.`),
    alterado('tc-lise', 'Lise', `Lise óssea em ${LACUNA}, de padrão ${LACUNA}, com interrupção da cortical.`),
    alterado('tc-proliferacao', 'Proliferação', `Proliferação óssea em ${LACUNA}, de aspecto ${LACUNA}.`),
    alterado(
      'tc-disco',
      'Material no canal vertebral',
      `Material hiperatenuante no canal vertebral em ${LACUNA}, à ${LACUNA}, com compressão medular de ${LACUNA} % do canal, compatível com extrusão de disco.`,
    ),
    alterado(
      'tc-cotovelo',
      'Fragmentação no cotovelo',
      `Fragmentação do processo coronoide medial ${LACUNA}, com esclerose subcondral.`,
      { especie: 'CANINA' },
    ),
    naoAvaliado('tc-osseas-nao', 'Fora do campo', 'Estruturas ósseas fora da janela reconstruída.'),
  ],
}

const VASOS: SecaoDoBanco = {
  id: 'tc-vasos',
  titulo: 'Vasos e linfonodos',
  orgao: null,
  normal: 'Vasos de opacificação homogênea; linfonodos de dimensões e realce preservados.',
  frases: [
    normal(
      'tc-vasos-sem-contraste',
      'Sem contraste',
      'Vasos e linfonodos de calibre e dimensões preservados, em estudo sem contraste.',
    ),
    alterado(
      'tc-linfonodo',
      'Linfonodo aumentado',
      `Linfonodo ${LACUNA} aumentado, de ${LACUNA} mm no eixo curto, com realce ${LACUNA}.`,
    ),
    alterado('tc-trombo', 'Falha de enchimento', `Falha de enchimento em ${LACUNA}, compatível com trombo.`),
    alterado(
      'tc-desvio',
      'Desvio portossistêmico',
      `Vaso anômalo entre ${LACUNA} e ${LACUNA}, de ${LACUNA} mm, compatível com desvio portossistêmico.`,
    ),
    alterado('tc-invasao', 'Invasão vascular', `Invasão de ${LACUNA} por massa adjacente, com redução do lúmen.`),
  ],
}

const PARTES_MOLES: SecaoDoBanco = {
  id: 'tc-partes-moles',
  titulo: 'Partes moles e demais achados',
  orgao: null,
  normal: 'Partes moles sem massas ou coleções nas regiões avaliadas.',
  frases: [
    alterado('tc-colecao', 'Coleção', `Coleção em ${LACUNA}, de ${LACUNA} cm, com realce periférico.`),
    alterado('tc-edema', 'Edema', `Edema de tecidos moles em ${LACUNA}.`),
    alterado('tc-corpo', 'Corpo estranho', `Corpo estranho em ${LACUNA}, de ${LACUNA} cm, com trajeto ${LACUNA}.`),
    alterado('tc-incidental', 'Achado incidental', `Achado incidental em ${LACUNA}: ${LACUNA}.`),
  ],
}

const CONCLUSOES: readonly ConclusaoDoBanco[] = [
  conclui('tc-normal', 'Normal', 'Estudo tomográfico sem alterações nas regiões avaliadas.'),
  conclui(
    'tc-c-massa',
    'Massa',
    `Massa em ${LACUNA}, de comportamento ${LACUNA}. Sugere-se citologia ou biópsia guiada e estadiamento.`,
  ),
  conclui('tc-c-fratura', 'Fratura', `Fratura de ${LACUNA}. Sugere-se avaliação ortopédica.`),
  conclui('tc-c-disco', 'Disco', `Extrusão de disco em ${LACUNA}. Correlacionar com o exame neurológico.`),
  conclui('tc-c-pulmao', 'Metástases', `Nódulos pulmonares compatíveis com metástases.`),
]

const BANCO = {
  secoes: [TECNICA, ACHADOS, OSSEAS, VASOS, PARTES_MOLES, lesoesFocais('tc', 'nas regiões avaliadas')],
  conclusoes: CONCLUSOES,
  imagensPorPagina: 4,
}

/** Computed tomography of any region of one species, either sex. */
export function tomografia(especie: EspecieDoModelo): EstruturaDoModelo {
  return comporModelo(BANCO, { especie, sexo: null })
}
