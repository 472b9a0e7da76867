import type { EstruturaDoModelo } from '../../laudo/index.ts'
import type { MedidaId } from '../../medidas/index.ts'
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
  type SecaoDoBanco,
} from '../banco.ts'

const DO_TFDS: readonly MedidaId[] = ['TFDS_1A', 'TFDS_1B', 'TFDS_2A', 'TFDS_2B', 'TFDS_3A', 'TFDS_3B', 'TFDS_3C']
const DO_TFDP: readonly MedidaId[] = ['TFDP_1A', 'TFDP_1B', 'TFDP_2A', 'TFDP_2B', 'TFDP_3A', 'TFDP_3B', 'TFDP_3C']
const DO_SUSPENSOR: readonly MedidaId[] = ['LS_1A', 'LS_1B', 'LS_2A', 'LS_2B', 'LS_3A', 'LS_3B', 'LS_3C']

/** The greatest area of both sides, then each zone, then how the fibres look. */
const doTendao = (maior: MedidaId, zonas: readonly MedidaId[]) => [
  ...medidaObrigatoriaDosDoisLados(maior),
  ...zonas.flatMap((zona) => medidaDosDoisLados(zona)),
  ...medidaDosDoisLados('TENDAO_ECOGENICIDADE'),
  ...medidaDosDoisLados('TENDAO_ALINHAMENTO'),
]

const TECNICA: SecaoDoBanco = {
  id: 'tendoes-tecnica',
  titulo: 'Técnica',
  orgao: null,
  normal: `Exame da região palmar do metacarpo ou plantar do metatarso ${LACUNA} e do membro oposto, com transdutor linear, tricotomia e apoio, em planos transversal e longitudinal, por zonas de 1A a 3C.`,
  frases: [
    normal(
      'tendoes-toracicos',
      'Membros torácicos',
      'Exame da região palmar dos dois metacarpos, com transdutor linear, tricotomia e apoio, em planos transversal e longitudinal, por zonas de 1A a 3C.',
    ),
    normal(
      'tendoes-pelvicos',
      'Membros pélvicos',
      'Exame da região plantar dos dois metatarsos, com transdutor linear, tricotomia e apoio, em planos transversal e longitudinal, por zonas de 1A a 3C.',
    ),
    normal(
      'tendoes-sedacao',
      'Sob sedação',
      `Exame sob sedação da região palmar do metacarpo ${LACUNA} e do membro oposto, com transdutor linear, em apoio e fora dele, por zonas de 1A a 3C.`,
    ),
    alterado('tendoes-limitado', 'Limitado', `Exame limitado por ${LACUNA}.`),
    alterado(
      'tendoes-um-membro',
      'Um membro',
      `Exame do membro ${LACUNA}; o oposto não foi avaliado por ${LACUNA}, o que limita a comparação.`,
    ),
  ],
}

const TFDS: SecaoDoBanco = {
  id: 'tendoes-tfds',
  titulo: 'Tendão flexor digital superficial',
  orgao: null,
  normal: 'Área, ecogenicidade e alinhamento de fibras preservados em todas as zonas, simétricos ao membro oposto.',
  medidas: doTendao('TFDS_AREA', DO_TFDS),
  frases: [
    alterado(
      'tendoes-tfds-nucleo',
      'Lesão central',
      `Área hipoecoica central no flexor digital superficial do membro ${LACUNA}, nas zonas ${LACUNA}, que ocupa ${LACUNA} % da secção, compatível com tendinite.`,
    ),
    alterado(
      'tendoes-tfds-difusa',
      'Lesão difusa',
      `Flexor digital superficial do membro ${LACUNA} aumentado e hipoecoico de modo difuso nas zonas ${LACUNA}, com perda do alinhamento de fibras.`,
    ),
    alterado(
      'tendoes-tfds-cronica',
      'Crônica',
      `Flexor digital superficial do membro ${LACUNA} aumentado e heterogêneo nas zonas ${LACUNA}, com áreas hiperecoicas, compatível com tendinopatia crônica.`,
    ),
    alterado(
      'tendoes-tfds-ruptura',
      'Ruptura',
      `Descontinuidade das fibras do flexor digital superficial do membro ${LACUNA}, na zona ${LACUNA}, compatível com ruptura do tendão.`,
    ),
  ],
}

const TFDP: SecaoDoBanco = {
  id: 'tendoes-tfdp',
  titulo: 'Tendão flexor digital profundo',
  orgao: null,
  normal: 'Contornos nítidos e ecotextura homogênea em todas as zonas, simétricos ao membro oposto.',
  medidas: doTendao('TFDP_AREA', DO_TFDP),
  frases: [
    alterado(
      'tendoes-tfdp-lesao',
      'Lesão',
      `Área hipoecoica no flexor digital profundo do membro ${LACUNA}, na zona ${LACUNA}, compatível com tendinite.`,
    ),
    alterado(
      'tendoes-tfdp-margem',
      'Margem irregular',
      `Margem ${LACUNA} do flexor digital profundo do membro ${LACUNA} irregular, compatível com fissura na bainha.`,
    ),
    alterado('tendoes-tfdp-mineral', 'Mineralização', `Mineralização do flexor digital profundo, na zona ${LACUNA}.`),
    alterado('tendoes-tfdp-aumento', 'Aumento', `Flexor digital profundo do membro ${LACUNA} aumentado e homogêneo.`),
  ],
}

const ACESSORIO: SecaoDoBanco = {
  id: 'tendoes-lad',
  titulo: 'Ligamento acessório do flexor digital profundo',
  orgao: null,
  normal: 'Ecogenicidade superior à dos tendões, sem espessamento, simétrica ao membro oposto.',
  medidas: [
    ...medidaDosDoisLados('LAD_AREA'),
    ...medidaDosDoisLados('TENDAO_ECOGENICIDADE'),
    ...medidaDosDoisLados('TENDAO_ALINHAMENTO'),
  ],
  frases: [
    alterado(
      'tendoes-lad-desmite',
      'Desmite',
      `Ligamento acessório do membro ${LACUNA} aumentado e hipoecoico nas zonas ${LACUNA}, compatível com desmite.`,
    ),
    alterado('tendoes-lad-aderencia', 'Aderência', `Aderência entre o ligamento acessório e ${LACUNA}.`),
    alterado('tendoes-lad-cronica', 'Crônica', `Ligamento acessório do membro ${LACUNA} espessado e hiperecoico.`),
    naoAvaliado('tendoes-lad-nao', 'Não caracterizado', 'Ligamento acessório não caracterizado no membro examinado.'),
  ],
}

const SUSPENSOR: SecaoDoBanco = {
  id: 'tendoes-suspensor',
  titulo: 'Ligamento suspensor (origem, corpo e ramos)',
  orgao: null,
  normal:
    'Origem de ecotextura heterogênea fisiológica; corpo e ramos de área preservada, com interface óssea lisa, simétricos ao membro oposto.',
  medidas: doTendao('LS_AREA', DO_SUSPENSOR),
  frases: [
    alterado(
      'tendoes-ls-proximal',
      'Desmite proximal',
      `Origem do suspensor do membro ${LACUNA} aumentada e hipoecoica, com interface óssea ${LACUNA}, compatível com desmite proximal.`,
    ),
    alterado(
      'tendoes-ls-corpo',
      'Corpo',
      `Corpo do suspensor do membro ${LACUNA} com área hipoecoica nas zonas ${LACUNA}.`,
    ),
    alterado(
      'tendoes-ls-ramo',
      'Ramo',
      `Ramo ${LACUNA} (medial ou lateral) do suspensor do membro ${LACUNA} aumentado e hipoecoico, compatível com desmite do ramo.`,
    ),
    alterado('tendoes-ls-avulsao', 'Avulsão', `Fragmento ósseo na ${LACUNA} do suspensor, compatível com avulsão.`),
  ],
}

const BAINHA: SecaoDoBanco = {
  id: 'tendoes-bainha',
  titulo: 'Bainha digital e ligamento anular',
  orgao: null,
  normal: 'Bainhas digitais sem efusão; ligamentos anulares sem espessamento.',
  medidas: medidaDosDoisLados('LIGAMENTO_ANULAR'),
  frases: [
    alterado('tendoes-bainha-efusao', 'Efusão', `Efusão ${LACUNA} na bainha digital do membro ${LACUNA}.`),
    alterado(
      'tendoes-bainha-sinovite',
      'Tenossinovite',
      `Bainha digital do membro ${LACUNA} com efusão e sinóvia espessada, compatível com tenossinovite.`,
    ),
    alterado('tendoes-anular', 'Anular espessado', `Ligamento anular do membro ${LACUNA} espessado, com constrição.`),
    alterado('tendoes-manica', 'Manica flexora', `Manica flexora do membro ${LACUNA} irregular e descontínua.`),
  ],
}

const VASOS: SecaoDoBanco = {
  id: 'tendoes-vasos',
  titulo: 'Vasos e subcutâneo',
  orgao: null,
  normal: 'Vasos pérvios; subcutâneo sem edema nas regiões avaliadas.',
  frases: [
    alterado('tendoes-edema', 'Edema', `Edema do subcutâneo em ${LACUNA}.`),
    alterado('tendoes-hematoma', 'Hematoma', `Coleção heterogênea em ${LACUNA}, compatível com hematoma.`),
    alterado('tendoes-trombo', 'Trombo', `Vaso ${LACUNA} com conteúdo ecogênico e sem fluxo, compatível com trombo.`),
    alterado('tendoes-neovasos', 'Neovascularização', `Fluxo ao Doppler no interior de ${LACUNA}, na zona ${LACUNA}.`),
  ],
}

const CONCLUSOES: readonly ConclusaoDoBanco[] = [
  conclui('tendoes-normal', 'Normal', 'Tendões e ligamentos sem alterações ultrassonográficas, simétricos entre si.'),
  conclui(
    'tendoes-c-tendinite',
    'Tendinite',
    `Tendinite do flexor digital ${LACUNA} do membro ${LACUNA}. Sugere-se repetir o exame em ${LACUNA} dias, nas mesmas zonas.`,
  ),
  conclui('tendoes-c-desmite', 'Desmite', `Desmite de ${LACUNA} do membro ${LACUNA}.`),
  conclui('tendoes-c-controle', 'Controle', `Em comparação com o exame anterior, a lesão ${LACUNA}.`),
  conclui('tendoes-c-bainha', 'Bainha digital', `Tenossinovite da bainha digital do membro ${LACUNA}.`),
]

const BANCO = {
  secoes: [TECNICA, TFDS, TFDP, ACESSORIO, SUSPENSOR, BAINHA, VASOS],
  conclusoes: CONCLUSOES,
  imagensPorPagina: 4,
}

/** Ultrasound of the tendons and ligaments of the metacarpus or metatarsus of horses, either sex. */
export function ultrassomDeTendoes(): EstruturaDoModelo {
  return comporModelo(BANCO, { especie: 'EQUINA', sexo: null })
}
