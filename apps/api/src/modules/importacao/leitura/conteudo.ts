/** Why a file cannot be read as a sheet, in words for the person who chose it. */
export class PlanilhaIlegivel extends Error {}

/** Sheets of one file. A CSV has one, without a name. */
export interface Folhas {
  folhas: { nome: string; linhas: readonly (readonly unknown[])[] }[]
}

const comeca = (bytes: Uint8Array, ...inicio: number[]) => inicio.every((byte, posicao) => bytes[posicao] === byte)

/** By the first bytes: what the name of a file says is not believed. */
export function formatoDe(bytes: Uint8Array): 'vazio' | 'xlsx' | 'xls' | 'texto' {
  if (bytes.byteLength === 0) return 'vazio'
  if (comeca(bytes, 0x50, 0x4b)) return 'xlsx'
  return comeca(bytes, 0xd0, 0xcf, 0x11, 0xe0) ? 'xls' : 'texto'
}
