import type { Ator } from '../../infra/token.ts'
import { permite } from '@vetlume/dominio/permissoes'
import type { Alcance } from '../cadastros/index.ts'

interface ComOrigem {
  parceiro: { codigo: string } | null
  /** Where a merged record leads: nothing more is written in it. */
  unidoA: { codigo: string } | null
}

/** A clinic edits what it brought; a specialist only reads. The same rule holds for tutors and animals. */
export function podeEditar(alcance: Alcance, { parceiro, unidoA }: ComOrigem): boolean {
  if (unidoA !== null) return false
  return alcance.de === 'EMPRESA' || (alcance.de === 'PARCEIRO' && parceiro?.codigo === alcance.parceiro)
}

/** What the reader may do with a record of a tutor or an animal. */
export function permissoesDaFicha(
  ator: Pick<Ator, 'perfis' | 'papel'>,
  alcance: Alcance,
  ficha: ComOrigem,
  escrever: 'tutor:escrever' | 'animal:escrever' = 'tutor:escrever',
) {
  const editar = permite(ator, escrever) && podeEditar(alcance, ficha)
  return { editar, excluir: editar, verHistorico: permite(ator, 'historico:ler') }
}

/** A clinic registers under itself, whatever it sends. */
export function comParceiroDoAutor<D extends { parceiro: string | null }>(alcance: Alcance, dados: D): D {
  return alcance.de === 'PARCEIRO' ? { ...dados, parceiro: alcance.parceiro } : dados
}
