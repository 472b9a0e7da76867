import { MEDIDAS, converterUnidade, type MedidaId } from '../../medidas/index.ts'
import type { ConteudoDoLaudo, MedidaPreenchida, SecaoDoLaudo } from '../conteudo.ts'
import type { Lado } from '../lado.ts'
import { unidadeNoCatalogo } from '../medidas-do-laudo.ts'

export interface MedidaNoLugar {
  readonly secao: SecaoDoLaudo
  readonly medida: MedidaPreenchida & { readonly valor: number }
  /** In the unit of the catalogue. */
  readonly valor: number
}

/** Where a measure of ours was taken, with its value; what is in a unit of another kind is left to its own rule. */
export function medidasEm({ secoes }: Pick<ConteudoDoLaudo, 'secoes'>, qual: MedidaId): MedidaNoLugar[] {
  return secoes.flatMap((secao) =>
    secao.medidas.flatMap((medida) => {
      const { valor } = medida
      const unidade = medida.id === qual && valor !== null ? unidadeNoCatalogo(medida.unidade, qual) : null
      if (unidade === null || valor === null) return []
      return [{ secao, medida: { ...medida, valor }, valor: converterUnidade(valor, unidade, MEDIDAS[qual].unidade) }]
    }),
  )
}

/** The value of a measure that a laudo has once; null when it has none, or several. */
export function valorEm(conteudo: Pick<ConteudoDoLaudo, 'secoes'>, qual: MedidaId, lado?: Lado): number | null {
  const todas = medidasEm(conteudo, qual).filter(({ medida }) => lado === undefined || medida.lado === lado)
  return todas.length === 1 ? (todas[0]?.valor ?? null) : null
}
