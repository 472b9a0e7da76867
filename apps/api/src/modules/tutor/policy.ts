import type { Alcance } from '../cadastros/index.ts'

interface ComParceiro {
  parceiro: { codigo: string } | null
}

/** A clinic edits what it brought; a specialist only reads. The same rule holds for tutors and animals. */
export function podeEditar(alcance: Alcance, { parceiro }: ComParceiro): boolean {
  return alcance.de === 'EMPRESA' || (alcance.de === 'PARCEIRO' && parceiro?.codigo === alcance.parceiro)
}

/** What the reader may do with a record of a tutor or an animal. */
export function permissoesDaFicha(alcance: Alcance, ficha: ComParceiro) {
  return { editar: podeEditar(alcance, ficha), verHistorico: alcance.de !== 'PARCEIRO' }
}

/** A clinic registers under itself, whatever it sends. */
export function comParceiroDoAutor<D extends { parceiro: string | null }>(alcance: Alcance, dados: D): D {
  return alcance.de === 'PARCEIRO' ? { ...dados, parceiro: alcance.parceiro } : dados
}
