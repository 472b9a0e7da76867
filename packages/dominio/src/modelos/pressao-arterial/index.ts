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

const TECNICA: SecaoDoBanco = {
  id: 'pa-tecnica',
  titulo: 'Técnica',
  orgao: null,
  normal: `Método doppler, manguito nº ${LACUNA} ({{medida.PA_MANGUITO_RELACAO}} da circunferência) no membro ${LACUNA}, animal em decúbito ${LACUNA}, calmo, após período de adaptação ao ambiente.`,
  medidas: [
    medidaObrigatoria('PA_CIRCUNFERENCIA'),
    medidaObrigatoria('PA_MANGUITO'),
    medidaObrigatoria('PA_MANGUITO_RELACAO'),
  ],
  frases: [
    normal(
      'pa-membro-toracico',
      'Membro torácico',
      'Método doppler, manguito adequado à circunferência do membro torácico esquerdo, animal em decúbito esternal, calmo, após período de adaptação ao ambiente.',
    ),
    normal(
      'pa-oscilometrico',
      'Oscilométrico',
      `Método oscilométrico, manguito nº ${LACUNA} ({{medida.PA_MANGUITO_RELACAO}} da circunferência) no membro ${LACUNA}, animal em decúbito ${LACUNA}, calmo, após período de adaptação ao ambiente.`,
    ),
    normal(
      'pa-cauda',
      'Na cauda',
      `Método doppler, manguito nº ${LACUNA} ({{medida.PA_MANGUITO_RELACAO}} da circunferência) na base da cauda, animal em decúbito ${LACUNA}, calmo, após período de adaptação ao ambiente.`,
    ),
    alterado(
      'pa-agitado',
      'Animal agitado',
      `Método ${LACUNA}, manguito nº ${LACUNA} no membro ${LACUNA}, animal agitado apesar da adaptação: os valores podem estar elevados pela situação.`,
    ),
    alterado(
      'pa-sedado',
      'Sob sedação',
      `Método ${LACUNA}, manguito nº ${LACUNA} no membro ${LACUNA}, animal sob ${LACUNA}: os valores não servem para classificar a pressão em vigília.`,
    ),
  ],
}

const RESULTADO: SecaoDoBanco = {
  id: 'pa-resultado',
  titulo: 'Resultado',
  orgao: null,
  normal: 'Pressão arterial sistólica média de {{medida.PAS_MEDIA}}, de cinco leituras válidas, desprezada a primeira.',
  medidas: [
    medidaObrigatoria('PAS_LEITURA_1'),
    medidaObrigatoria('PAS_LEITURA_2'),
    medidaObrigatoria('PAS_LEITURA_3'),
    medidaObrigatoria('PAS_LEITURA_4'),
    medidaObrigatoria('PAS_LEITURA_5'),
    medidaObrigatoria('PAS_MEDIA'),
    medida('FREQUENCIA_CARDIACA'),
  ],
  frases: [
    alterado(
      'pa-pre-hipertenso',
      'Pré-hipertenso',
      'Pressão arterial sistólica média de {{medida.PAS_MEDIA}}, na faixa de pré-hipertensão (140 a 159 mmHg).',
    ),
    alterado(
      'pa-hipertenso',
      'Hipertenso',
      'Pressão arterial sistólica média de {{medida.PAS_MEDIA}}, na faixa de hipertensão (160 a 179 mmHg).',
    ),
    alterado(
      'pa-grave',
      'Hipertensão grave',
      'Pressão arterial sistólica média de {{medida.PAS_MEDIA}}, na faixa de hipertensão grave (a partir de 180 mmHg).',
    ),
    alterado(
      'pa-hipotenso',
      'Hipotensão',
      'Pressão arterial sistólica média de {{medida.PAS_MEDIA}}, compatível com hipotensão. Achado crítico.',
    ),
    alterado(
      'pa-instavel',
      'Leituras que variam',
      'Leituras que variam mais de 20 % em torno da média: a medida deve ser repetida antes de qualquer decisão.',
    ),
  ],
}

const CLASSIFICACAO: SecaoDoBanco = {
  id: 'pa-classificacao',
  titulo: 'Classificação',
  orgao: null,
  normal: 'Normotenso; risco mínimo de lesão em órgão-alvo (consenso ACVIM, 2018).',
  frases: [
    alterado(
      'pa-risco-baixo',
      'Risco baixo',
      'Pré-hipertenso; risco baixo de lesão em órgão-alvo (consenso ACVIM, 2018).',
    ),
    alterado(
      'pa-risco-moderado',
      'Risco moderado',
      'Hipertenso; risco moderado de lesão em órgão-alvo (consenso ACVIM, 2018).',
    ),
    alterado(
      'pa-risco-alto',
      'Risco alto',
      'Hipertensão grave; risco alto de lesão em órgão-alvo (consenso ACVIM, 2018).',
    ),
    naoAvaliado(
      'pa-sem-classe',
      'Sem classificação',
      'Classificação não realizada: número de leituras válidas insuficiente ou animal sob efeito de fármacos.',
    ),
  ],
}

const OBSERVACOES: SecaoDoBanco = {
  id: 'pa-observacoes',
  titulo: 'Observações',
  orgao: null,
  normal:
    'Valores isolados devem ser interpretados com o quadro clínico e confirmados em nova aferição quando alterados.',
  frases: [
    normal(
      'pa-repetir',
      'Repetir em outra ocasião',
      `Sugere-se repetir a aferição em ${LACUNA} dias, no mesmo local, com o mesmo método e manguito.`,
    ),
    normal(
      'pa-orgao-alvo',
      'Pesquisar órgãos-alvo',
      'Sugere-se avaliação de fundo de olho, função renal e ecocardiograma para pesquisa de lesão em órgão-alvo.',
    ),
    normal(
      'pa-galgo',
      'Galgos',
      'Em galgos a pressão usual é cerca de 20 mmHg maior: a classificação desconta essa diferença.',
      { especie: 'CANINA' },
    ),
    normal(
      'pa-tratamento',
      'Em tratamento',
      `Aferição em paciente tratado com ${LACUNA}, administrado há ${LACUNA} horas.`,
    ),
    normal(
      'pa-jaleco',
      'Efeito da situação',
      'Frequência cardíaca elevada durante a aferição: considerar o efeito da situação sobre os valores.',
    ),
  ],
}

const CONCLUSOES: readonly ConclusaoDoBanco[] = [
  conclui('pa-normal', 'Normotenso', 'Pressão arterial sistólica dentro do esperado nesta avaliação.'),
  conclui(
    'pa-elevada',
    'Elevada',
    `Pressão arterial sistólica elevada nesta avaliação ({{medida.PAS_MEDIA}}). Uma avaliação não basta para o diagnóstico: repetir em ${LACUNA} dias.`,
  ),
  conclui(
    'pa-hipertensao-grave',
    'Hipertensão grave',
    'Hipertensão grave, com risco alto de lesão em órgão-alvo. Sugere-se avaliação clínica imediata.',
  ),
  conclui('pa-baixa', 'Hipotensão', 'Hipotensão arterial sistêmica. Achado crítico: avaliar perfusão e volemia.'),
]

const BANCO = {
  secoes: [TECNICA, RESULTADO, CLASSIFICACAO, OBSERVACOES],
  conclusoes: CONCLUSOES,
  imagensPorPagina: 2,
}

/** Indirect blood pressure of one species, either sex. */
export function pressaoArterial(especie: EspecieDoModelo): EstruturaDoModelo {
  return comporModelo(BANCO, { especie, sexo: null })
}
