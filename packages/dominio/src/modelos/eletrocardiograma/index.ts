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
import { ARRITMIAS } from './arritmias.ts'

const TECNICA: SecaoDoBanco = {
  id: 'ecg-tecnica',
  titulo: 'Técnica e registro',
  orgao: null,
  normal: 'Registro nas seis derivações do plano frontal, em decúbito lateral direito, sem sedação.',
  corpo: {
    tipo: 'TRACADO',
    derivacoes: ['DI', 'DII', 'DIII', 'aVR', 'aVL', 'aVF'],
    velocidade: 50,
    calibracao: 10,
    duracao: null,
  },
  frases: [
    normal(
      'ecg-tecnica-lateral',
      'Decúbito lateral direito',
      'Registro nas seis derivações do plano frontal, em decúbito lateral direito, sem sedação.',
    ),
    normal(
      'ecg-tecnica-estacao',
      'Em estação',
      'Registro com o paciente em estação, sem sedação; as amplitudes não se comparam às do decúbito lateral.',
    ),
    alterado(
      'ecg-tecnica-artefato',
      'Artefatos',
      `Registro com artefatos de ${LACUNA}, que limitam a avaliação de ${LACUNA}.`,
    ),
    alterado(
      'ecg-tecnica-sedacao',
      'Sob sedação',
      `Registro sob sedação com ${LACUNA}, o que modifica a frequência e os intervalos.`,
    ),
  ],
}

const RITMO: SecaoDoBanco = {
  id: 'ecg-ritmo',
  titulo: 'Ritmo',
  orgao: null,
  normal: 'Ritmo sinusal regular, com frequência média de {{medida.FREQUENCIA_CARDIACA}}.',
  medidas: [medida('ECG_RR'), medidaObrigatoria('FREQUENCIA_CARDIACA')],
  frases: [
    normal(
      'ecg-arritmia-sinusal',
      'Arritmia sinusal',
      'Arritmia sinusal respiratória, com frequência média de {{medida.FREQUENCIA_CARDIACA}}.',
      { especie: 'CANINA' },
    ),
    normal(
      'ecg-marcapasso',
      'Marcapasso migratório',
      'Ritmo sinusal com marcapasso migratório, com frequência média de {{medida.FREQUENCIA_CARDIACA}}.',
    ),
    alterado(
      'ecg-taquicardia-sinusal',
      'Taquicardia sinusal',
      'Taquicardia sinusal, com frequência média de {{medida.FREQUENCIA_CARDIACA}}.',
    ),
    alterado(
      'ecg-bradicardia-sinusal',
      'Bradicardia sinusal',
      'Bradicardia sinusal, com frequência média de {{medida.FREQUENCIA_CARDIACA}}.',
    ),
    alterado(
      'ecg-fibrilacao-atrial',
      'Fibrilação atrial',
      'Ausência de ondas P, linha de base com ondulações irregulares e intervalos RR irregulares, compatíveis com fibrilação atrial, com resposta ventricular média de {{medida.FREQUENCIA_CARDIACA}}.',
    ),
  ],
}

const ONDA_P: SecaoDoBanco = {
  id: 'ecg-onda-p',
  titulo: 'Onda P e condução atrioventricular',
  orgao: null,
  normal:
    'Onda P de {{medida.ECG_P_DURACAO}} e {{medida.ECG_P_AMPLITUDE}}; intervalo PR de {{medida.ECG_PR}}, constante.',
  medidas: [medidaObrigatoria('ECG_P_DURACAO'), medidaObrigatoria('ECG_P_AMPLITUDE'), medidaObrigatoria('ECG_PR')],
  frases: [
    alterado(
      'ecg-p-mitrale',
      'Onda P alargada',
      'Onda P com duração de {{medida.ECG_P_DURACAO}}, acima do esperado, sugestiva de sobrecarga atrial esquerda. Correlacionar com o ecocardiograma.',
    ),
    alterado(
      'ecg-p-pulmonale',
      'Onda P alta',
      'Onda P com amplitude de {{medida.ECG_P_AMPLITUDE}}, acima do esperado, sugestiva de sobrecarga atrial direita. Correlacionar com o ecocardiograma.',
    ),
    alterado(
      'ecg-bav-1',
      'Bloqueio atrioventricular de 1º grau',
      'Intervalo PR de {{medida.ECG_PR}}, constante e acima do esperado: bloqueio atrioventricular de primeiro grau.',
    ),
    alterado(
      'ecg-bav-2',
      'Bloqueio atrioventricular de 2º grau',
      `Ondas P bloqueadas, com bloqueio atrioventricular de segundo grau do tipo Mobitz ${LACUNA}.`,
    ),
    alterado(
      'ecg-bav-3',
      'Bloqueio atrioventricular total',
      `Dissociação atrioventricular completa, com ritmo de escape de ${LACUNA} bpm: bloqueio atrioventricular de terceiro grau. Achado crítico.`,
    ),
    naoAvaliado(
      'ecg-p-ausente',
      'Ondas P ausentes',
      'Ondas P não identificadas neste registro; intervalo PR não medido.',
    ),
  ],
}

const QRS: SecaoDoBanco = {
  id: 'ecg-qrs',
  titulo: 'Complexo QRS e eixo elétrico',
  orgao: null,
  normal:
    'Complexo QRS de {{medida.ECG_QRS}}, onda R de {{medida.ECG_R}} em DII e eixo elétrico médio de {{medida.ECG_EIXO}}, no intervalo esperado.',
  medidas: [
    medidaObrigatoria('ECG_QRS'),
    medidaObrigatoria('ECG_R'),
    medida('ECG_QRS_DI'),
    medida('ECG_QRS_DII'),
    medida('ECG_QRS_DIII'),
    medida('ECG_QRS_AVF'),
    medidaObrigatoria('ECG_EIXO'),
  ],
  frases: [
    normal(
      'ecg-qrs-preservado',
      'Sem citar números',
      'Complexo QRS de duração e amplitude preservadas, com eixo elétrico médio no intervalo esperado.',
    ),
    alterado(
      'ecg-r-alta',
      'Onda R alta',
      'Onda R de {{medida.ECG_R}} em DII, acima do esperado, sugestiva de sobrecarga ventricular esquerda; eixo elétrico médio de {{medida.ECG_EIXO}}.',
    ),
    alterado(
      'ecg-qrs-largo',
      'QRS alargado',
      'Complexo QRS de {{medida.ECG_QRS}}, acima do esperado, sugestivo de sobrecarga ventricular ou distúrbio de condução.',
    ),
    alterado(
      'ecg-bre',
      'Bloqueio de ramo esquerdo',
      'Complexo QRS de {{medida.ECG_QRS}}, positivo em DI, DII, DIII e aVF, compatível com bloqueio de ramo esquerdo.',
    ),
    alterado(
      'ecg-brd',
      'Bloqueio de ramo direito',
      'Complexo QRS de {{medida.ECG_QRS}}, com ondas S profundas em DI, DII, DIII e aVF, compatível com bloqueio de ramo direito.',
    ),
    alterado(
      'ecg-baixa-voltagem',
      'Baixa voltagem',
      'Complexos QRS de baixa amplitude em todas as derivações. Considerar efusão pericárdica ou pleural, obesidade e hipotireoidismo.',
    ),
    alterado(
      'ecg-alternancia',
      'Alternância elétrica',
      'Alternância da amplitude dos complexos QRS. Considerar efusão pericárdica.',
    ),
    alterado(
      'ecg-eixo-direita',
      'Desvio do eixo à direita',
      'Eixo elétrico médio de {{medida.ECG_EIXO}}, com desvio à direita. Correlacionar com o ecocardiograma.',
    ),
    alterado(
      'ecg-eixo-esquerda',
      'Desvio do eixo à esquerda',
      'Eixo elétrico médio de {{medida.ECG_EIXO}}, com desvio à esquerda. Correlacionar com o ecocardiograma.',
    ),
  ],
}

const ST_T: SecaoDoBanco = {
  id: 'ecg-st',
  titulo: 'Segmento ST e onda T',
  orgao: null,
  normal: 'Segmento ST sem desnivelamento significativo; onda T dentro do esperado.',
  medidas: [medida('ECG_ST_INFRA'), medida('ECG_ST_SUPRA'), medida('ECG_T'), medida('ECG_T_R', { especie: 'CANINA' })],
  frases: [
    alterado(
      'ecg-st-infra',
      'Infradesnivelamento de ST',
      'Infradesnivelamento do segmento ST de {{medida.ECG_ST_INFRA}}. Considerar hipóxia miocárdica e distúrbios eletrolíticos.',
    ),
    alterado(
      'ecg-st-supra',
      'Supradesnivelamento de ST',
      'Supradesnivelamento do segmento ST de {{medida.ECG_ST_SUPRA}}. Considerar lesão miocárdica e pericardite.',
    ),
    alterado(
      'ecg-t-alta',
      'Onda T alta',
      'Onda T de {{medida.ECG_T}}, acima do esperado. Considerar hipercalemia, hipóxia e sobrecarga ventricular.',
    ),
    alterado('ecg-t-inversao', 'Mudança de polaridade', 'Onda T com polaridade diferente da de registro anterior.'),
  ],
}

const QT: SecaoDoBanco = {
  id: 'ecg-qt',
  titulo: 'Intervalo QT',
  orgao: null,
  normal: 'Intervalo QT de {{medida.ECG_QT}}, compatível com a frequência cardíaca.',
  medidas: [medidaObrigatoria('ECG_QT'), medida('ECG_RR'), medida('ECG_QTC', { especie: 'CANINA' })],
  frases: [
    alterado(
      'ecg-qt-longo',
      'QT prolongado',
      'Intervalo QT de {{medida.ECG_QT}}, prolongado para a frequência cardíaca. Considerar hipocalemia, hipocalcemia e fármacos.',
    ),
    alterado(
      'ecg-qt-curto',
      'QT encurtado',
      'Intervalo QT de {{medida.ECG_QT}}, encurtado. Considerar hipercalcemia, hipercalemia e digitálicos.',
    ),
    alterado('ecg-qt-variavel', 'QT variável', `Intervalo QT variável no registro, de ${LACUNA} a ${LACUNA} ms.`),
    naoAvaliado('ecg-qt-nao', 'Não medido', 'Intervalo QT não medido por fusão da onda T com a onda P seguinte.'),
  ],
}

const CONCLUSOES: readonly ConclusaoDoBanco[] = [
  conclui('ecg-normal', 'Normal', 'Eletrocardiograma dentro dos limites de normalidade para a espécie e o porte.'),
  conclui(
    'ecg-arritmia',
    'Arritmia ventricular',
    'Arritmia ventricular no período avaliado. Sugere-se Holter de 24 horas, ecocardiograma e dosagem de eletrólitos.',
  ),
  conclui('ecg-fa', 'Fibrilação atrial', 'Fibrilação atrial. Sugere-se ecocardiograma e controle da frequência.'),
  conclui(
    'ecg-bloqueio',
    'Bloqueio atrioventricular',
    `Bloqueio atrioventricular de ${LACUNA} grau. Sugere-se avaliação cardiológica e teste de resposta à atropina.`,
  ),
  conclui(
    'ecg-sobrecarga',
    'Sobrecarga de câmaras',
    'Sinais eletrocardiográficos de sobrecarga de câmaras. O eletrocardiograma não mede o coração: sugere-se ecocardiograma.',
  ),
  conclui(
    'ecg-pre',
    'Pré-anestésico',
    'Sem alterações eletrocardiográficas que contraindiquem, por si, o procedimento anestésico.',
  ),
]

const BANCO = {
  secoes: [TECNICA, RITMO, ONDA_P, QRS, ST_T, QT, ARRITMIAS],
  conclusoes: CONCLUSOES,
  imagensPorPagina: 2,
}

/** Surface electrocardiogram of one species, either sex. */
export function eletrocardiograma(especie: EspecieDoModelo): EstruturaDoModelo {
  return comporModelo(BANCO, { especie, sexo: null })
}
