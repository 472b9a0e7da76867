import type { Ator } from '../../infra/token.ts'
import { permite } from '@vetlume/dominio/permissoes'
import type { Visao } from '../cadastros/index.ts'

interface ComOrigem {
  parceiro: { codigo: string } | null
  /** Where a merged record leads: nothing more is written in it. */
  unidoA: { codigo: string } | null
}

/** A clinic edits what it brought; a specialist only reads. The same rule holds for tutors and animals. */
export function podeEditar(visao: Visao, { parceiro, unidoA }: ComOrigem): boolean {
  if (unidoA !== null) return false
  return visao.tipo === 'EMPRESA' || (visao.tipo === 'PARCEIRO' && parceiro?.codigo === visao.parceiro)
}

/** What the reader may do with a record of a tutor or an animal. */
export function permissoesDaFicha(
  ator: Pick<Ator, 'perfis' | 'papel'>,
  visao: Visao,
  ficha: ComOrigem,
  escrever: 'tutor:escrever' | 'animal:escrever' = 'tutor:escrever',
) {
  const editar = permite(ator, escrever) && podeEditar(visao, ficha)
  return { editar, excluir: editar, verHistorico: permite(ator, 'historico:ler') }
}

/** A clinic registers under itself, whatever it sends. */
export function comParceiroDoAutor<D extends { parceiro: string | null }>(visao: Visao, dados: D): D {
  return visao.tipo === 'PARCEIRO' ? { ...dados, parceiro: visao.parceiro } : dados
}
