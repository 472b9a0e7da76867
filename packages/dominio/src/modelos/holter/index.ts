import type { EstruturaDoModelo } from '../../laudo/index.ts'
import {
  alterado,
  comporModelo,
  conclui,
  LACUNA,
  medidaObrigatoria,
  naoAvaliado,
  normal,
  type ConclusaoDoBanco,
  type EspecieDoModelo,
  type SecaoDoBanco,
} from '../banco.ts'
import { CONDUCAO, SUPRAVENTRICULARES, VENTRICULARES } from './arritmias.ts'

const QUALIDADE: SecaoDoBanco = {
  id: 'holter-qualidade',
  titulo: 'Qualidade do registro',
  orgao: null,
  normal: 'Registro com {{medida.HOLTER_HORAS}} analisáveis e {{medida.HOLTER_ARTEFATO}} de artefato.',
  medidas: [medidaObrigatoria('HOLTER_HORAS'), medidaObrigatoria('HOLTER_ARTEFATO')],
  corpo: {
    tipo: 'TRACADO',
    derivacoes: ['Canal 1', 'Canal 2', 'Canal 3'],
    velocidade: 25,
    calibracao: 10,
    duracao: null,
  },
  frases: [
    normal(
      'holter-tres-canais',
      'Três canais',
      'Registro em três canais, com {{medida.HOLTER_HORAS}} analisáveis e {{medida.HOLTER_ARTEFATO}} de artefato, com o paciente em casa e em atividade habitual.',
    ),
    normal(
      'holter-internado',
      'Paciente internado',
      'Registro com o paciente internado, com {{medida.HOLTER_HORAS}} analisáveis e {{medida.HOLTER_ARTEFATO}} de artefato.',
    ),
    normal(
      'holter-em-tratamento',
      'Em tratamento',
      `Registro durante o uso de ${LACUNA}, com {{medida.HOLTER_HORAS}} analisáveis e {{medida.HOLTER_ARTEFATO}} de artefato.`,
    ),
    alterado(
      'holter-limitado',
      'Exame limitado',
      'Exame limitado: {{medida.HOLTER_HORAS}} analisáveis e {{medida.HOLTER_ARTEFATO}} de artefato. O total de arritmias pode estar subestimado.',
    ),
    alterado(
      'holter-interrompido',
      'Registro interrompido',
      `Registro interrompido após {{medida.HOLTER_HORAS}} por ${LACUNA}. Sugere-se repetir o exame.`,
    ),
  ],
}

const RITMO: SecaoDoBanco = {
  id: 'holter-ritmo',
  titulo: 'Ritmo e frequência',
  orgao: null,
  normal:
    'Ritmo sinusal predominante; frequência cardíaca média de {{medida.HOLTER_FC_MEDIA}}, mínima de {{medida.HOLTER_FC_MINIMA}} e máxima de {{medida.HOLTER_FC_MAXIMA}}, compatíveis com a atividade.',
  medidas: [
    medidaObrigatoria('HOLTER_FC_MINIMA'),
    medidaObrigatoria('HOLTER_FC_MEDIA'),
    medidaObrigatoria('HOLTER_FC_MAXIMA'),
  ],
  frases: [
    normal(
      'holter-arritmia-sinusal',
      'Arritmia sinusal',
      'Ritmo sinusal predominante, com arritmia sinusal respiratória em repouso; frequência cardíaca média de {{medida.HOLTER_FC_MEDIA}}, mínima de {{medida.HOLTER_FC_MINIMA}} e máxima de {{medida.HOLTER_FC_MAXIMA}}.',
      { especie: 'CANINA' },
    ),
    alterado(
      'holter-taquicardia',
      'Taquicardia sinusal mantida',
      'Ritmo sinusal predominante, com frequência cardíaca média de {{medida.HOLTER_FC_MEDIA}}, acima do esperado para o período.',
    ),
    alterado(
      'holter-bradicardia',
      'Bradicardia',
      'Frequência cardíaca média de {{medida.HOLTER_FC_MEDIA}} e mínima de {{medida.HOLTER_FC_MINIMA}}, abaixo do esperado mesmo em atividade.',
    ),
    alterado(
      'holter-fibrilacao',
      'Fibrilação atrial',
      'Fibrilação atrial em todo o registro, com resposta ventricular média de {{medida.HOLTER_FC_MEDIA}}.',
    ),
    alterado(
      'holter-fibrilacao-paroxistica',
      'Fibrilação atrial paroxística',
      `Ritmo sinusal predominante, com ${LACUNA} episódios de fibrilação atrial, o maior de ${LACUNA} minutos.`,
    ),
  ],
}

const DIARIO: SecaoDoBanco = {
  id: 'holter-diario',
  titulo: 'Correlação com o diário',
  orgao: null,
  normal: 'Diário do tutor sem sintomas relatados durante o registro.',
  frases: [
    normal(
      'holter-sem-correlacao',
      'Sintomas sem arritmia',
      'Sintomas relatados no diário, sem correlação com arritmias no mesmo horário.',
    ),
    normal(
      'holter-repouso',
      'Repouso e passeios',
      'Diário com períodos de repouso e de passeio, sem sintomas relatados.',
    ),
    alterado(
      'holter-correlacao',
      'Sintoma com arritmia',
      `Episódio de ${LACUNA} às ${LACUNA}, no mesmo horário de ${LACUNA} no registro.`,
    ),
    alterado(
      'holter-sincope',
      'Síncope',
      `Síncope relatada às ${LACUNA}, no mesmo horário de ${LACUNA}. Sugere-se avaliação cardiológica imediata.`,
    ),
    naoAvaliado('holter-sem-diario', 'Sem diário', 'Diário do tutor não foi entregue.'),
  ],
}

const CONCLUSOES: readonly ConclusaoDoBanco[] = [
  conclui('holter-normal', 'Normal', 'Holter de 24 horas sem arritmias de significado clínico no período avaliado.'),
  conclui(
    'holter-ventricular',
    'Arritmia ventricular',
    'Arritmia ventricular, com {{medida.HOLTER_ESV}} extrassístoles em 24 horas. Sugere-se ecocardiograma e dosagem de eletrólitos.',
  ),
  conclui(
    'holter-dobermann',
    'Dobermann, 50 a 300',
    'Entre 50 e 300 extrassístoles ventriculares em 24 horas. Em Dobermann, duas gravações assim em até um ano são diagnósticas de cardiomiopatia dilatada oculta: sugere-se repetir o exame.',
    { especie: 'CANINA' },
  ),
  conclui(
    'holter-dobermann-diagnostico',
    'Dobermann, mais de 300',
    'Mais de 300 extrassístoles ventriculares em 24 horas, o que em Dobermann é diagnóstico de cardiomiopatia dilatada oculta. Sugere-se ecocardiograma.',
    { especie: 'CANINA' },
  ),
  conclui(
    'holter-boxer',
    'Boxer',
    `Número de extrassístoles ventriculares ${LACUNA} (indeterminado, suspeito, provável ou afetado) para cardiomiopatia arritmogênica do Boxer. Uma gravação varia até 80%: sugere-se repetir o exame em ${LACUNA} meses.`,
    { especie: 'CANINA' },
  ),
  conclui(
    'holter-pausas',
    'Pausas ou bloqueios',
    `Distúrbio do nó sinusal ou da condução: ${LACUNA}. Sugere-se avaliação cardiológica e teste de resposta à atropina.`,
  ),
  conclui(
    'holter-fa',
    'Fibrilação atrial',
    'Fibrilação atrial, com resposta ventricular média de {{medida.HOLTER_FC_MEDIA}}. Sugere-se ajuste do controle da frequência.',
  ),
  conclui('holter-repetir', 'Limitado', 'Exame limitado pela qualidade do registro. Sugere-se repetir.'),
]

const BANCO = {
  secoes: [QUALIDADE, RITMO, SUPRAVENTRICULARES, VENTRICULARES, CONDUCAO, DIARIO],
  conclusoes: CONCLUSOES,
  imagensPorPagina: 2,
}

/** Ambulatory electrocardiogram of 24 hours of one species, either sex. */
export function holter(especie: EspecieDoModelo): EstruturaDoModelo {
  return comporModelo(BANCO, { especie, sexo: null })
}
