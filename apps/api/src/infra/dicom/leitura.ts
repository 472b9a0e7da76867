import { identificacaoNossa, type DadosDoDicom } from '@vetlume/dominio/laudo'
import type { DataSet } from 'dicom-parser'
import { escalasDe } from './escalas.ts'
import { exposicaoDe } from './exposicao.ts'
import { TAG } from './tags.ts'
import { textoDe } from './texto.ts'

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

export const quadrosDe = (conjunto: DataSet): number => Math.max(1, conjunto.intString(TAG.quadros) ?? 1)

/** Structured reports of every kind (PS3.4 B.5): text, enhanced, comprehensive, extensible. */
const RELATORIOS = '1.2.840.10008.5.1.4.1.1.88.'

export const ehRelatorio = (conjunto: DataSet): boolean =>
  conjunto.string(TAG.classe)?.trim().startsWith(RELATORIOS) === true

/** What the file says of itself and of the patient, as people read it. */
export function dadosDe(conjunto: DataSet): DadosDoDicom {
  const texto = (tag: string) => textoDe(conjunto, tag)
  const [fabricante, modelo] = [texto(TAG.fabricante), texto(TAG.aparelho)]
  // Some write their name in the model too.
  const partes = fabricante !== null && modelo?.startsWith(fabricante) ? [modelo] : [fabricante, modelo]
  const escalas = escalasDe(conjunto)
  const identificacao = identificacaoNossa(texto(TAG.identificacao))
  const exposicao = exposicaoDe(conjunto)
  return {
    modalidade: texto(TAG.modalidade),
    paciente: nomeDe(texto(TAG.paciente)),
    especie: texto(TAG.especie),
    realizadoEm: diaDe(texto(TAG.dataDoExame)),
    aparelho: partes.filter((parte) => parte !== null).join(' ') || null,
    quadros: quadrosDe(conjunto),
    ...(identificacao === null ? {} : { identificacao }),
    ...(escalas.length === 0 ? {} : { escalas }),
    ...(exposicao && { exposicao }),
  }
}

/** Milliseconds from a frame to the next, as the machine says in one of three ways; null when it says nothing sane. */
export function msPorQuadroDe(conjunto: DataSet): number | null {
  const tempo = conjunto.floatString(TAG.tempoDoQuadro) ?? 0
  if (tempo > 0) return tempo
  const porSegundo =
    conjunto.intString(TAG.quadrosPorSegundo) ?? conjunto.intString(TAG.quadrosMostradosPorSegundo) ?? 0
  return porSegundo > 0 ? 1_000 / porSegundo : null
}
