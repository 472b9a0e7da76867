import type { EstruturaDoModelo } from '../../laudo/index.ts'
import {
  alterado,
  comporModelo,
  conclui,
  LACUNA,
  medida,
  naoAvaliado,
  normal,
  type ConclusaoDoBanco,
  type EspecieDoModelo,
  type SecaoDoBanco,
} from '../banco.ts'
import { BIOMETRIA, CONCEPTOS, UTERO, VITALIDADE } from './conceptos.ts'

const MORFOLOGIA: SecaoDoBanco = {
  id: 'morfologia',
  titulo: 'Morfologia e organogênese',
  orgao: null,
  normal:
    'Estruturas fetais identificáveis compatíveis com a idade gestacional estimada, sem malformações visíveis neste exame.',
  frases: [
    normal(
      'morfologia-maturidade',
      'Sinais de maturidade fetal',
      'Córtex e medula renais distintos, pelves não dilatadas e alças intestinais com peristaltismo: sinais de maturidade fetal.',
    ),
    normal(
      'morfologia-precoce',
      'Fase embrionária',
      'Embriões de forma bipolar, sem órgãos individualizados, compatíveis com a idade gestacional estimada.',
    ),
    alterado(
      'morfologia-anasarca',
      'Anasarca',
      `Feto ${LACUNA} com edema subcutâneo generalizado e líquido em cavidades, compatível com anasarca. Considerar o risco de distocia.`,
    ),
    alterado(
      'morfologia-malformacao',
      'Malformação',
      `Feto ${LACUNA} com ${LACUNA}, achado compatível com malformação. Os demais fetos não apresentam alterações visíveis.`,
    ),
    naoAvaliado('morfologia-nao-avaliada', 'Não avaliada', 'Não avaliada em razão da idade gestacional.'),
  ],
}

const PLACENTA: SecaoDoBanco = {
  id: 'placenta',
  titulo: 'Placenta e líquidos fetais',
  orgao: null,
  normal: 'Placenta zonária de espessura e ecotextura preservadas; líquidos fetais anecoicos, em quantidade adequada.',
  medidas: [medida('PLACENTA_ESPESSURA')],
  frases: [
    normal(
      'placenta-termo',
      'Líquido finamente ecoico, a termo',
      'Placenta zonária de espessura preservada; líquidos fetais finamente ecoicos, achado esperado próximo ao termo.',
    ),
    alterado(
      'placenta-liquido-ecoico',
      'Líquido ecoico antes do termo',
      'Líquidos fetais ecoicos antes do termo, achado associado a sofrimento fetal. Sugere-se reavaliação em curto intervalo.',
    ),
    alterado(
      'placenta-descolamento',
      'Descolamento',
      `Área anecoica entre a placenta e a parede uterina em concepto ${LACUNA}, sugestiva de descolamento placentário.`,
    ),
    alterado(
      'placenta-oligoamnio',
      'Líquido reduzido',
      'Redução da quantidade de líquidos fetais, com fetos justapostos à parede uterina.',
    ),
  ],
}

const DEMAIS: SecaoDoBanco = {
  id: 'demais-orgaos',
  titulo: 'Ovários e demais órgãos',
  orgao: null,
  normal: 'Órgãos abdominais maternos não foram objeto deste exame, salvo indicação em contrário.',
  frases: [
    normal(
      'demais-corpos-luteos',
      'Corpos lúteos',
      'Ovários com estruturas hipoecogênicas compatíveis com corpos lúteos. Demais órgãos maternos não foram objeto deste exame.',
    ),
    normal(
      'demais-sem-liquido',
      'Sem líquido livre',
      'Ausência de líquido livre em cavidade abdominal materna. Demais órgãos não foram objeto deste exame.',
    ),
    alterado(
      'demais-liquido',
      'Líquido livre materno',
      'Presença de líquido livre em cavidade abdominal materna. Sugere-se ultrassonografia abdominal completa.',
    ),
    alterado('demais-achado', 'Outro achado', `Achado em ${LACUNA}, que requer ultrassonografia abdominal completa.`),
  ],
}

const CONCLUSOES: readonly ConclusaoDoBanco[] = [
  conclui(
    'gestacional-em-curso',
    'Gestação em curso',
    `Gestação em curso, com conceptos viáveis, de aproximadamente ${LACUNA} dias. Repetir em ${LACUNA} para reavaliar a vitalidade.`,
  ),
  conclui('gestacional-ausente', 'Sem gestação', 'Ausência de sinais de gestação no momento do exame.'),
  conclui(
    'gestacional-sofrimento',
    'Sofrimento fetal',
    'Frequência cardíaca fetal mantida abaixo do esperado: sofrimento fetal. Achado crítico, que requer avaliação obstétrica imediata.',
  ),
  conclui(
    'gestacional-obito',
    'Óbito fetal',
    `Gestação com óbito de ${LACUNA} concepto(s). Sugere-se avaliação obstétrica e controle em ${LACUNA}.`,
  ),
  conclui('gestacional-normal', 'Sem alterações', 'Exame sem alterações dignas de nota no momento da avaliação.'),
]

const BANCO = {
  secoes: [UTERO, CONCEPTOS, VITALIDADE, BIOMETRIA, MORFOLOGIA, PLACENTA, DEMAIS],
  conclusoes: CONCLUSOES,
  imagensPorPagina: 6,
}

/** Gestational ultrasound: what is found in the uterus, and nothing about organs that were not looked at. */
export function ultrassomGestacional(especie: EspecieDoModelo): EstruturaDoModelo {
  return comporModelo(BANCO, { especie, sexo: 'FEMEA' })
}
