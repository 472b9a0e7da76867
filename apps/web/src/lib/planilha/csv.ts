import { formatarData, formatarDataHora } from '@vetlume/dominio/tempo'
import Papa from 'papaparse'
import type { Escrita, ValorDePlanilha } from './valores.ts'

const BOM = '\ufeff'

/** What a spreadsheet would run. A negative number is only a number. */
const FORMULA = /^(?:[=+@\t\r]|-(?!\d+(?:,\d+)?%?$))/

/** Decimal comma, no thousands: what Excel in pt-BR reads as a number. */
const numero = (valor: number): string => String(valor).replace('.', ',')

/** Cents always in full; a share as a percentage of at most two decimals. */
function marcado(
  { tipo, valor }: Exclude<ValorDePlanilha, string | number | boolean | null | undefined>,
  fuso: string,
) {
  if (tipo === 'reais') return Number(valor).toFixed(2).replace('.', ',')
  if (tipo === 'percentual') return `${numero(Math.round(Number(valor) * 10_000) / 100)}%`
  return tipo === 'dia' ? formatarData(String(valor)) : formatarDataHora(String(valor), fuso)
}

/** A value as a CSV for Brazil shows it: `1234,50`, `12,5%`, `31/12/2025`, `sim`. `fuso` is the zone of instants. */
export function textoCsv(valor: ValorDePlanilha, fuso: string): string {
  if (valor === null || valor === undefined) return ''
  if (typeof valor === 'boolean') return valor ? 'sim' : 'não'
  if (typeof valor === 'number') return numero(valor)
  return typeof valor === 'string' ? valor : marcado(valor, fuso)
}

/** CSV that Excel in pt-BR opens by a double click: semicolons, UTF-8 with BOM, formulas neutralised. */
export function escritaCsv(titulos: readonly string[], fuso: string): Escrita {
  const escrever = (linhas: readonly (readonly string[])[]) =>
    `${Papa.unparse(linhas as string[][], { delimiter: ';', newline: '\r\n', escapeFormulae: FORMULA })}\r\n`
  const partes: string[] = [BOM + escrever([titulos])]
  return {
    acrescentar: (linhas) => {
      if (linhas.length > 0) partes.push(escrever(linhas.map((linha) => linha.map((valor) => textoCsv(valor, fuso)))))
    },
    concluir: async () => new Blob(partes, { type: 'text/csv;charset=utf-8' }),
    descartar: () => void partes.splice(0),
  }
}
