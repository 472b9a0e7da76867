import type { Modalidade } from '@vetlume/dominio/servico'

export const ESPECIALIDADES_INICIAIS = [
  'Diagnóstico por imagem',
  'Cardiologia',
  'Clínica geral',
  'Patologia clínica',
] as const

interface ServicoInicial {
  nome: string
  modalidade: Modalidade
  especialidade: (typeof ESPECIALIDADES_INICIAIS)[number]
  minutos: number
  /** A place to start from: every company sets its own. */
  centavos: number
  /** Hours until the laudo is due. */
  rotina: number
  urgente: number
  laudo: boolean
  preparo: string | null
  /** What its laudo starts from, where no model is named after it. */
  modelo?: string
}

const JEJUM_ANESTESICO = 'Jejum alimentar de 8 horas: o exame pede anestesia. Trazer os exames pré-anestésicos.'
const JEJUM = 'Jejum alimentar de 8 horas; água à vontade. Não deixar urinar nas 2 horas antes do exame.'

function imagem(
  nome: string,
  modalidade: ServicoInicial['modalidade'],
  minutos: number,
  centavos: number,
  preparo: string | null,
): ServicoInicial {
  return {
    nome,
    modalidade,
    especialidade: 'Diagnóstico por imagem',
    minutos,
    centavos,
    rotina: 24,
    urgente: 4,
    laudo: true,
    preparo,
  }
}

function cardiologia(
  nome: string,
  modalidade: ServicoInicial['modalidade'],
  minutos: number,
  centavos: number,
): ServicoInicial {
  const laudo = modalidade !== 'CONSULTA'
  return {
    nome,
    modalidade,
    especialidade: 'Cardiologia',
    minutos,
    centavos,
    rotina: 48,
    urgente: 6,
    laudo,
    preparo: null,
  }
}

/** Without a laudo of ours: the consultation goes into the prontuário, and the laboratory sends its own result. */
function semLaudo(
  nome: string,
  modalidade: ServicoInicial['modalidade'],
  especialidade: ServicoInicial['especialidade'],
  { minutos, centavos, preparo }: Pick<ServicoInicial, 'minutos' | 'centavos' | 'preparo'>,
): ServicoInicial {
  return { nome, modalidade, especialidade, minutos, centavos, rotina: 48, urgente: 6, laudo: false, preparo }
}

const PAAF: ServicoInicial = {
  ...imagem(
    'PAAF (citologia aspirativa)',
    'LABORATORIO',
    30,
    18_000,
    'Jejum alimentar de 8 horas: a coleta pode pedir sedação.',
  ),
  especialidade: 'Patologia clínica',
  rotina: 72,
  urgente: 24,
  // Of a cat, the choice goes on to the model of the same exam for cats.
  modelo: 'Citologia: cães',
}

export const SERVICOS_INICIAIS: readonly ServicoInicial[] = [
  imagem('Ultrassom abdominal', 'ULTRASSONOGRAFIA', 40, 22_000, JEJUM),
  imagem('Ultrassom gestacional', 'ULTRASSONOGRAFIA', 40, 20_000, null),
  imagem('Ultrassom FAST', 'ULTRASSONOGRAFIA', 20, 15_000, null),
  imagem('Ultrassom cervical', 'ULTRASSONOGRAFIA', 30, 20_000, null),
  imagem('Ultrassom ocular', 'ULTRASSONOGRAFIA', 30, 20_000, null),
  imagem('Radiografia de tórax', 'RADIOGRAFIA', 30, 18_000, null),
  imagem('Radiografia de abdome', 'RADIOGRAFIA', 30, 18_000, 'Jejum alimentar de 8 horas; água à vontade.'),
  imagem('Radiografia de coluna', 'RADIOGRAFIA', 40, 20_000, null),
  imagem('Radiografia de pelve', 'RADIOGRAFIA', 40, 20_000, 'Jejum alimentar de 8 horas: o exame pode pedir sedação.'),
  imagem('Radiografia de membros', 'RADIOGRAFIA', 30, 18_000, null),
  imagem('Radiografia de crânio', 'RADIOGRAFIA', 40, 22_000, 'Jejum alimentar de 8 horas: o exame pode pedir sedação.'),
  imagem('Ultrassom de joelho', 'ULTRASSONOGRAFIA', 40, 22_000, null),
  imagem('Ultrassom de ombro', 'ULTRASSONOGRAFIA', 40, 22_000, null),
  imagem('Ultrassom de tendões', 'ULTRASSONOGRAFIA', 60, 40_000, null),
  imagem('Tomografia computadorizada', 'TOMOGRAFIA', 60, 90_000, JEJUM_ANESTESICO),
  imagem('Ressonância magnética', 'RESSONANCIA', 90, 180_000, JEJUM_ANESTESICO),
  imagem('Citologia', 'LABORATORIO', 20, 15_000, null),
  imagem('Endoscopia digestiva', 'ENDOSCOPIA', 60, 90_000, 'Jejum alimentar de 12 horas: o exame pede anestesia.'),
  imagem('Rinoscopia', 'ENDOSCOPIA', 60, 85_000, JEJUM_ANESTESICO),
  PAAF,
  semLaudo('Exames laboratoriais', 'LABORATORIO', 'Patologia clínica', {
    minutos: 20,
    centavos: 12_000,
    preparo: 'Jejum alimentar de 8 horas; água à vontade.',
  }),
  semLaudo('Consulta', 'CONSULTA', 'Clínica geral', { minutos: 40, centavos: 18_000, preparo: null }),
  cardiologia('Ecocardiograma', 'ECOCARDIOGRAFIA', 50, 38_000),
  cardiologia('Eletrocardiograma', 'ELETROCARDIOGRAFIA', 30, 16_000),
  cardiologia('Holter 24 horas', 'ELETROCARDIOGRAFIA', 30, 35_000),
  cardiologia('Pressão arterial', 'PROCEDIMENTO', 20, 8_000),
  cardiologia('Consulta cardiológica', 'CONSULTA', 40, 25_000),
]
