import type { MedidaId } from '../catalogo.ts'
import type {
  CondicoesDaReferencia,
  Faixas,
  LimitesDaReferencia,
  MarcaDeEvidencia,
  Proveniencia,
  Referencia,
} from '../referencia.ts'
import type { Unidade } from '../unidades.ts'

type Origem = Proveniencia & { readonly marca: MarcaDeEvidencia }

/** A paper or a book, to be marked row by row: the same one may have a number read and another from memory. */
export const obra =
  (fonte: string, doi?: string) =>
  (marca: MarcaDeEvidencia, nota?: string): Origem => ({
    fonte,
    marca,
    ...(doi === undefined ? {} : { doi }),
    ...(nota === undefined ? {} : { nota }),
  })

type Condicoes = Partial<Omit<CondicoesDaReferencia, 'especie'>>

/** Rows of one measure and species, in one unit. */
export const linhasDe =
  (medida: MedidaId, especie: CondicoesDaReferencia['especie'], unidade: Unidade) =>
  (limites: LimitesDaReferencia, origem: Origem, condicoes: Condicoes = {}): Referencia<MedidaId> => ({
    medida,
    especie,
    unidade,
    ...limites,
    ...condicoes,
    ...origem,
  })

/** Normal up to `normal`, then `atenção` up to `atencao`, then altered. */
export const ate = (normal: number, atencao?: number): Faixas => ({
  faixa: { max: normal },
  ...(atencao === undefined ? {} : { atencao: { max: atencao } }),
})

/** As `ate`, when the limit itself is no longer normal. */
export const abaixoDe = (normal: number, atencao?: number): Faixas => ({
  faixa: { max: normal, maxExclusivo: true },
  ...(atencao === undefined ? {} : { atencao: { max: atencao, maxExclusivo: true } }),
})

export const entre = (min: number, max: number): Faixas => ({ faixa: { min, max } })
