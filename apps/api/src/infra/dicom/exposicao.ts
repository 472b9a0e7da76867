import type { DadosDoDicom } from '@vetlume/dominio/laudo'
import type { DataSet } from 'dicom-parser'
import { TAG } from './tags.ts'
import { textoDe } from './texto.ts'

const MICRO = 1_000

const positivo = (valor: number | undefined): number | null =>
  valor !== undefined && Number.isFinite(valor) && valor > 0 ? valor : null

/** In the exact element when there is one: the other is whole, and the exposure of a cat's limb is not. */
function masDe(conjunto: DataSet): number | null {
  const micro = positivo(conjunto.floatString(TAG.exposicaoEmMicro))
  return micro === null ? positivo(conjunto.floatString(TAG.exposicao)) : micro / MICRO
}

/** How a radiograph was taken, as the machine recorded it; nothing when it recorded none of it. */
export function exposicaoDe(conjunto: DataSet): DadosDoDicom['exposicao'] {
  const projecao = textoDe(conjunto, TAG.projecao)
  const kv = positivo(conjunto.floatString(TAG.quilovolts))
  const mas = masDe(conjunto)
  return projecao === null && kv === null && mas === null ? undefined : { projecao, kv, mas }
}
