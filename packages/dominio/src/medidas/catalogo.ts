import { unidadesEquivalentes, type Unidade } from './unidades.ts'

export type Medida = {
  readonly rotulo: string
  /** Short form printed in tables. */
  readonly sigla: string
  /** Unit in which the value is offered for typing and computed. */
  readonly unidade: Unidade
  /** Decimal places shown. */
  readonly casas: number
}

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
} as const satisfies Readonly<Record<string, Medida>>

export type MedidaId = keyof typeof MEDIDAS

export function ehMedida(id: string): id is MedidaId {
  return Object.hasOwn(MEDIDAS, id)
}

/** Units in which the measure may be given, its own first. */
export function unidadesDaMedida(medida: MedidaId): Unidade[] {
  return unidadesEquivalentes(MEDIDAS[medida].unidade)
}
