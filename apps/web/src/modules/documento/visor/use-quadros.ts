import { useCallback, useEffect, useState } from 'react'
import { usePedido } from '../use-pedido.ts'
import { lerQuadro, type QuadroLido } from './quadro-lido.ts'

/** Bytes of a frame of the figure at `indice`, from 0. */
export type FonteDeQuadros = (indice: number, quadro: number, sinal?: AbortSignal) => Promise<Blob>

/** Asked for ahead of the cine: the server reads many at once, and the network takes as long for each. */
const ADIANTE = 4
const QUADROS_POR_SEGUNDO = 15

export interface Quadros {
  /** The frame asked for or, while it comes, the one before. */
  lido: QuadroLido | null
  qual: number
  total: number
  falhou: boolean
  repetir: () => void
  ir: (quadro: number) => void
  tocando: boolean
  tocar: (tocando: boolean) => void
  velocidade: number
  mudarVelocidade: (velocidade: number) => void
}

/** The frames of the figure at `indice`, one at a time or as they were recorded; null for a figure that has no others. */
export function useQuadros(
  indice: number,
  total: number | null,
  fonte: FonteDeQuadros | undefined,
  comecaTocando = false,
): Quadros | null {
  const [estado, mudar] = useState({ indice, qual: 0, tocando: comecaTocando, velocidade: 1 })
  const { qual, tocando, velocidade } = estado.indice === indice ? estado : { qual: 0, tocando: false, velocidade: 1 }
  const mudarEm = useCallback(
    (novo: Partial<{ qual: number; tocando: boolean; velocidade: number }>) =>
      mudar((antes) => ({
        ...(antes.indice === indice ? antes : { indice, qual: 0, tocando: false, velocidade: 1 }),
        ...novo,
      })),
    [indice],
  )
  const pedido = usePedido(usePedirQuadro(indice, qual, total === null ? undefined : fonte))
  const [ultimo, guardar] = useState<{ indice: number; qual: number; lido: QuadroLido } | null>(null)
  const { resposta } = pedido
  if (resposta.tipo === 'pronta' && ultimo?.lido !== resposta.valor) guardar({ indice, qual, lido: resposta.valor })
  const pronto = resposta.tipo === 'pronta' ? resposta.valor : null
  const quantos = pronto?.cabecalho.total ?? total ?? 1
  useEffect(() => {
    if (!tocando || pronto === null) return
    const espera = (pronto.cabecalho.msPorQuadro ?? 1_000 / QUADROS_POR_SEGUNDO) / velocidade
    const relogio = setTimeout(() => mudarEm({ qual: (qual + 1) % quantos }), espera)
    return () => clearTimeout(relogio)
  }, [tocando, pronto, velocidade, qual, quantos, mudarEm])
  useEffect(() => {
    if (!tocando || fonte === undefined) return
    // What does not come is asked for again, and said, when its turn comes.
    for (let passo = 1; passo <= ADIANTE; passo++) fonte(indice, (qual + passo) % quantos).catch(() => undefined)
  }, [tocando, fonte, indice, qual, quantos])
  if (total === null || fonte === undefined) return null
  return {
    lido: pronto ?? (ultimo?.indice === indice ? ultimo.lido : null),
    qual,
    total: quantos,
    falhou: resposta.tipo === 'falhou',
    repetir: pedido.repetir,
    ir: (quadro) => mudarEm({ qual: Math.min(Math.max(quadro, 0), quantos - 1), tocando: false }),
    tocando,
    tocar: (novo) => mudarEm({ tocando: novo }),
    velocidade,
    mudarVelocidade: (nova) => mudarEm({ velocidade: nova }),
  }
}

function usePedirQuadro(indice: number, qual: number, fonte: FonteDeQuadros | undefined) {
  const pedir = useCallback(
    async (sinal: AbortSignal) => {
      if (fonte === undefined) throw new TypeError('no source')
      return lerQuadro(await fonte(indice, qual, sinal))
    },
    [indice, qual, fonte],
  )
  return fonte === undefined ? null : pedir
}
