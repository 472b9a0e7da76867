import { normalizarBusca } from '../formatos/index.ts'
import { CASAS_MOSTRADAS, arredondar } from '../medidas/index.ts'
import type { MedidaPreenchida, SecaoDoLaudo } from './conteudo.ts'
import { ladoDaMedida } from './lado.ts'
import type { LaudoCompleto } from './respostas.ts'
import { converterEscrita } from './unidade-do-laudo.ts'

export type MedidaAnterior = LaudoCompleto['medidasAnteriores'][number]

/** A section of a laudo, as another laudo of the same patient is searched for it. */
export interface SecaoCitada {
  readonly id: string
  readonly titulo: string
}

/** Whether two laudos speak of the same place: their model calls it by one key or, being of two models, by one title. */
export const mesmaSecao = (a: SecaoCitada, b: SecaoCitada): boolean =>
  a.id === b.id || normalizarBusca(a.titulo) === normalizarBusca(b.titulo)

/** Free measures have only their name. */
const mesmaMedida = (a: Pick<MedidaPreenchida, 'id' | 'rotulo'>, b: Pick<MedidaPreenchida, 'id' | 'rotulo'>): boolean =>
  a.id === b.id && (a.id !== '' || normalizarBusca(a.rotulo) === normalizarBusca(b.rotulo))

/** Earlier values of a measure of a section and side, newest first. */
export function anterioresDe(
  medida: Pick<MedidaPreenchida, 'id' | 'lado' | 'rotulo'>,
  secao: Pick<SecaoDoLaudo, 'id' | 'titulo' | 'orgao'>,
  anteriores: readonly MedidaAnterior[],
): MedidaAnterior[] {
  const lado = ladoDaMedida(medida, secao)
  return anteriores
    .filter((anterior) => mesmaMedida(anterior, medida) && anterior.lado === lado && mesmaSecao(anterior.secao, secao))
    .toSorted((a, b) => b.assinadoEm.localeCompare(a.assinadoEm))
}

export interface Variacao {
  /** In the unit of today's measure. */
  diferenca: number
  /** Share of the earlier value, in %; null when that one is zero. */
  percentual: number | null
}

/** Change between two values as they are shown; null when one is missing or their units cannot be compared. */
export function variacaoDesde({ valor, unidade }: MedidaPreenchida, anterior: MedidaAnterior): Variacao | null {
  const antes = converterEscrita(anterior.valor, anterior.unidade, unidade)
  if (valor === null || antes === null) return null
  const [agora, base] = [arredondar(valor, CASAS_MOSTRADAS), arredondar(antes, CASAS_MOSTRADAS)]
  return {
    diferenca: arredondar(agora - base, CASAS_MOSTRADAS),
    percentual: base === 0 ? null : ((agora - base) / base) * 100,
  }
}
