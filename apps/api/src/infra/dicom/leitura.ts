import type { DadosDoDicom } from '@vetlume/dominio/laudo'
import type { DataSet } from 'dicom-parser'
import { textoDe } from './texto.ts'

/** Elements by group and number, as the standard's dictionary (PS3.6) names them. */
export const TAG = {
  sintaxe: 'x00020010',
  conjuntoDeCaracteres: 'x00080005',
  dataDoExame: 'x00080020',
  modalidade: 'x00080060',
  fabricante: 'x00080070',
  aparelho: 'x00081090',
  paciente: 'x00100010',
  especie: 'x00102201',
  amostras: 'x00280002',
  interpretacao: 'x00280004',
  planos: 'x00280006',
  quadros: 'x00280008',
  linhas: 'x00280010',
  colunas: 'x00280011',
  bitsReservados: 'x00280100',
  bitsUsados: 'x00280101',
  comSinal: 'x00280103',
  centroDaJanela: 'x00281050',
  larguraDaJanela: 'x00281051',
  soma: 'x00281052',
  multiplicacao: 'x00281053',
  pixels: 'x7fe00010',
} as const

/** `20261125` as it is written in a DA element; null for what is no day. */
function diaDe(texto: string | null): string | null {
  const [, ano, mes, dia] = /^(\d{4})\.?(\d{2})\.?(\d{2})$/.exec(texto ?? '') ?? []
  if (ano === undefined || mes === undefined || dia === undefined) return null
  try {
    return Temporal.PlainDate.from(`${ano}-${mes}-${dia}`).toString()
  } catch {
    return null
  }
}

/** A PN element: the first of its groups, its parts (family, given, …) side by side. */
const nomeDe = (texto: string | null): string | null =>
  texto?.split('=')[0]?.replaceAll('^', ' ').replaceAll(/\s+/g, ' ').trim() || null

const quadrosDe = (conjunto: DataSet): number => Math.max(1, conjunto.intString(TAG.quadros) ?? 1)

/** What the file says of itself and of the patient, as people read it. */
export function dadosDe(conjunto: DataSet): DadosDoDicom {
  const texto = (tag: string) => textoDe(conjunto, tag)
  const [fabricante, modelo] = [texto(TAG.fabricante), texto(TAG.aparelho)]
  // Some write their name in the model too.
  const partes = fabricante !== null && modelo?.startsWith(fabricante) ? [modelo] : [fabricante, modelo]
  return {
    modalidade: texto(TAG.modalidade),
    paciente: nomeDe(texto(TAG.paciente)),
    especie: texto(TAG.especie),
    realizadoEm: diaDe(texto(TAG.dataDoExame)),
    aparelho: partes.filter((parte) => parte !== null).join(' ') || null,
    quadros: quadrosDe(conjunto),
  }
}
