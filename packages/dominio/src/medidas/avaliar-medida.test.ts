import { describe, expect, it } from 'vitest'
import { ESPECIES_E_RACAS } from '../../../../db/seed/base/racas/index.ts'
import { normalizarBusca } from '../formatos/index.ts'
import {
  avaliarMedida,
  CATALOGO,
  escreverFonte,
  faltaOPeso,
  MEDIDAS,
  REFERENCIAS,
  unidadesDaMedida,
  type MedidaId,
  type PacienteDaReferencia,
  type Unidade,
} from './index.ts'

type Quem = Partial<PacienteDaReferencia>
type Caso = readonly [medida: MedidaId, valor: number, unidade: Unidade, quem: Quem, nivel: string | null]

const CAO = (pesoKg: number | null, resto: Quem = {}): Quem => ({ especie: 'Canina', pesoKg, ...resto })
const GATO = (resto: Quem = {}): Quem => ({ especie: 'Felina', pesoKg: 4, ...resto })
const ESQUERDO = { lado: 'ESQUERDO' } as const
const DIREITO = { lado: 'DIREITO' } as const
const RACA = (raca: string) => CAO(10, { raca })

const avaliar = (medida: string, valor: number, unidade: Unidade, quem: Quem) =>
  avaliarMedida({ especie: 'Canina', ...quem, medida, valor, unidade })

describe('níveis da referência, por espécie, peso, raça, idade e lado', () => {
  it.each<Caso>([
    // Bowel (A.4), with its vectors: upper limits only.
    ['JEJUNO_PAREDE', 4.1, 'mm', CAO(12), 'NORMAL'],
    ['JEJUNO_PAREDE', 4.2, 'mm', CAO(12), 'ALTERADO'],
    ['JEJUNO_PAREDE', 4.4, 'mm', CAO(20), 'NORMAL'],
    ['JEJUNO_PAREDE', 4.5, 'mm', CAO(39.9), 'ALTERADO'],
    ['JEJUNO_PAREDE', 4.7, 'mm', CAO(40), 'NORMAL'],
    ['DUODENO_PAREDE', 6, 'mm', CAO(30), 'NORMAL'],
    ['DUODENO_PAREDE', 5.4, 'mm', CAO(29.9), 'ALTERADO'],
    ['DUODENO_PAREDE', 0.53, 'cm', CAO(25), 'NORMAL'],
    ['ILEO_PAREDE', 4.2, 'mm', CAO(12), 'ALTERADO'],
    ['ILEO_PAREDE', 3.2, 'mm', GATO(), 'NORMAL'],
    ['ILEO_PAREDE', 3.6, 'mm', GATO(), 'ATENCAO'],
    ['ILEO_PAREDE', 3.7, 'mm', GATO(), 'ALTERADO'],
    ['JEJUNO_PAREDE', 2, 'mm', GATO(), 'NORMAL'],
    ['JEJUNO_PAREDE', 2.6, 'mm', GATO(), 'ATENCAO'],
    ['JEJUNO_PAREDE', 2.9, 'mm', GATO(), 'ALTERADO'],
    ['DUODENO_PAREDE', 1.6, 'mm', GATO(), 'NORMAL'],
    ['DUODENO_PAREDE', 2.9, 'mm', GATO(), 'ALTERADO'],
    // Gallbladder wall and common bile duct (A.2).
    ['VESICULA_PAREDE', 0.4, 'mm', CAO(10), 'NORMAL'],
    ['VESICULA_PAREDE', 1.3, 'mm', CAO(39.9), 'NORMAL'],
    ['VESICULA_PAREDE', 1.4, 'mm', CAO(10), 'ATENCAO'],
    ['VESICULA_PAREDE', 2.1, 'mm', CAO(10), 'ALTERADO'],
    ['VESICULA_PAREDE', 1.9, 'mm', CAO(40), 'NORMAL'],
    ['VESICULA_PAREDE', 2.9, 'mm', CAO(10, { jejum: false }), 'NORMAL'],
    ['VESICULA_PAREDE', 1.4, 'mm', CAO(10, { jejum: true }), 'ATENCAO'],
    ['VESICULA_PAREDE', 1.1, 'mm', GATO(), 'ALTERADO'],
    ['COLEDOCO_DIAMETRO', 3.1, 'mm', CAO(null), 'ALTERADO'],
    ['COLEDOCO_DIAMETRO', 4, 'mm', GATO(), 'NORMAL'],
    ['COLEDOCO_DIAMETRO', 5, 'mm', GATO(), 'ATENCAO'],
    ['COLEDOCO_DIAMETRO', 5.1, 'mm', GATO(), 'ALTERADO'],
    ['BACO_ESPESSURA', 10, 'mm', GATO(), 'NORMAL'],
    // Kidneys (A.1, F8).
    ['RIM_COMPRIMENTO', 3, 'cm', GATO(), 'NORMAL'],
    ['RIM_COMPRIMENTO', 46, 'mm', GATO(), 'ALTERADO'],
    ['RIM_AORTA', 9.88, 'razao', CAO(null), 'ALTERADO'],
    ['RIM_AORTA', 5, 'razao', CAO(null), 'ALTERADO'],
    ['RIM_AORTA', 7.4, 'razao', CAO(null), 'NORMAL'],
    // Adrenals (A.6), by side and weight, with its vectors.
    ['ADRENAL_POLO_CAUDAL', 5.5, 'mm', CAO(8, ESQUERDO), 'NORMAL'],
    ['ADRENAL_POLO_CAUDAL', 6.9, 'mm', CAO(8, DIREITO), 'ALTERADO'],
    ['ADRENAL_POLO_CAUDAL', 3, 'mm', CAO(8, ESQUERDO), 'ATENCAO'],
    ['ADRENAL_POLO_CAUDAL', 3, 'mm', CAO(8, DIREITO), 'NORMAL'],
    ['ADRENAL_POLO_CAUDAL', 0.55, 'cm', CAO(9, ESQUERDO), 'NORMAL'],
    ['ADRENAL_POLO_CAUDAL', 5.2, 'mm', CAO(5, ESQUERDO), 'ALTERADO'],
    ['ADRENAL_POLO_CAUDAL', 5.2, 'mm', CAO(5.1, ESQUERDO), 'NORMAL'],
    ['ADRENAL_POLO_CAUDAL', 7.3, 'mm', CAO(40, ESQUERDO), 'NORMAL'],
    ['ADRENAL_POLO_CAUDAL', 5.4, 'mm', CAO(4, { ...ESQUERDO, raca: 'yorkshire terrier' }), 'NORMAL'],
    ['ADRENAL_POLO_CAUDAL', 9.6, 'mm', CAO(30, { ...DIREITO, raca: 'Labrador Retriever' }), 'ALTERADO'],
    ['ADRENAL_POLO_CAUDAL', 4.9, 'mm', GATO(ESQUERDO), 'ALTERADO'],
    // Prostate (F4, F5): the vectors' limits, and one hundredth above.
    ['PROSTATA_COMPRIMENTO', 4.58, 'cm', CAO(10, { sexo: 'MACHO', castrado: false, idadeMeses: 60 }), 'NORMAL'],
    ['PROSTATA_COMPRIMENTO', 4.59, 'cm', CAO(10, { sexo: 'MACHO', castrado: false, idadeMeses: 60 }), 'ALTERADO'],
    ['PROSTATA_LARGURA', 5.57, 'cm', CAO(30, { sexo: 'MACHO', castrado: false, idadeMeses: 96 }), 'NORMAL'],
    ['PROSTATA_ALTURA', 4.62, 'cm', CAO(30, { sexo: 'MACHO', castrado: false, idadeMeses: 96 }), 'ALTERADO'],
    ['PROSTATA_COMPRIMENTO', 23, 'mm', CAO(8, { sexo: 'MACHO', castrado: true, idadeMeses: 60 }), 'NORMAL'],
    ['PROSTATA_COMPRIMENTO', 24, 'mm', CAO(8, { sexo: 'MACHO', castrado: true, idadeMeses: 60 }), 'ATENCAO'],
    ['UTERO_DIAMETRO', 5.9, 'mm', GATO({ sexo: 'FEMEA' }), 'ALTERADO'],
    // Heart (C.1 to C.7, E.1).
    ['AE_AO', 1.59, 'razao', CAO(null), 'NORMAL'],
    ['AE_AO', 1.6, 'razao', CAO(null), 'ALTERADO'],
    ['AE_AO', 1.66, 'razao', RACA('Dachshund'), 'NORMAL'],
    ['AE_AO', 0.8, 'razao', RACA('Pug'), 'NORMAL'],
    ['AE_AO', 1.5, 'razao', GATO(), 'ATENCAO'],
    ['AE_AO', 1.8, 'razao', GATO(), 'ALTERADO'],
    ['LVIDDN', 1.69, 'indice', CAO(10), 'NORMAL'],
    ['LVIDDN', 1.7, 'indice', CAO(10), 'ALTERADO'],
    ['LVIDDN', 1.65, 'indice', CAO(4), 'ATENCAO'],
    ['LVIDDN', 1.75, 'indice', RACA('Golden Retriever'), 'NORMAL'],
    ['DIVED', 3.2, 'cm', CAO(10), 'NORMAL'],
    ['DIVED', 3.65, 'cm', CAO(10), 'ALTERADO'],
    ['DIVED', 24.9, 'mm', CAO(10), 'ALTERADO'],
    ['DIVED', 46, 'mm', CAO(30, { raca: 'Boxer' }), 'NORMAL'],
    ['DIVED', 47, 'mm', CAO(35, { raca: 'Dobermann', sexo: 'FEMEA' }), 'ALTERADO'],
    ['DIVED', 47, 'mm', CAO(35, { raca: 'Dobermann', sexo: 'MACHO' }), 'NORMAL'],
    ['SIVD', 4.9, 'mm', GATO(), 'NORMAL'],
    ['SIVD', 5.9, 'mm', GATO(), 'ATENCAO'],
    ['PLVED', 0.6, 'cm', GATO(), 'ALTERADO'],
    ['FRACAO_ENCURTAMENTO', 26, '%', CAO(14.9), 'ALTERADO'],
    ['FRACAO_ENCURTAMENTO', 26, '%', CAO(15), 'NORMAL'],
    ['FRACAO_ENCURTAMENTO', 22, '%', CAO(30), 'ALTERADO'],
    ['FRACAO_ENCURTAMENTO', 22, '%', CAO(30, { raca: 'Greyhound' }), 'ATENCAO'],
    ['FRACAO_ENCURTAMENTO', 22, '%', CAO(60, { raca: 'Dogue Alemão' }), 'NORMAL'],
    ['FRACAO_ENCURTAMENTO', 61, '%', GATO(), 'ALTERADO'],
    ['FRACAO_EJECAO', 45, '%', CAO(20), 'ATENCAO'],
    ['FRACAO_EJECAO', 39, '%', CAO(20), 'ALTERADO'],
    ['ONDA_E', 1.2, 'm/s', CAO(20), 'ALTERADO'],
    ['E_A', 1.42, 'razao', CAO(20), 'NORMAL'],
    ['E_A', 2.36, 'razao', GATO(), 'ALTERADO'],
    ['VELOCIDADE_MAXIMA', 2.2, 'm/s', CAO(20, { orgao: 'VALVA_AORTICA' }), 'ATENCAO'],
    ['VELOCIDADE_MAXIMA', 2.2, 'm/s', CAO(20, { orgao: 'VALVA_PULMONAR' }), 'ALTERADO'],
    ['VELOCIDADE_MAXIMA', 2.3, 'm/s', CAO(30, { orgao: 'VALVA_AORTICA', raca: 'Boxer' }), 'NORMAL'],
    ['VELOCIDADE_MAXIMA', 3.2, 'm/s', CAO(20, { orgao: 'VALVA_TRICUSPIDE' }), null],
    ['GRADIENTE_PRESSAO', 41, 'mmHg', CAO(20, { orgao: 'VALVA_TRICUSPIDE' }), 'ATENCAO'],
    ['GRADIENTE_PRESSAO', 41, 'mmHg', CAO(20, { orgao: 'VALVA_AORTICA' }), null],
    ['FREQUENCIA_CARDIACA', 170, 'bpm', CAO(8), 'ALTERADO'],
    ['FREQUENCIA_CARDIACA', 170, 'bpm', CAO(3.9), 'NORMAL'],
    ['FREQUENCIA_CARDIACA', 210, 'bpm', CAO(8, { idadeMeses: 5 }), 'NORMAL'],
    ['FREQUENCIA_CARDIACA', 130, 'bpm', GATO(), 'ATENCAO'],
    // Electrocardiogram (E.1): lead II.
    ['ECG_P_DURACAO', 40, 'ms', CAO(10), 'NORMAL'],
    ['ECG_P_DURACAO', 41, 'ms', CAO(10), 'ALTERADO'],
    ['ECG_P_DURACAO', 50, 'ms', CAO(60, { raca: 'Dogue Alemão' }), 'NORMAL'],
    ['ECG_PR', 59, 'ms', CAO(10), 'ALTERADO'],
    ['ECG_PR', 95, 'ms', GATO(), 'ALTERADO'],
    ['ECG_QRS', 55, 'ms', CAO(19.9), 'ATENCAO'],
    ['ECG_QRS', 55, 'ms', CAO(20), 'NORMAL'],
    ['ECG_QRS', 81, 'ms', CAO(30), 'ALTERADO'],
    ['ECG_R', 2.7, 'mV', CAO(10), 'ALTERADO'],
    ['ECG_R', 2.7, 'mV', CAO(25), 'NORMAL'],
    ['ECG_R', 0.9, 'mV', GATO(), 'NORMAL'],
    ['ECG_ST_INFRA', 0, 'mV', CAO(10), 'NORMAL'],
    ['ECG_ST_SUPRA', 0.16, 'mV', CAO(10), 'ALTERADO'],
    ['ECG_T_R', 26, '%', CAO(10), 'ALTERADO'],
    ['ECG_QT', 260, 'ms', CAO(10), 'ATENCAO'],
    ['ECG_QT', 149, 'ms', CAO(10), 'ALTERADO'],
    ['ECG_QT', 190, 'ms', GATO(), 'ATENCAO'],
    // Blood pressure (E.3), of any age, as it is shown: without decimals.
    ['PAS_MEDIA', 139, 'mmHg', CAO(10), 'NORMAL'],
    ['PAS_MEDIA', 140, 'mmHg', CAO(10), 'ATENCAO'],
    ['PAS_MEDIA', 161.2, 'mmHg', GATO(), 'ALTERADO'],
    ['PAS_MEDIA', 180, 'mmHg', GATO({ idadeMeses: 4 }), 'CRITICO'],
    ['PAS_MEDIA', 89, 'mmHg', CAO(10), 'CRITICO'],
    ['PA_MANGUITO_RELACAO', 40, '%', CAO(10), 'NORMAL'],
    ['PA_MANGUITO_RELACAO', 41, '%', CAO(10), 'ATENCAO'],
    // Abdomen on a radiograph (G.7), pelvis (D.4), neck (G.3) and eye (G.4).
    ['RIM_L2', 3.5, 'razao', CAO(10), 'NORMAL'],
    ['RIM_L2', 2.8, 'razao', GATO({ castrado: true }), 'ALTERADO'],
    ['RIM_L2', 2.8, 'razao', GATO({ castrado: false }), 'NORMAL'],
    ['DELGADO_L5', 1.7, 'razao', CAO(10), 'ALTERADO'],
    ['DELGADO_L2', 2, 'razao', GATO(), 'ALTERADO'],
    ['COLON_L5', 1.4, 'razao', GATO(), 'ATENCAO'],
    // Axis of the ECG (E.1), with its vectors: below zero too.
    ['ECG_EIXO', 64.7, '°', CAO(10), 'NORMAL'],
    ['ECG_EIXO', 111.1, '°', CAO(10), 'ALTERADO'],
    ['ECG_EIXO', -34.7, '°', CAO(10), 'ALTERADO'],
    ['ECG_EIXO', 0, '°', CAO(10), 'ALTERADO'],
    ['ECG_EIXO', 0, '°', GATO(), 'NORMAL'],
    ['ECG_EIXO', 160, '°', GATO(), 'NORMAL'],
    ['ECG_EIXO', -1, '°', GATO(), 'ALTERADO'],
    // Holter (E.2), with its vectors.
    ['HOLTER_ESV', 49, 'indice', RACA('Dobermann'), 'NORMAL'],
    ['HOLTER_ESV', 50, 'indice', RACA('Dobermann'), 'ATENCAO'],
    ['HOLTER_ESV', 120, 'indice', RACA('Dobermann'), 'ATENCAO'],
    ['HOLTER_ESV', 301, 'indice', RACA('Dobermann'), 'ALTERADO'],
    ['HOLTER_ESV', 20, 'indice', RACA('Boxer'), 'NORMAL'],
    ['HOLTER_ESV', 150, 'indice', RACA('Boxer'), 'ATENCAO'],
    ['HOLTER_ESV', 1001, 'indice', RACA('Boxer'), 'ALTERADO'],
    ['HOLTER_ESV', 0, 'indice', CAO(10), 'NORMAL'],
    ['HOLTER_ESV', 24, 'indice', CAO(10), 'NORMAL'],
    ['HOLTER_ESV', 25, 'indice', CAO(10), 'ATENCAO'],
    ['HOLTER_ESV', 101, 'indice', CAO(10), 'ALTERADO'],
    ['HOLTER_ESV', 10, 'indice', GATO(), 'NORMAL'],
    ['HOLTER_ESV', 11, 'indice', GATO(), 'ATENCAO'],
    ['HOLTER_ESV', 5000, 'indice', GATO(), 'ATENCAO'],
    ['HOLTER_HORAS', 20, 'h', CAO(10), 'NORMAL'],
    ['HOLTER_HORAS', 19.9, 'h', CAO(10), 'ATENCAO'],
    ['HOLTER_ARTEFATO', 10.1, '%', GATO(), 'ATENCAO'],
    ['HOLTER_FC_MEDIA', 111, 'bpm', CAO(10), 'ALTERADO'],
    ['HOLTER_FC_MINIMA', 29, 'bpm', CAO(10), 'ALTERADO'],
    ['HOLTER_MAIOR_PAUSA', 4, 's', CAO(10), 'NORMAL'],
    ['HOLTER_MAIOR_PAUSA', 4500, 'ms', CAO(10), 'ATENCAO'],
    ['HOLTER_MAIOR_PAUSA', 5.1, 's', CAO(10), 'ALTERADO'],
    // Tendons of the horse (G.20): shown, and not judged, since the reference is of the fore limb.
    ['TFDS_AREA', 140, 'mm²', { especie: 'Equina' }, null],
    ['PLATO_TIBIAL', 25, '°', CAO(30, { idadeMeses: 24 }), 'NORMAL'],
    ['PLATO_TIBIAL', 30, '°', CAO(30, { idadeMeses: 24 }), 'ATENCAO'],
    ['PLATO_TIBIAL', 30.1, '°', CAO(30, { idadeMeses: 24 }), 'ALTERADO'],
    ['PLATO_TIBIAL', 35, '°', GATO(), null],
    // Hoof of the horse (G.21).
    ['ANGULO_PALMAR', 3, '°', { especie: 'Equina' }, 'NORMAL'],
    ['ANGULO_PALMAR', 8.1, '°', { especie: 'Equina' }, 'ALTERADO'],
    ['ANGULO_PALMAR', -2, '°', { especie: 'Equina' }, 'ALTERADO'],
    ['SOLA_ESPESSURA', 15, 'mm', { especie: 'Equina' }, 'NORMAL'],
    ['SOLA_ESPESSURA', 14.9, 'mm', { especie: 'Equina' }, 'ALTERADO'],
    ['SOLA_ESPESSURA', 10, 'mm', CAO(30), null],
    ['NORBERG', 104, '°', CAO(30, { idadeMeses: 24 }), 'ATENCAO'],
    ['NORBERG', 85.1, '°', CAO(30, { idadeMeses: 24 }), 'ALTERADO'],
    ['NORBERG', 85.1, '°', CAO(30, { idadeMeses: 6 }), null],
    ['INDICE_DISTRACAO', 0.3, 'razao', CAO(30, { idadeMeses: 6 }), 'NORMAL'],
    ['INDICE_DISTRACAO', 0.61, 'razao', CAO(30, { idadeMeses: 6 }), 'ATENCAO'],
    ['TIREOIDE_ALTURA', 4.1, 'mm', GATO(), 'ALTERADO'],
    ['PARATIREOIDE', 3.5, 'mm', GATO(), 'ALTERADO'],
    ['PARATIREOIDE', 3.5, 'mm', CAO(10), 'NORMAL'],
    ['OLHO_AXIAL', 2.1, 'cm', CAO(10), 'NORMAL'],
    ['OLHO_NERVO_OPTICO', 3.2, 'mm', CAO(10), 'ATENCAO'],
    // VHS (D.1) with its vectors, VLAS (D.2).
    ['VHS', 11.1, 'vertebras', RACA('Labrador Retriever'), 'NORMAL'],
    ['VHS', 11.1, 'vertebras', CAO(30), 'ALTERADO'],
    ['VHS', 11.5, 'vertebras', RACA('Cavalier King Charles Spaniel'), 'ATENCAO'],
    ['VHS', 11.7, 'vertebras', RACA('Cavalier King Charles Spaniel'), 'ALTERADO'],
    ['VHS', 10.5, 'vertebras', RACA('SRD'), 'NORMAL'],
    ['VHS', 10.6, 'vertebras', CAO(null), 'ATENCAO'],
    ['VHS', 10.7, 'vertebras', CAO(null), 'ALTERADO'],
    ['VHS', 8.4, 'vertebras', CAO(null), 'ATENCAO'],
    ['VHS', 12, 'vertebras', RACA('Pug'), 'ATENCAO'],
    ['VHS', 8.2, 'vertebras', GATO(), 'ALTERADO'],
    ['VHS', 6.7, 'vertebras', GATO(), 'NORMAL'],
    ['VLAS', 2.4, 'vertebras', CAO(null), 'NORMAL'],
    ['VLAS', 2.7, 'vertebras', CAO(null), 'ATENCAO'],
    ['VLAS', 2.8, 'vertebras', CAO(null), 'ALTERADO'],
    ['VLAS', 2.8, 'vertebras', RACA('Pug'), 'NORMAL'],
    // Gestation (B.2) and free fluid (A.9): of any age.
    ['FCF_MENOR', 220, 'bpm', CAO(10), 'NORMAL'],
    ['FCF_MENOR', 180, 'bpm', CAO(10, { idadeMeses: 10 }), 'ATENCAO'],
    ['FCF_MENOR', 165, 'bpm', CAO(10), 'ALTERADO'],
    ['FCF_MENOR', 159, 'bpm', GATO(), 'CRITICO'],
    ['ESCORE_LIQUIDO_ABDOMINAL', 0, 'indice', CAO(10), 'NORMAL'],
    ['ESCORE_LIQUIDO_ABDOMINAL', 2.5, 'indice', GATO({ idadeMeses: 3 }), 'ATENCAO'],
    ['ESCORE_LIQUIDO_ABDOMINAL', 3, 'indice', CAO(10), 'ALTERADO'],
    // Nothing to compare with: no dog's reference goes to a cat, nor the other way.
    ['VLAS', 2.8, 'vertebras', GATO(), null],
    ['DIVED', 1.5, 'cm', GATO(), null],
    ['RIM_COMPRIMENTO', 9, 'cm', CAO(10), null],
    ['VHS', 9, 'vertebras', { especie: 'Equina', pesoKg: 400 }, null],
  ])('%s %d %s, %j → %s', (medida, valor, unidade, quem, nivel) => {
    expect(avaliar(medida, valor, unidade, quem).nivel).toBe(nivel)
  })

  it.each([
    ['filhote', 'VHS', 'vertebras', CAO(10, { idadeMeses: 11 }), 'referência de adulto não aplicada'],
    [
      'gigante de 17 meses',
      'VHS',
      'vertebras',
      CAO(50, { idadeMeses: 17, raca: 'São Bernardo' }),
      'referência de adulto não aplicada',
    ],
    ['sem peso', 'JEJUNO_PAREDE', 'mm', CAO(null), 'informe o peso'],
    ['sem lado', 'ADRENAL_POLO_CAUDAL', 'mm', CAO(10), 'informe o lado'],
    ['sem idade', 'PROSTATA_ALTURA', 'cm', CAO(10, { sexo: 'MACHO', castrado: false }), 'informe o nascimento'],
    [
      'sem dizer se é castrado',
      'PROSTATA_ALTURA',
      'cm',
      CAO(10, { sexo: 'MACHO', idadeMeses: 60 }),
      'informe se é castrado',
    ],
    ['mais leve que os estudados', 'ADRENAL_POLO_CAUDAL', 'mm', CAO(2, ESQUERDO), 'fora da faixa de peso do estudo'],
    ['mais pesado que os estudados', 'ADRENAL_POLO_CAUDAL', 'mm', CAO(41, DIREITO), 'fora da faixa de peso do estudo'],
  ] as const)('%s: mostra o valor sem julgar, e diz por quê', (_, medida, unidade, quem, ressalva) => {
    expect(avaliar(medida, 9, unidade, quem)).toMatchObject({ situacao: 'SEM_REFERENCIA', nivel: null, ressalva })
  })

  it('o gigante de 18 meses e o de idade desconhecida são adultos', () => {
    for (const idadeMeses of [18, null])
      expect(avaliar('VHS', 11, 'vertebras', CAO(50, { idadeMeses, raca: 'São Bernardo' })).nivel).toBe('ALTERADO')
  })

  it('o que depende do que ninguém disse é mostrado em palavras, sem nível', () => {
    const { nivel, referencia } = avaliar('BEXIGA_PAREDE', 2.5, 'mm', CAO(10))
    expect([nivel, referencia?.texto]).toEqual([null, expect.stringContaining('repleta')])
    expect(avaliar('VHS', 13, 'vertebras', RACA('Buldogue Inglês')).nivel).toBeNull()
    expect(avaliar('VHS', 8.3, 'vertebras', GATO({ raca: 'Persa' })).nivel).toBeNull()
  })

  it('a faixa concreta vem com unidade, fonte e doi', () => {
    expect(avaliar('DIVED', 3.2, 'cm', CAO(10)).referencia).toMatchObject({
      faixas: { faixa: { min: 2.5, max: 3.64 } },
      unidade: 'cm',
      fonte: expect.stringContaining('Cornell'),
      doi: '10.1111/j.1939-1676.2004.tb02551.x',
    })
  })

  it('usa as referências da clínica no lugar das iniciais', () => {
    const catalogo = {
      ...CATALOGO,
      referencias: [
        { medida: 'VHS', especie: 'CANINA', unidade: 'vertebras', faixa: { max: 11.5 }, fonte: 'Clínica' },
      ] as const,
    }
    const vertebras = { unidade: 'vertebras', especie: 'Canina' } as const
    expect(avaliarMedida({ medida: 'VHS', valor: 11, ...vertebras }, catalogo).situacao).toBe('DENTRO')
    expect(avaliarMedida({ medida: 'VLAS', valor: 9, ...vertebras }, catalogo).situacao).toBe('SEM_REFERENCIA')
  })

  it('recusa unidade de outra grandeza, mesmo sem referência, e valor que não é positivo', () => {
    const base = { medida: 'VHS', valor: 9, unidade: 'vertebras', especie: 'Equina' } as const
    expect(() => avaliarMedida({ ...base, unidade: 'cm' })).toThrow(expect.objectContaining({ codigo: 'VALIDACAO' }))
    for (const valor of [0, -1, Number.NaN, Infinity]) {
      expect(() => avaliarMedida({ ...base, valor })).toThrow(
        expect.objectContaining({ campos: { valor: expect.any(String) } }),
      )
    }
  })

  it('só diz que falta o peso quando é ele que falta', () => {
    const falta = (medida: string, quem: Quem) => faltaOPeso(medida, { especie: 'Canina', ...quem })
    expect(falta('JEJUNO_PAREDE', CAO(null))).toBe(true)
    expect(falta('JEJUNO_PAREDE', CAO(10))).toBe(false)
    expect(falta('COLEDOCO_DIAMETRO', CAO(null))).toBe(false)
    expect(falta('JEJUNO_PAREDE', GATO({ pesoKg: null }))).toBe(false)
  })
})

describe('fonte por escrito', () => {
  it.each([
    [{ fonte: 'Livro' }, 'Livro'],
    [{ fonte: 'Livro', doi: '10.1/x', marca: 'V' as const }, 'Livro, doi 10.1/x'],
    [{ fonte: 'Livro', marca: 'M' as const, nota: 'Só em jejum.' }, 'Livro (a confirmar). Só em jejum'],
    [{ fonte: 'Livro', marca: 'D' as const }, 'Livro (limite derivado)'],
  ])('%j → %s', (origem, escrita) => expect(escreverFonte(origem)).toBe(escrita))
})

describe('tabela de referências', () => {
  const CADASTRADAS = new Map(
    ESPECIES_E_RACAS.map(({ especie, racas }) => [
      normalizarBusca(especie),
      new Set(racas.map(({ nome }) => normalizarBusca(nome))),
    ]),
  )

  it.each(REFERENCIAS.map((referencia, i) => [i, referencia.medida, referencia.especie, referencia] as const))(
    '%d %s %s: fonte, marca, unidade cabível e raças do cadastro',
    (_i, _medida, _especie, referencia) => {
      const { medida, especie, fonte, marca, unidade, racas = [] } = referencia
      expect(fonte.length).toBeGreaterThan(5)
      expect(marca).toMatch(/^(V|V2|M|D)$/)
      expect(MEDIDAS[medida]).toBeDefined()
      expect(unidadesDaMedida(medida)).toContain(unidade)
      const cadastradas = CADASTRADAS.get(especie.toLowerCase())
      expect(racas.filter((raca) => cadastradas?.has(normalizarBusca(raca)) !== true)).toEqual([])
    },
  )

  it('nenhum paciente tem duas linhas que sirvam igualmente', () => {
    const pesos = [0.5, 2.4, 2.5, 4, 5, 9.99, 10, 15, 19.99, 20, 29.99, 30, 39.99, 40, 90]
    for (const medida of Object.keys(MEDIDAS) as MedidaId[])
      for (const especie of ['CANINA', 'FELINA'] as const)
        for (const pesoKg of pesos)
          for (const lado of ['ESQUERDO', 'DIREITO'] as const) {
            const quem = { especie, pesoKg, lado, idadeMeses: 60, sexo: 'MACHO', castrado: false, raca: null }
            const deCima = avaliar(medida, 1, MEDIDAS[medida].unidade, quem).referencia
            const deBaixo = avaliarMedida(
              { ...quem, medida, valor: 1, unidade: MEDIDAS[medida].unidade },
              { ...CATALOGO, referencias: REFERENCIAS.toReversed() },
            ).referencia
            expect([medida, especie, pesoKg, deBaixo]).toEqual([medida, especie, pesoKg, deCima])
          }
  })
})
