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
import { CARDIA, COLON, DUODENO, ESCORE, ESOFAGO, ESTOMAGO, PILORO } from './segmentos.ts'

const TECNICA: SecaoDoBanco = {
  id: 'endo-tecnica',
  titulo: 'Técnica e preparo',
  orgao: null,
  normal: `Endoscópio flexível ${LACUNA}, jejum de ${LACUNA} horas, sob anestesia geral, em decúbito lateral esquerdo.`,
  frases: [
    normal(
      'endo-alta',
      'Alta',
      'Endoscopia digestiva alta com endoscópio flexível, jejum de 12 horas, sob anestesia geral, em decúbito lateral esquerdo.',
    ),
    normal(
      'endo-baixa',
      'Baixa',
      `Colonoscopia com endoscópio flexível, jejum de ${LACUNA} horas e preparo com ${LACUNA}, sob anestesia geral, em decúbito lateral esquerdo.`,
    ),
    normal(
      'endo-corpo-estranho',
      'Para corpo estranho',
      'Endoscopia de urgência com endoscópio flexível, sem jejum completo, sob anestesia geral.',
    ),
    alterado('endo-preparo', 'Preparo insuficiente', `Preparo insuficiente, com ${LACUNA}, o que limita a avaliação.`),
    alterado('endo-interrompida', 'Interrompida', `Exame interrompido por ${LACUNA}.`),
  ],
}

const PROCEDIMENTOS: SecaoDoBanco = {
  id: 'endo-procedimentos',
  titulo: 'Procedimentos',
  orgao: null,
  normal:
    'Fragmentos coletados no número indicado em cada segmento, enviados para histopatologia. Sem intercorrências.',
  frases: [
    normal('endo-sem-biopsia', 'Sem biópsia', 'Exame sem coleta de fragmentos. Sem intercorrências.'),
    normal(
      'endo-retirada',
      'Retirada de corpo estranho',
      `Retirada de corpo estranho (${LACUNA}) com pinça de ${LACUNA}; mucosa revista ao final. Sem intercorrências.`,
    ),
    normal(
      'endo-balao',
      'Dilatação com balão',
      `Passagem de balão de ${LACUNA} mm por ${LACUNA} minutos, com ganho do lúmen. Sem intercorrências.`,
    ),
    alterado('endo-sangramento', 'Sangramento', `Sangramento em ${LACUNA} após a coleta, controlado com ${LACUNA}.`),
    alterado(
      'endo-perfuracao',
      'Perfuração',
      `Perfuração de ${LACUNA} durante o procedimento. Achado crítico: avaliação cirúrgica imediata.`,
    ),
  ],
}

const CONCLUSOES: readonly ConclusaoDoBanco[] = [
  conclui('endo-normal', 'Normal', 'Exame macroscópico sem alterações; o resultado final depende da histopatologia.'),
  conclui(
    'endo-c-gastrite',
    'Gastropatia',
    'Alterações macroscópicas da mucosa gástrica; o resultado final depende da histopatologia.',
  ),
  conclui(
    'endo-c-enteropatia',
    'Enteropatia',
    'Alterações macroscópicas da mucosa intestinal. A aparência não distingue inflamação de neoplasia: o resultado final depende da histopatologia.',
  ),
  conclui('endo-c-corpo', 'Corpo estranho', `Corpo estranho em ${LACUNA}, ${LACUNA} (retirado ou não retirado).`),
  conclui('endo-c-massa', 'Massa', `Massa em ${LACUNA}; aguarda-se a histopatologia.`),
]

const BANCO = {
  secoes: [TECNICA, ESOFAGO, CARDIA, ESTOMAGO, PILORO, DUODENO, COLON, ESCORE, PROCEDIMENTOS],
  conclusoes: CONCLUSOES,
  imagensPorPagina: 4,
}

/** Endoscopy of the digestive tract of one species, either sex; what was not reached is said not to be evaluated. */
export function endoscopiaDigestiva(especie: EspecieDoModelo): EstruturaDoModelo {
  return comporModelo(BANCO, { especie, sexo: null })
}
