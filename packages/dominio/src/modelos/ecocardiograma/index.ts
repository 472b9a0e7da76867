import type { EstruturaDoModelo } from '../../laudo/index.ts'
import { comporModelo, type EspecieDoModelo } from '../banco.ts'
import { ATRIO_ESQUERDO, CAMARAS_DIREITAS, RITMO, VENTRICULO_ESQUERDO } from './camaras.ts'
import { VALVA_AORTICA, VALVA_MITRAL, VALVA_PULMONAR, VALVA_TRICUSPIDE } from './valvas.ts'
import { CONCLUSOES, GRANDES_VASOS, PERICARDIO } from './vasos.ts'

const BANCO = {
  secoes: [
    RITMO,
    ATRIO_ESQUERDO,
    VENTRICULO_ESQUERDO,
    CAMARAS_DIREITAS,
    VALVA_MITRAL,
    VALVA_TRICUSPIDE,
    VALVA_AORTICA,
    VALVA_PULMONAR,
    PERICARDIO,
    GRANDES_VASOS,
  ],
  conclusoes: CONCLUSOES,
  imagensPorPagina: 6,
}

/** Doppler echocardiogram of one species, either sex. */
export function ecocardiograma(especie: EspecieDoModelo): EstruturaDoModelo {
  return comporModelo(BANCO, { especie, sexo: null })
}
