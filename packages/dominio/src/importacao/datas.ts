import type { Dia } from '../tempo/index.ts'
import { lido, recusado, type Celula, type Leitura } from './celula.ts'

/** A day; `parcial` when the sheet only says the month or the year, and the day is the first of it. */
export interface DataLida {
  dia: Dia
  parcial: boolean
}

const ERRO = 'Data inválida. Escreva como 31/12/2025.'
const DIA_MS = 86_400_000
/** Day 0 of Excel: its calendar believes in 29/02/1900, so days from March 1900 on count from here. */
const EPOCA_DO_EXCEL = Date.UTC(1899, 11, 30)
const PRIMEIRO_SERIAL = 61
/** A plain number in this range is a year, not the 5th of July of 1905. */
const ANO_MINIMO = 1900
const ANO_MAXIMO = 2100

const dois = (n: number) => String(n).padStart(2, '0')

function montar(ano: number, mes: number, dia: number, parcial = false): Leitura<DataLida> {
  const data = new Date(Date.UTC(ano, mes - 1, dia))
  const existe = data.getUTCFullYear() === ano && data.getUTCMonth() === mes - 1 && data.getUTCDate() === dia
  if (!existe || ano < ANO_MINIMO || ano > ANO_MAXIMO) return recusado(ERRO)
  return lido({ dia: `${ano}-${dois(mes)}-${dois(dia)}`, parcial })
}

/** `25` → 2025, `87` → 1987: two digits are the last hundred years, seen from 2030. */
const anoCheio = (texto: string): number => {
  const ano = Number(texto)
  return texto.length > 2 ? ano : ano + (ano <= 30 ? 2000 : 1900)
}

function doNumero(n: number): Leitura<DataLida> {
  if (Number.isInteger(n) && n >= ANO_MINIMO && n <= ANO_MAXIMO) return montar(n, 1, 1, true)
  if (n < PRIMEIRO_SERIAL || n > 80_000) return recusado(ERRO)
  const data = new Date(EPOCA_DO_EXCEL + Math.floor(n) * DIA_MS)
  return montar(data.getUTCFullYear(), data.getUTCMonth() + 1, data.getUTCDate())
}

/**
 * `31/12/2025`, `31-12-25`, `2025-12-31`, `12/2023`, `2019`, each with or without a time after it, and the serial numbers
 * that Excel keeps dates in.
 */
export function lerData(celula: Exclude<Celula, null>): Leitura<DataLida> {
  if (typeof celula === 'number') return doNumero(celula)
  if (typeof celula === 'boolean') return recusado(ERRO)
  const texto = celula.trim().replace(/[ T]\d{1,2}:\d{2}.*$/, '')
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(texto)
  if (iso !== null) return montar(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const br = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(texto)
  if (br !== null) return montar(anoCheio(br[3] ?? ''), Number(br[2]), Number(br[1]))
  const mes = /^(\d{1,2})[/.-](\d{4})$/.exec(texto)
  if (mes !== null) return montar(Number(mes[2]), Number(mes[1]), 1, true)
  return /^\d+(?:[.,]\d+)?$/.test(texto) ? doNumero(Number(texto.replace(',', '.'))) : recusado(ERRO)
}
