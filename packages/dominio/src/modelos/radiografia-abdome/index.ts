import type { EstruturaDoModelo } from '../../laudo/index.ts'
import {
  alterado,
  comporModelo,
  conclui,
  LACUNA,
  normal,
  type ConclusaoDoBanco,
  type EspecieDoModelo,
  type SecaoDoBanco,
} from '../banco.ts'
import { DIGESTORIO } from './digestorio.ts'
import { URINARIO } from './urinario.ts'

const PROJECOES: SecaoDoBanco = {
  id: 'rxabd-projecoes',
  titulo: 'Projeções e técnica',
  orgao: null,
  normal: 'Projeções laterolaterais direita e esquerda e ventrodorsal, de técnica e posicionamento adequados.',
  frases: [
    normal(
      'rxabd-duas',
      'Duas projeções',
      'Projeções laterolateral direita e ventrodorsal, de técnica e posicionamento adequados.',
    ),
    normal(
      'rxabd-dorsoventral',
      'Dorsoventral',
      'Projeções laterolateral direita e dorsoventral, pelo desconforto respiratório do paciente.',
    ),
    alterado('rxabd-unica', 'Projeção única', `Projeção única ${LACUNA}, o que limita a localização dos achados.`),
    alterado(
      'rxabd-sem-jejum',
      'Sem jejum',
      'Paciente sem jejum: o conteúdo gástrico e fecal limita a avaliação das demais estruturas.',
    ),
  ],
}

const PAREDE: SecaoDoBanco = {
  id: 'rxabd-parede',
  titulo: 'Parede e coluna',
  orgao: null,
  normal: 'Parede abdominal, coluna e pelve, no que está incluído no exame, sem alterações.',
  frases: [
    alterado(
      'rxabd-hernia',
      'Hérnia',
      `Descontinuidade da parede abdominal em região ${LACUNA}, com conteúdo de ${LACUNA}.`,
    ),
    alterado('rxabd-subcutaneo', 'Enfisema subcutâneo', `Gás no subcutâneo da região ${LACUNA}.`),
    alterado('rxabd-espondilose', 'Espondilose', `Espondilose ventral entre ${LACUNA}.`),
    alterado('rxabd-fratura', 'Fratura', `Fratura de ${LACUNA}. Sugere-se projeção específica.`),
  ],
}

const DETALHE: SecaoDoBanco = {
  id: 'rxabd-detalhe',
  titulo: 'Detalhe e espaço peritoneal',
  orgao: 'CAVIDADE_ABDOMINAL',
  normal: 'Detalhe seroso preservado; sem gás livre ou sinais de líquido livre no espaço peritoneal.',
  frases: [
    alterado(
      'rxabd-liquido',
      'Perda de detalhe',
      'Perda difusa do detalhe seroso, compatível com líquido livre peritoneal. Sugere-se ultrassonografia.',
    ),
    alterado(
      'rxabd-pneumoperitonio',
      'Gás livre',
      'Gás livre no espaço peritoneal, entre o diafragma e o fígado. Considerar ruptura de víscera oca. Achado crítico.',
    ),
    alterado(
      'rxabd-massa',
      'Massa',
      `Massa de radiopacidade de tecidos moles em abdome ${LACUNA}, de cerca de ${LACUNA} cm, com deslocamento ${LACUNA} das alças.`,
    ),
    normal(
      'rxabd-magro',
      'Pouca gordura',
      'Detalhe seroso reduzido, o que é esperado pela idade e pela pequena quantidade de gordura abdominal.',
    ),
  ],
}

const FIGADO: SecaoDoBanco = {
  id: 'rxabd-figado',
  titulo: 'Fígado',
  orgao: 'FIGADO',
  normal: 'Ângulo caudoventral do fígado contido no gradil costal; eixo gástrico preservado.',
  frases: [
    alterado(
      'rxabd-hepatomegalia',
      'Hepatomegalia',
      'Ângulo caudoventral do fígado arredondado e além do gradil costal, com deslocamento caudal do eixo gástrico: hepatomegalia.',
    ),
    alterado(
      'rxabd-microhepatia',
      'Fígado reduzido',
      'Silhueta do fígado reduzida, com eixo gástrico deslocado cranialmente.',
    ),
    alterado(
      'rxabd-massa-hepatica',
      'Massa em fígado',
      `Massa em topografia do fígado ${LACUNA}, com deslocamento do estômago.`,
    ),
    alterado('rxabd-mineralizacao', 'Mineralização', `Mineralização em topografia do fígado, em ${LACUNA}.`),
  ],
}

const BACO: SecaoDoBanco = {
  id: 'rxabd-baco',
  titulo: 'Baço',
  orgao: 'BACO',
  normal: 'Contornos e dimensões do baço preservados nas projeções realizadas.',
  frases: [
    alterado(
      'rxabd-esplenomegalia',
      'Esplenomegalia',
      'Baço aumentado de forma difusa, de contornos lisos: esplenomegalia.',
    ),
    alterado(
      'rxabd-massa-baco',
      'Massa em baço',
      `Massa em topografia do baço, de cerca de ${LACUNA} cm. Sugere-se ultrassonografia.`,
    ),
    alterado('rxabd-torcao-baco', 'Posição anômala', 'Baço de posição e formato anômalos. Considerar torção.'),
    normal(
      'rxabd-baco-nao-visto',
      'Não individualizado',
      'Baço não individualizado nas projeções realizadas, o que pode ser habitual.',
    ),
  ],
}

const CONCLUSOES: readonly ConclusaoDoBanco[] = [
  conclui('rxabd-normal', 'Normal', 'Radiografia de abdome sem alterações dignas de nota.'),
  conclui(
    'rxabd-corpo-estranho',
    'Corpo estranho',
    `Corpo estranho radiopaco em ${LACUNA}, com sinais de obstrução ${LACUNA}.`,
  ),
  conclui(
    'rxabd-obstrucao',
    'Obstrução intestinal',
    'Distensão segmentar de alças, compatível com obstrução mecânica. Sugere-se ultrassonografia e avaliação cirúrgica.',
  ),
  conclui('rxabd-dvg', 'Dilatação e torção gástrica', 'Dilatação e torção gástrica. Achado crítico.', {
    especie: 'CANINA',
  }),
  conclui(
    'rxabd-urolitos',
    'Urolitíase',
    `Cálculos radiopacos em ${LACUNA}. Cálculos radiotransparentes não são vistos neste exame.`,
  ),
  conclui('rxabd-constipacao', 'Constipação', 'Retenção fecal. Correlacionar com o quadro clínico.'),
]

const BANCO = {
  secoes: [PROJECOES, PAREDE, DETALHE, FIGADO, ...DIGESTORIO, BACO, ...URINARIO],
  conclusoes: CONCLUSOES,
  imagensPorPagina: 2,
}

/** Radiography of the abdomen of one species, either sex. */
export function radiografiaDeAbdome(especie: EspecieDoModelo): EstruturaDoModelo {
  return comporModelo(BANCO, { especie, sexo: null })
}
