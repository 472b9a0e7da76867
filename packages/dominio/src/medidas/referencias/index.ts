import type { MedidaId } from '../catalogo.ts'
import type { Referencia } from '../referencia.ts'
import { ABDOME } from './abdome.ts'
import { ABDOME_RADIOGRAFICO } from './abdome-radiografico.ts'
import { ADRENAL } from './adrenal.ts'
import { CASCO } from './casco.ts'
import { CAVIDADE } from './cavidade.ts'
import { CORACAO } from './coracao.ts'
import { ECG } from './ecg.ts'
import { PELVE } from './pelve.ts'
import { HOLTER } from './holter.ts'
import { MEMBROS } from './membros.ts'
import { OLHO, PESCOCO } from './pescoco-e-olho.ts'
import { PRESSAO } from './pressao.ts'
import { REPRODUTOR } from './reprodutor.ts'
import { TENDOES } from './tendoes.ts'
import { TORAX } from './torax.ts'

/** Starting references; a clinic's model may replace them. They say where a value lies, never what it means. */
export const REFERENCIAS: readonly Referencia<MedidaId>[] = [
  ...ABDOME,
  ...ADRENAL,
  ...REPRODUTOR,
  ...CAVIDADE,
  ...CORACAO,
  ...TORAX,
  ...ECG,
  ...HOLTER,
  ...PRESSAO,
  ...ABDOME_RADIOGRAFICO,
  ...PELVE,
  ...MEMBROS,
  ...PESCOCO,
  ...OLHO,
  ...TENDOES,
  ...CASCO,
]
