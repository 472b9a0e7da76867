import type { EstruturaDoModelo } from '../../laudo/index.ts'
import { comporModelo, type EspecieDoModelo } from '../banco.ts'
import { CONCLUSOES, MEDIASTINO, PLEURA, TRAQUEIA } from './mediastino.ts'
import { ARCABOUCO, CORACAO, PROJECOES, PULMOES } from './torax.ts'

const BANCO = {
  secoes: [PROJECOES, ARCABOUCO, PULMOES, CORACAO, TRAQUEIA, MEDIASTINO, PLEURA],
  conclusoes: CONCLUSOES,
  imagensPorPagina: 2,
}

/** Thoracic radiograph of one species, either sex. */
export function radiografiaDeTorax(especie: EspecieDoModelo): EstruturaDoModelo {
  return comporModelo(BANCO, { especie, sexo: null })
}
