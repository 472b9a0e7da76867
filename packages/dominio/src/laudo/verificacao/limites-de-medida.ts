import type { MedidaId } from '../../medidas/index.ts'

/**
 * Smallest and largest value, in the catalogue's unit, that a dog or a cat can have, ill or not. Wide on purpose: they
 * catch a wrong unit or a slipped decimal, never a finding. Our own bounds, set around the references of `medidas`.
 */
export const LIMITES_DE_MEDIDA: Readonly<Record<MedidaId, readonly [minimo: number, maximo: number]>> = {
  RIM_COMPRIMENTO: [0.8, 20],
  AORTA_ABDOMINAL: [0.1, 3],
  RIM_AORTA: [1, 30],
  ADRENAL_POLO_CAUDAL: [0.05, 6],
  VESICULA_PAREDE: [0.1, 20],
  COLEDOCO_DIAMETRO: [0.2, 40],
  BACO_ESPESSURA: [1, 150],
  DUODENO_PAREDE: [0.4, 40],
  JEJUNO_PAREDE: [0.4, 40],
  ILEO_PAREDE: [0.4, 40],
  ATRIO_ESQUERDO: [0.3, 12],
  AORTA: [0.2, 6],
  AE_AO: [0.4, 6],
  SIVD: [0.1, 4],
  DIVED: [0.4, 12],
  PLVED: [0.1, 4],
  SIVS: [0.1, 5],
  DIVES: [0.1, 11],
  PLVES: [0.1, 5],
  LVIDDN: [0.4, 5],
  FRACAO_ENCURTAMENTO: [1, 99],
  VOLUME_DIASTOLICO: [0.1, 900],
  VOLUME_SISTOLICO: [0.01, 800],
  FRACAO_EJECAO: [1, 99],
  VELOCIDADE_MAXIMA: [0.1, 10],
  GRADIENTE_PRESSAO: [0.1, 400],
  CORACAO_EIXO_LONGO: [2, 12],
  CORACAO_EIXO_CURTO: [1.5, 11],
  VHS: [4, 22],
  VLAS: [0.5, 7],
}
