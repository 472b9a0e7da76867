import type { EntidadeImportada } from '@vetlume/dominio/importacao'
import { randomUUIDv7 } from 'node:crypto'
import { isDeepStrictEqual as mesmo } from 'node:util'
import type { LinhaGuardada } from '../queries-registros.ts'
import { comoForma } from './entidades.ts'

/** A record that lines of the sheet are of: one that exists, or one that the sheet brings. */
export interface Alvo {
  entidade: EntidadeImportada
  codigo: string
  /** As it is now; null when it is new. */
  existente: { forma: Readonly<Record<string, unknown>>; versao: number } | null
  /** What the sheet says of it, by field, and the line that said it. */
  valores: Record<string, unknown>
  origem: Record<string, number>
  /** First line that is of it; 0 while none is. */
  linha: number
}

/** Tells that a cell is refused: the field by its full name, null for the whole line. */
export type Anotar = (linha: number, campo: string | null, motivo: string) => void

export const alvoNovo = (entidade: EntidadeImportada): Alvo => ({
  entidade,
  codigo: randomUUIDv7(),
  existente: null,
  valores: {},
  origem: {},
  linha: 0,
})

export const alvoExistente = (entidade: EntidadeImportada, linha: LinhaGuardada): Alvo => ({
  ...alvoNovo(entidade),
  codigo: linha.codigo,
  existente: { forma: comoForma(entidade, linha), versao: linha.versao },
})

/** What is known of a record: what the sheet says, and otherwise what it is. */
export const valorDe = (alvo: Alvo, campo: string): unknown =>
  alvo.valores[campo] ?? alvo.existente?.forma[campo] ?? null

/** Adds what a line says. Two lines may be of the same record, but not say different things of it. */
export function juntar(alvo: Alvo, numero: number, valores: Readonly<Record<string, unknown>>, anotar: Anotar): void {
  if (alvo.linha === 0) alvo.linha = numero
  for (const [campo, valor] of Object.entries(valores)) {
    const antes = alvo.origem[campo]
    if (antes === undefined) {
      alvo.valores[campo] = valor
      alvo.origem[campo] = numero
    } else if (!mesmo(alvo.valores[campo], valor)) {
      anotar(numero, `${alvo.entidade}.${campo}`, `A linha ${antes} traz outro valor para o mesmo cadastro.`)
    }
  }
}

/** Fields that the sheet changes in a record that exists. */
export const camposMudados = ({ existente, valores }: Alvo): string[] =>
  Object.keys(valores).filter((campo) => !mesmo(existente?.forma[campo] ?? null, valores[campo]))

/** Records by their natural keys; the first one of a key keeps it. */
export function criarIndice() {
  const porChave = new Map<string, Alvo>()
  return {
    guardar(alvo: Alvo, chaves: readonly string[]): void {
      for (const chave of chaves) if (!porChave.has(chave)) porChave.set(chave, alvo)
    },
    achar(chaves: readonly string[], serve: (alvo: Alvo) => boolean = () => true): Alvo | undefined {
      for (const chave of chaves) {
        const alvo = porChave.get(chave)
        if (alvo !== undefined && serve(alvo)) return alvo
      }
      return undefined
    },
  }
}
