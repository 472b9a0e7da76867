import type { MedidaId } from '../catalogo.ts'
import type { Referencia } from '../referencia.ts'
import { ABDOME } from './abdome.ts'
import { ADRENAL } from './adrenal.ts'
import { CAVIDADE } from './cavidade.ts'
import { CORACAO } from './coracao.ts'
import { REPRODUTOR } from './reprodutor.ts'
import { TORAX } from './torax.ts'

/** Starting references; a clinic's model may replace them. They say where a value lies, never what it means. */
export const REFERENCIAS: readonly Referencia<MedidaId>[] = [
  ...ABDOME,
  ...ADRENAL,
  ...REPRODUTOR,
  ...CAVIDADE,
  ...CORACAO,
  ...TORAX,
]
