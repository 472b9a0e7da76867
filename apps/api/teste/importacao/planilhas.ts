import type { ImportacaoCompleta, TipoDeImportacao } from '@vetlume/dominio/importacao'
import escreverXlsx, { type SheetData } from 'write-excel-file/universal'
import { expect } from 'vitest'
import type { Chamar } from '../ambiente.ts'

const PARA_1252: Readonly<Record<string, number>> = { '€': 0x80, '“': 0x93, '”': 0x94, '–': 0x96 }

/** As Excel in pt-BR saves a CSV: one byte a letter. */
export const comoWindows1252 = (texto: string): Uint8Array =>
  Uint8Array.from([...texto], (letra) => PARA_1252[letra] ?? letra.charCodeAt(0))

export const emLinhas = (...linhas: string[]): string => `${linhas.join('\r\n')}\r\n`

export const csv = (...linhas: string[]): Uint8Array => new TextEncoder().encode(emLinhas(...linhas))

export async function xlsx(folhas: Record<string, SheetData>): Promise<Uint8Array> {
  const arquivo = escreverXlsx(
    Object.entries(folhas).map(([sheet, data]) => ({ sheet, data, dateFormat: 'dd/mm/yyyy' })),
  )
  return new Uint8Array(await (await arquivo.toBlob()).arrayBuffer())
}

/** Sends a sheet, as the person whose `chamar` it is. */
export async function enviar(
  chamar: Chamar,
  tipo: TipoDeImportacao,
  bytes: Uint8Array,
  opcoes: { nome?: string; folha?: string } = {},
) {
  const { nome = 'planilha.csv', ...resto } = opcoes
  return chamar('POST /importacao', { tipo, ...resto }, { arquivo: { nome, bytes } })
}

/** Sends and tries it with the columns that were guessed. */
export async function conferir(chamar: Chamar, tipo: TipoDeImportacao, bytes: Uint8Array): Promise<ImportacaoCompleta> {
  const { status, corpo } = await enviar(chamar, tipo, bytes)
  expect(status, JSON.stringify(corpo)).toBe(201)
  const conferida = await chamar('POST /importacao/:codigo/conferir', { codigo: corpo.codigo, mapa: corpo.mapa })
  expect(conferida.status, JSON.stringify(conferida.corpo)).toBe(200)
  return conferida.corpo
}

/** Sends, tries and saves; answers how it ended. */
export async function importar(chamar: Chamar, tipo: TipoDeImportacao, bytes: Uint8Array): Promise<ImportacaoCompleta> {
  const { codigo, resultado } = await conferir(chamar, tipo, bytes)
  expect(resultado?.problemas).toEqual([])
  const { status, corpo } = await chamar('POST /importacao/:codigo/aplicar', { codigo })
  expect(status, JSON.stringify(corpo)).toBe(200)
  return corpo
}

/** Why each cell was refused: `linha coluna: motivo`. */
export const motivos = ({ resultado }: ImportacaoCompleta): string[] =>
  (resultado?.problemas ?? []).map(({ linha, coluna, motivo }) => `${linha} ${coluna ?? '–'}: ${motivo}`)
