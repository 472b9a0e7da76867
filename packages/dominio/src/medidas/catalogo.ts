import { unidadesEquivalentes, type Unidade } from './unidades.ts'

export type Medida = {
  readonly rotulo: string
  /** Short form printed in tables. */
  readonly sigla: string
  /** Unit in which the value is offered for typing and computed. */
  readonly unidade: Unidade
  /** Decimal places shown. */
  readonly casas: number
  /** Zero is a result, not a missing value: a score, a count. */
  readonly aceitaZero?: true
  /** Below zero is a result too: an angle, an attenuation, the net of a deflection. */
  readonly aceitaNegativo?: true
}

/** Whether a measure may have this value; one that nobody defined is above zero, as a length is. */
export function valorPossivel(valor: number, { aceitaZero, aceitaNegativo }: Partial<Medida> = {}): boolean {
  if (!Number.isFinite(valor)) return false
  return valor > 0 || aceitaNegativo === true || (valor === 0 && aceitaZero === true)
}

const linhasB = (ponto: string, sigla: string) =>
  ({ rotulo: `Linhas B, ponto ${ponto}`, sigla, unidade: 'indice', casas: 0, aceitaZero: true }) as const

const leitura = (numero: number) =>
  ({ rotulo: `Pressão sistólica, leitura ${numero}`, sigla: `PAS ${numero}`, unidade: 'mmHg', casas: 0 }) as const

const qrsLiquido = (derivacao: string) =>
  ({
    rotulo: `QRS líquido em ${derivacao}`,
    sigla: `QRS ${derivacao}`,
    unidade: 'mV',
    casas: 2,
    aceitaNegativo: true,
  }) as const

const ZONAS = ['1A', '1B', '2A', '2B', '3A', '3B', '3C'] as const
type Zona = (typeof ZONAS)[number]

/** Sectional area of a tendon or ligament of the horse: the greatest one, then zone by zone. */
const areasDe = <S extends string>(sigla: S, nome: string) =>
  Object.fromEntries([
    [`${sigla}_AREA`, { rotulo: `${nome}, maior área`, sigla, unidade: 'mm²', casas: 0 }],
    ...ZONAS.map((zona) => [
      `${sigla}_${zona}`,
      { rotulo: `${sigla}, zona ${zona}`, sigla: `${sigla} ${zona}`, unidade: 'mm²', casas: 0 },
    ]),
  ]) as Readonly<Record<`${S}_${'AREA' | Zona}`, Medida>>

/** A count of a whole recording. */
const contagem = (rotulo: string, sigla: string) =>
  ({ rotulo, sigla, unidade: 'indice', casas: 0, aceitaZero: true }) as const

/** The five that the mean is made of; the first one, taken to settle the animal, is not among them. */
const leiturasDaPressao = {
  PAS_LEITURA_1: leitura(1),
  PAS_LEITURA_2: leitura(2),
  PAS_LEITURA_3: leitura(3),
  PAS_LEITURA_4: leitura(4),
  PAS_LEITURA_5: leitura(5),
} as const

/** Measures known to every company: with a reference, a formula, or only usual. Ids are stored in laudos: never rename one. */
export const MEDIDAS = {
  RIM_COMPRIMENTO: { rotulo: 'Comprimento do rim', sigla: 'Rim', unidade: 'cm', casas: 2 },
  AORTA_ABDOMINAL: { rotulo: 'Diâmetro da aorta abdominal', sigla: 'Ao', unidade: 'cm', casas: 2 },
  RIM_AORTA: { rotulo: 'Relação rim : aorta', sigla: 'R:Ao', unidade: 'razao', casas: 2 },
  ADRENAL_POLO_CAUDAL: { rotulo: 'Adrenal, polo caudal', sigla: 'Adrenal', unidade: 'cm', casas: 2 },
  VESICULA_PAREDE: { rotulo: 'Parede da vesícula biliar', sigla: 'Vesícula', unidade: 'mm', casas: 1 },
  COLEDOCO_DIAMETRO: { rotulo: 'Diâmetro do ducto colédoco', sigla: 'Colédoco', unidade: 'mm', casas: 1 },
  BACO_ESPESSURA: { rotulo: 'Espessura do baço', sigla: 'Baço', unidade: 'mm', casas: 1 },
  DUODENO_PAREDE: { rotulo: 'Parede do duodeno', sigla: 'Duodeno', unidade: 'mm', casas: 1 },
  JEJUNO_PAREDE: { rotulo: 'Parede do jejuno', sigla: 'Jejuno', unidade: 'mm', casas: 1 },
  ILEO_PAREDE: { rotulo: 'Parede do íleo', sigla: 'Íleo', unidade: 'mm', casas: 1 },
  ATRIO_ESQUERDO: { rotulo: 'Átrio esquerdo', sigla: 'AE', unidade: 'cm', casas: 2 },
  AORTA: { rotulo: 'Raiz da aorta', sigla: 'Ao', unidade: 'cm', casas: 2 },
  AE_AO: { rotulo: 'Relação átrio esquerdo : aorta', sigla: 'AE/Ao', unidade: 'razao', casas: 2 },
  SIVD: { rotulo: 'Septo interventricular em diástole', sigla: 'SIVd', unidade: 'cm', casas: 2 },
  DIVED: { rotulo: 'Diâmetro interno do ventrículo esquerdo em diástole', sigla: 'DIVEd', unidade: 'cm', casas: 2 },
  PLVED: { rotulo: 'Parede livre do ventrículo esquerdo em diástole', sigla: 'PLVEd', unidade: 'cm', casas: 2 },
  SIVS: { rotulo: 'Septo interventricular em sístole', sigla: 'SIVs', unidade: 'cm', casas: 2 },
  DIVES: { rotulo: 'Diâmetro interno do ventrículo esquerdo em sístole', sigla: 'DIVEs', unidade: 'cm', casas: 2 },
  PLVES: { rotulo: 'Parede livre do ventrículo esquerdo em sístole', sigla: 'PLVEs', unidade: 'cm', casas: 2 },
  LVIDDN: { rotulo: 'DIVEd normalizado pelo peso', sigla: 'DIVEdN', unidade: 'indice', casas: 2 },
  FRACAO_ENCURTAMENTO: { rotulo: 'Fração de encurtamento', sigla: 'FEC', unidade: '%', casas: 1 },
  VOLUME_DIASTOLICO: { rotulo: 'Volume diastólico final (Teichholz)', sigla: 'VDF', unidade: 'mL', casas: 1 },
  VOLUME_SISTOLICO: { rotulo: 'Volume sistólico final (Teichholz)', sigla: 'VSF', unidade: 'mL', casas: 1 },
  FRACAO_EJECAO: { rotulo: 'Fração de ejeção', sigla: 'FE', unidade: '%', casas: 1 },
  VELOCIDADE_MAXIMA: { rotulo: 'Velocidade máxima do fluxo', sigla: 'Vmáx', unidade: 'm/s', casas: 2 },
  GRADIENTE_PRESSAO: { rotulo: 'Gradiente de pressão', sigla: 'GP', unidade: 'mmHg', casas: 1 },
  CORACAO_EIXO_LONGO: { rotulo: 'Eixo longo do coração, a partir de T4', sigla: 'EL', unidade: 'vertebras', casas: 1 },
  CORACAO_EIXO_CURTO: { rotulo: 'Eixo curto do coração, a partir de T4', sigla: 'EC', unidade: 'vertebras', casas: 1 },
  FREQUENCIA_CARDIACA: { rotulo: 'Frequência cardíaca', sigla: 'FC', unidade: 'bpm', casas: 0 },
  BEXIGA_PAREDE: { rotulo: 'Parede da bexiga', sigla: 'Bexiga', unidade: 'mm', casas: 1 },
  PROSTATA_COMPRIMENTO: { rotulo: 'Próstata, comprimento', sigla: 'Próst. C', unidade: 'cm', casas: 2 },
  PROSTATA_LARGURA: { rotulo: 'Próstata, largura', sigla: 'Próst. L', unidade: 'cm', casas: 2 },
  PROSTATA_ALTURA: { rotulo: 'Próstata, altura', sigla: 'Próst. A', unidade: 'cm', casas: 2 },
  UTERO_DIAMETRO: { rotulo: 'Diâmetro do corno uterino', sigla: 'Útero', unidade: 'cm', casas: 2 },
  OVARIO_COMPRIMENTO: { rotulo: 'Comprimento do ovário', sigla: 'Ovário', unidade: 'cm', casas: 2 },
  ONDA_E: { rotulo: 'Velocidade da onda E', sigla: 'E', unidade: 'm/s', casas: 2 },
  ONDA_A: { rotulo: 'Velocidade da onda A', sigla: 'A', unidade: 'm/s', casas: 2 },
  E_A: { rotulo: 'Relação E : A', sigla: 'E/A', unidade: 'razao', casas: 2 },
  VHS: { rotulo: 'Tamanho cardíaco vertebral', sigla: 'VHS', unidade: 'vertebras', casas: 1 },
  VLAS: { rotulo: 'Tamanho vertebral do átrio esquerdo', sigla: 'VLAS', unidade: 'vertebras', casas: 1 },
  PESO_PRE_GESTACIONAL: { rotulo: 'Peso antes da gestação', sigla: 'Peso pré', unidade: 'kg', casas: 1 },
  CONCEPTOS_NUMERO: { rotulo: 'Número mínimo de conceptos', sigla: 'Conceptos', unidade: 'indice', casas: 0 },
  CAVIDADE_CORIONICA: { rotulo: 'Cavidade coriônica interna, média', sigla: 'ICC', unidade: 'mm', casas: 1 },
  DIAMETRO_BIPARIETAL: { rotulo: 'Diâmetro biparietal, média', sigla: 'DBP', unidade: 'mm', casas: 1 },
  DIAMETRO_ABDOMINAL_FETAL: { rotulo: 'Diâmetro abdominal fetal', sigla: 'DA', unidade: 'mm', casas: 1 },
  FCF_MENOR: { rotulo: 'Menor frequência cardíaca fetal', sigla: 'FCF mín.', unidade: 'bpm', casas: 0 },
  FCF_MAIOR: { rotulo: 'Maior frequência cardíaca fetal', sigla: 'FCF máx.', unidade: 'bpm', casas: 0 },
  PLACENTA_ESPESSURA: { rotulo: 'Espessura da placenta', sigla: 'Placenta', unidade: 'mm', casas: 1 },
  ESCORE_LIQUIDO_ABDOMINAL: {
    rotulo: 'Escore de líquido abdominal (0 a 4)',
    sigla: 'AFS',
    unidade: 'indice',
    casas: 0,
    aceitaZero: true,
  },
  COLECAO_DIAMETRO: { rotulo: 'Maior coleção, diâmetro', sigla: 'Coleção', unidade: 'mm', casas: 1 },
  VCC_EXPIRACAO: { rotulo: 'Veia cava caudal em expiração', sigla: 'VCC exp.', unidade: 'mm', casas: 1 },
  VCC_INSPIRACAO: { rotulo: 'Veia cava caudal em inspiração', sigla: 'VCC insp.', unidade: 'mm', casas: 1 },
  LINHAS_B_CAUDODORSAL: linhasB('caudodorsal', 'LB cd.'),
  LINHAS_B_PERI_HILAR: linhasB('peri-hilar', 'LB ph.'),
  LINHAS_B_MEDIO: linhasB('médio', 'LB md.'),
  LINHAS_B_CRANIAL: linhasB('cranial', 'LB cr.'),
  ECG_RR: { rotulo: 'Intervalo RR médio', sigla: 'RR', unidade: 'ms', casas: 0 },
  ECG_P_DURACAO: { rotulo: 'Onda P, duração', sigla: 'P', unidade: 'ms', casas: 0 },
  ECG_P_AMPLITUDE: { rotulo: 'Onda P, amplitude', sigla: 'P amp.', unidade: 'mV', casas: 2 },
  ECG_PR: { rotulo: 'Intervalo PR', sigla: 'PR', unidade: 'ms', casas: 0 },
  ECG_QRS: { rotulo: 'Complexo QRS, duração', sigla: 'QRS', unidade: 'ms', casas: 0 },
  ECG_R: { rotulo: 'Onda R em DII, amplitude', sigla: 'R', unidade: 'mV', casas: 2 },
  ECG_QRS_DI: qrsLiquido('DI'),
  ECG_QRS_DII: qrsLiquido('DII'),
  ECG_QRS_DIII: qrsLiquido('DIII'),
  ECG_QRS_AVF: qrsLiquido('aVF'),
  ECG_EIXO: { rotulo: 'Eixo elétrico médio do QRS', sigla: 'Eixo', unidade: '°', casas: 0, aceitaNegativo: true },
  ECG_ST_INFRA: { rotulo: 'Infradesnivelamento de ST', sigla: 'ST infra', unidade: 'mV', casas: 2, aceitaZero: true },
  ECG_ST_SUPRA: { rotulo: 'Supradesnivelamento de ST', sigla: 'ST supra', unidade: 'mV', casas: 2, aceitaZero: true },
  ECG_T: { rotulo: 'Onda T, amplitude sem sinal', sigla: 'T', unidade: 'mV', casas: 2, aceitaZero: true },
  ECG_T_R: { rotulo: 'Onda T em relação à R', sigla: 'T/R', unidade: '%', casas: 0, aceitaZero: true },
  ECG_QT: { rotulo: 'Intervalo QT', sigla: 'QT', unidade: 'ms', casas: 0 },
  ECG_QTC: { rotulo: 'QT corrigido (Van de Water)', sigla: 'QTc', unidade: 'ms', casas: 1 },
  HOLTER_HORAS: { rotulo: 'Horas analisáveis', sigla: 'Horas', unidade: 'h', casas: 1 },
  HOLTER_ARTEFATO: { rotulo: 'Artefato no registro', sigla: 'Artefato', unidade: '%', casas: 1, aceitaZero: true },
  HOLTER_FC_MINIMA: { rotulo: 'Frequência cardíaca mínima', sigla: 'FC mín.', unidade: 'bpm', casas: 0 },
  HOLTER_FC_MEDIA: { rotulo: 'Frequência cardíaca média', sigla: 'FC méd.', unidade: 'bpm', casas: 0 },
  HOLTER_FC_MAXIMA: { rotulo: 'Frequência cardíaca máxima', sigla: 'FC máx.', unidade: 'bpm', casas: 0 },
  HOLTER_ESSV: contagem('Extrassístoles supraventriculares, total', 'ESSV'),
  HOLTER_ESV: contagem('Extrassístoles ventriculares, total', 'ESV'),
  HOLTER_PAUSAS: contagem('Pausas maiores que 2 s', 'Pausas'),
  HOLTER_MAIOR_PAUSA: { rotulo: 'Maior pausa', sigla: 'Pausa máx.', unidade: 's', casas: 1 },
  ...leiturasDaPressao,
  PAS_MEDIA: { rotulo: 'Pressão sistólica, média das leituras', sigla: 'PAS', unidade: 'mmHg', casas: 0 },
  PA_CIRCUNFERENCIA: { rotulo: 'Circunferência do membro', sigla: 'Circ.', unidade: 'cm', casas: 1 },
  PA_MANGUITO: { rotulo: 'Largura do manguito', sigla: 'Manguito', unidade: 'cm', casas: 1 },
  PA_MANGUITO_RELACAO: { rotulo: 'Manguito em relação ao membro', sigla: 'Manguito %', unidade: '%', casas: 0 },
  RIM_L2: { rotulo: 'Relação rim : L2', sigla: 'Rim:L2', unidade: 'razao', casas: 1 },
  DELGADO_L5: { rotulo: 'Relação intestino delgado : L5', sigla: 'ID:L5', unidade: 'razao', casas: 1 },
  DELGADO_L2: { rotulo: 'Relação intestino delgado : L2', sigla: 'ID:L2', unidade: 'razao', casas: 1 },
  COLON_L5: { rotulo: 'Relação cólon : L5', sigla: 'Cólon:L5', unidade: 'razao', casas: 1 },
  NORBERG: { rotulo: 'Ângulo de Norberg', sigla: 'Norberg', unidade: '°', casas: 1 },
  PLATO_TIBIAL: { rotulo: 'Ângulo do platô tibial', sigla: 'TPA', unidade: '°', casas: 1 },
  ANGULO_PALMAR: {
    rotulo: 'Ângulo palmar (membro torácico)',
    sigla: 'Âng. palmar',
    unidade: '°',
    casas: 1,
    aceitaNegativo: true,
  },
  ROTACAO_FALANGE: {
    rotulo: 'Rotação da falange distal',
    sigla: 'Rotação',
    unidade: '°',
    casas: 1,
    aceitaZero: true,
  },
  SOLA_ESPESSURA: { rotulo: 'Sola, espessura', sigla: 'Sola', unidade: 'mm', casas: 1 },
  MURALHA_PROXIMAL: { rotulo: 'Muralha dorsal, proximal', sigla: 'Mur. prox.', unidade: 'mm', casas: 1 },
  MURALHA_DISTAL: { rotulo: 'Muralha dorsal, distal', sigla: 'Mur. dist.', unidade: 'mm', casas: 1 },
  DISTANCIA_COROA_FALANGE: {
    rotulo: 'Distância da coroa ao processo extensor',
    sigla: 'Coroa-FD',
    unidade: 'mm',
    casas: 1,
    aceitaZero: true,
  },
  INDICE_DISTRACAO: { rotulo: 'Índice de distração', sigla: 'ID', unidade: 'razao', casas: 2 },
  TIREOIDE_COMPRIMENTO: { rotulo: 'Tireoide, comprimento do lobo', sigla: 'Tir. C', unidade: 'cm', casas: 2 },
  TIREOIDE_LARGURA: { rotulo: 'Tireoide, largura do lobo', sigla: 'Tir. L', unidade: 'cm', casas: 2 },
  TIREOIDE_ALTURA: { rotulo: 'Tireoide, altura do lobo', sigla: 'Tir. A', unidade: 'mm', casas: 1 },
  TIREOIDE_VOLUME: { rotulo: 'Tireoide, volume do lobo', sigla: 'Tir. V', unidade: 'cm³', casas: 2 },
  PARATIREOIDE: { rotulo: 'Paratireoide, maior dimensão', sigla: 'Parat.', unidade: 'mm', casas: 1 },
  LINFONODO_EIXO_CURTO: { rotulo: 'Linfonodo, eixo curto', sigla: 'Linf.', unidade: 'mm', casas: 1 },
  OLHO_AXIAL: { rotulo: 'Bulbo ocular, diâmetro axial', sigla: 'Bulbo', unidade: 'mm', casas: 1 },
  OLHO_CAMARA_ANTERIOR: { rotulo: 'Câmara anterior, profundidade', sigla: 'CA', unidade: 'mm', casas: 1 },
  OLHO_LENTE: { rotulo: 'Lente, espessura', sigla: 'Lente', unidade: 'mm', casas: 1 },
  OLHO_VITREO: { rotulo: 'Câmara vítrea, profundidade', sigla: 'Vítreo', unidade: 'mm', casas: 1 },
  OLHO_NERVO_OPTICO: { rotulo: 'Bainha do nervo óptico, diâmetro', sigla: 'BNO', unidade: 'mm', casas: 1 },
  LIGAMENTO_PATELAR: { rotulo: 'Ligamento patelar, terço médio', sigla: 'Lig. patelar', unidade: 'mm', casas: 1 },
  EFUSAO_ARTICULAR: {
    rotulo: 'Efusão articular, espessura',
    sigla: 'Efusão',
    unidade: 'mm',
    casas: 1,
    aceitaZero: true,
  },
  TENDAO_BICEPS: { rotulo: 'Tendão do bíceps, espessura', sigla: 'Bíceps', unidade: 'mm', casas: 1 },
  EFUSAO_BAINHA_BICEPS: {
    rotulo: 'Efusão na bainha do bíceps',
    sigla: 'Bainha',
    unidade: 'mm',
    casas: 1,
    aceitaZero: true,
  },
  TENDAO_SUPRAESPINHAL: { rotulo: 'Tendão supraespinhal, espessura', sigla: 'Supraesp.', unidade: 'mm', casas: 1 },
  TENDAO_INFRAESPINHAL: { rotulo: 'Tendão infraespinhal, espessura', sigla: 'Infraesp.', unidade: 'mm', casas: 1 },
  LESAO_COMPRIMENTO: { rotulo: 'Lesão, comprimento', sigla: 'Lesão C', unidade: 'cm', casas: 2 },
  LESAO_LARGURA: { rotulo: 'Lesão, largura', sigla: 'Lesão L', unidade: 'cm', casas: 2 },
  LESAO_ALTURA: { rotulo: 'Lesão, altura', sigla: 'Lesão A', unidade: 'cm', casas: 2 },
  LESAO_VOLUME: { rotulo: 'Lesão, volume', sigla: 'Lesão V', unidade: 'cm³', casas: 1 },
  TC_CORTE: { rotulo: 'Espessura do corte', sigla: 'Corte', unidade: 'mm', casas: 2 },
  CONTRASTE_DOSE: { rotulo: 'Dose do contraste', sigla: 'Contraste', unidade: 'mL/kg', casas: 1 },
  TC_ATENUACAO_ANTES: {
    rotulo: 'Atenuação antes do contraste',
    sigla: 'UH antes',
    unidade: 'UH',
    casas: 0,
    aceitaNegativo: true,
  },
  TC_ATENUACAO_DEPOIS: {
    rotulo: 'Atenuação depois do contraste',
    sigla: 'UH depois',
    unidade: 'UH',
    casas: 0,
    aceitaNegativo: true,
  },
  RM_CAMPO: { rotulo: 'Campo magnético', sigla: 'Campo', unidade: 'T', casas: 2 },
  ...areasDe('TFDS', 'Flexor digital superficial'),
  ...areasDe('TFDP', 'Flexor digital profundo'),
  ...areasDe('LS', 'Ligamento suspensor'),
  LAD_AREA: { rotulo: 'Ligamento acessório, maior área', sigla: 'LAD', unidade: 'mm²', casas: 0 },
  TENDAO_ECOGENICIDADE: contagem('Ecogenicidade (0 a 3)', 'Ecogen.'),
  TENDAO_ALINHAMENTO: contagem('Alinhamento de fibras (0 a 3)', 'Alinham.'),
  LIGAMENTO_ANULAR: { rotulo: 'Ligamento anular, espessura', sigla: 'Anular', unidade: 'mm', casas: 1 },
  CITOLOGIA_LAMINAS: { rotulo: 'Número de lâminas', sigla: 'Lâminas', unidade: 'indice', casas: 0 },
  BIOPSIAS_FRAGMENTOS: contagem('Fragmentos de biópsia', 'Biópsias'),
  ENDOSCOPIA_ESCORE: contagem('Escore do segmento (0 a 3)', 'Escore'),
  EXAME_SERIADO_NUMERO: { rotulo: 'Exame seriado nº', sigla: 'Exame nº', unidade: 'indice', casas: 0 },
} as const satisfies Readonly<Record<string, Medida>>

export type MedidaId = keyof typeof MEDIDAS

export function ehMedida(id: string): id is MedidaId {
  return Object.hasOwn(MEDIDAS, id)
}

/** Units in which the measure may be given, its own first. */
export function unidadesDaMedida(medida: MedidaId): Unidade[] {
  return unidadesEquivalentes(MEDIDAS[medida].unidade)
}
