import type { EstruturaDoModelo } from '../../laudo/index.ts'
import { comporModelo, type EspecieDoModelo } from '../banco.ts'
import { lesoesFocais } from '../lesoes-focais.ts'
import type { SexoDoOrgao } from '../../orgaos/index.ts'
import { ADRENAIS } from './adrenais.ts'
import { CAVIDADE, LINFONODOS } from './cavidade.ts'
import { CONCLUSOES } from './conclusoes.ts'
import { ESTOMAGO, INTESTINOS } from './digestorio.ts'
import { BACO, FIGADO, PANCREAS, VESICULA_BILIAR } from './hepatobiliar.ts'
import { REPRODUTOR } from './reprodutor.ts'
import { BEXIGA, RINS } from './urinario.ts'

const BANCO = {
  secoes: [
    BEXIGA,
    RINS,
    FIGADO,
    VESICULA_BILIAR,
    ESTOMAGO,
    INTESTINOS,
    BACO,
    PANCREAS,
    ADRENAIS,
    ...REPRODUTOR,
    LINFONODOS,
    CAVIDADE,
    lesoesFocais('abdome', 'nos órgãos abdominais avaliados'),
  ],
  conclusoes: CONCLUSOES,
  imagensPorPagina: 6,
}

/** Abdominal ultrasound of one species and sex; a neutered animal is written with the phrases of the organs it lost. */
export function ultrassomAbdominal(especie: EspecieDoModelo, sexo: SexoDoOrgao): EstruturaDoModelo {
  return comporModelo(BANCO, { especie, sexo })
}
