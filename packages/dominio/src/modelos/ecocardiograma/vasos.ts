import { alterado, conclui, LACUNA, normal, type ConclusaoDoBanco, type SecaoDoBanco } from '../banco.ts'

export const PERICARDIO: SecaoDoBanco = {
  id: 'pericardio',
  titulo: 'Pericárdio',
  orgao: 'PERICARDIO',
  normal: 'Pericárdio de aspecto habitual. Ausência de efusão pericárdica e de efusão pleural nas janelas avaliadas.',
  frases: [
    alterado(
      'pericardio-efusao-discreta',
      'Efusão discreta',
      'Efusão pericárdica discreta, anecogênica, sem sinais de tamponamento.',
    ),
    alterado(
      'pericardio-tamponamento',
      'Tamponamento',
      'Efusão pericárdica importante, com colapso diastólico do átrio direito: tamponamento cardíaco.',
    ),
    alterado(
      'pericardio-massa-base',
      'Massa em base',
      `Formação de ${LACUNA} cm em base cardíaca, junto à aorta ascendente, com efusão pericárdica associada.`,
    ),
    alterado(
      'pericardio-efusao-pleural',
      'Efusão pleural',
      'Efusão pleural bilateral. Pericárdio de aspecto habitual.',
    ),
  ],
}

export const GRANDES_VASOS: SecaoDoBanco = {
  id: 'grandes-vasos',
  titulo: 'Grandes vasos',
  orgao: 'GRANDES_VASOS',
  normal:
    'Aorta ascendente e tronco pulmonar de calibre preservado e proporcional. Ramos da artéria pulmonar sem alterações. Veia cava caudal com colapso inspiratório preservado. Ausência de comunicação anômala entre os vasos.',
  frases: [
    alterado(
      'vasos-tronco-pulmonar',
      'Dilatação do tronco pulmonar',
      `Dilatação do tronco e dos ramos pulmonares, com relação artéria pulmonar/aorta de ${LACUNA}.`,
    ),
    alterado(
      'vasos-pda',
      'Persistência do ducto arterioso',
      'Fluxo turbulento contínuo em tronco pulmonar, proveniente da aorta descendente, compatível com persistência do ducto arterioso.',
      { especie: 'CANINA' },
    ),
    alterado(
      'vasos-cava',
      'Veia cava dilatada',
      'Veia cava caudal dilatada e sem colapso inspiratório, indicativa de pressão atrial direita elevada.',
    ),
    normal(
      'vasos-congestao-ausente',
      'Sem congestão',
      'Veias pulmonares de calibre preservado, sem sinais de congestão.',
    ),
    alterado(
      'vasos-congestao',
      'Congestão',
      'Veias pulmonares dilatadas em relação às artérias correspondentes, sugestivas de congestão.',
    ),
  ],
}

const CAES = { especie: 'CANINA' } as const
const GATOS = { especie: 'FELINA' } as const

export const CONCLUSOES: readonly ConclusaoDoBanco[] = [
  conclui(
    'conclusao-normal',
    'Sem alterações',
    'Ecocardiograma sem alterações estruturais ou funcionais dignas de nota no momento do exame.',
  ),
  conclui('conclusao-controle', 'Controle', `Sugere-se controle ecocardiográfico em ${LACUNA} meses.`),
  conclui(
    'conclusao-b1',
    'DMVM estágio B1',
    'Degeneração mixomatosa da valva mitral, sem remodelamento cardíaco (estágio B1 do consenso ACVIM 2019).',
    CAES,
  ),
  conclui(
    'conclusao-b2',
    'DMVM estágio B2',
    'Degeneração mixomatosa da valva mitral, com remodelamento de átrio e ventrículo esquerdos (critérios ecocardiográficos do estágio B2 do consenso ACVIM 2019).',
    CAES,
  ),
  conclui(
    'conclusao-c',
    'DMVM com congestão',
    'Degeneração mixomatosa da valva mitral, com remodelamento importante e sinais de congestão. Correlacionar com radiografia de tórax e quadro respiratório.',
    CAES,
  ),
  conclui(
    'conclusao-cmd',
    'Cardiomiopatia dilatada',
    'Achados compatíveis com fenótipo de cardiomiopatia dilatada. Sugere-se Holter e investigação de causas secundárias.',
    CAES,
  ),
  conclui(
    'conclusao-hp',
    'Hipertensão pulmonar',
    `Probabilidade ${LACUNA} de hipertensão pulmonar. Investigar causa de base.`,
  ),
  conclui(
    'conclusao-cmh',
    'Fenótipo hipertrófico',
    'Cardiomiopatia com fenótipo hipertrófico. Descartar hipertensão arterial sistêmica, hipertireoidismo e hipovolemia.',
    GATOS,
  ),
  conclui(
    'conclusao-cmh-risco',
    'Risco tromboembólico',
    'Fenótipo hipertrófico com aumento atrial importante: risco de insuficiência cardíaca e de tromboembolismo.',
    GATOS,
  ),
  conclui(
    'conclusao-restritiva',
    'Fenótipo restritivo',
    'Cardiomiopatia com fenótipo restritivo e aumento biatrial.',
    GATOS,
  ),
  conclui(
    'conclusao-tamponamento',
    'Tamponamento',
    'Efusão pericárdica com tamponamento. Achado crítico: sugere-se pericardiocentese imediata.',
  ),
  conclui(
    'conclusao-congenita',
    'Cardiopatia congênita',
    `Cardiopatia congênita: ${LACUNA}. Sugere-se avaliação de tratamento intervencionista.`,
  ),
  conclui(
    'conclusao-pre-anestesico',
    'Pré-anestésico',
    'Sem contraindicações ecocardiográficas ao procedimento anestésico no momento do exame. A decisão cabe ao anestesista responsável.',
  ),
]
