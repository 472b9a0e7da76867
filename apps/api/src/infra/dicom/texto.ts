import type { DataSet } from 'dicom-parser'
import { TAG } from './tags.ts'

/** Defined terms of SpecificCharacterSet (PS3.3 C.12.1.1.2) and what the platform calls each; with code extensions, the first one. */
const CODIFICACOES: Readonly<Record<string, string>> = {
  'ISO_IR 100': 'iso-8859-1',
  'ISO_IR 101': 'iso-8859-2',
  'ISO_IR 109': 'iso-8859-3',
  'ISO_IR 110': 'iso-8859-4',
  'ISO_IR 144': 'iso-8859-5',
  'ISO_IR 127': 'iso-8859-6',
  'ISO_IR 126': 'iso-8859-7',
  'ISO_IR 138': 'iso-8859-8',
  'ISO_IR 148': 'iso-8859-9',
  'ISO_IR 203': 'iso-8859-15',
  'ISO_IR 13': 'shift_jis',
  'ISO_IR 166': 'windows-874',
  'ISO_IR 192': 'utf-8',
  GB18030: 'gb18030',
  GBK: 'gbk',
}

/** Null: the file declares none that we know. */
export function codificacaoDe(conjunto: DataSet): string | null {
  const termo = conjunto.string(TAG.conjuntoDeCaracteres)?.split('\\')[0]?.trim().replace('ISO 2022 IR', 'ISO_IR') ?? ''
  return CODIFICACOES[termo] ?? null
}

/** Machines write accents without saying in what: UTF-8 if it can be, else Latin-1. */
export function semDeclaracao(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('iso-8859-1').decode(bytes)
  }
}

/** Longest text that is kept of an element: the standard's own limit of a long string, and of each part of a name. */
const MAXIMO = 192

/**
 * The text of an element in the character set that the file declares, in one line; null when it has none. An item of a sequence is read
 * in that of its file (`arquivo`).
 */
export function textoDe(conjunto: DataSet, tag: string, arquivo: DataSet = conjunto): string | null {
  const elemento = conjunto.elements[tag]
  if (elemento === undefined || elemento.length <= 0) return null
  const bytes = conjunto.byteArray.subarray(elemento.dataOffset, elemento.dataOffset + elemento.length)
  const codificacao = codificacaoDe(arquivo)
  const texto = codificacao === null ? semDeclaracao(bytes) : new TextDecoder(codificacao).decode(bytes)
  // A control character, the padding of a value among them, is no text.
  const linha = texto
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, MAXIMO)
  return linha === '' ? null : linha.toWellFormed()
}
