import type { Desenho } from '@vetlume/dominio/imagem'
import { useEffect, useMemo, useRef, useState } from 'react'
import { MarcasDesenhadas } from './marcas-desenhadas.tsx'
import { usePedido } from './use-pedido.ts'

/** What marks are as thick and as large as on, in CSS pixels: the figures of a laudo are about as wide. */
const LARGURA_NA_FOLHA = 420

/** Bytes of an image; `indice` is its place in the document. */
export type FonteDaImagem = (indice: number, sinal: AbortSignal) => Promise<Blob>

export interface ImagemLidaProps {
  indice: number
  /** What opening it does, for who does not see it. */
  rotulo: string
  /** Natural size in pixels: the space is kept while the bytes are on their way. */
  largura: number
  altura: number
  fonte: FonteDaImagem
  desenhos: readonly Desenho[]
  aoAbrir: () => void
}

/** Whether the element came near the screen; once true, it stays. */
export function usePerto(): [referencia: React.RefObject<HTMLDivElement | null>, perto: boolean] {
  const referencia = useRef<HTMLDivElement>(null)
  const [perto, definirPerto] = useState(false)
  useEffect(() => {
    if (perto || referencia.current === null) return
    const observador = new IntersectionObserver(([entrada]) => entrada?.isIntersecting === true && definirPerto(true), {
      rootMargin: '600px',
    })
    observador.observe(referencia.current)
    return () => observador.disconnect()
  }, [perto])
  return [referencia, perto]
}

/** Address of bytes fetched when `buscar` is true; the bytes are let go when the element is. `null` while loading. */
export function useEnderecoDeBytes(
  buscar: boolean,
  indice: number,
  fonte: FonteDaImagem,
): { endereco: string | null; falhou: boolean; repetir: () => void } {
  const pedir = useMemo(() => {
    if (!buscar) return null
    return async (sinal: AbortSignal) => {
      const bytes = await fonte(indice, sinal)
      sinal.throwIfAborted()
      return URL.createObjectURL(bytes)
    }
  }, [buscar, indice, fonte])
  const { resposta, repetir } = usePedido(pedir)
  const endereco = resposta.tipo === 'pronta' ? resposta.valor : null
  useEffect(() => (endereco === null ? undefined : () => URL.revokeObjectURL(endereco)), [endereco])
  return { endereco, falhou: resposta.tipo === 'falhou', repetir }
}

/** An image that loads when it comes near the screen. It opens on click; one that failed to load tries again. */
export function ImagemLida({ indice, rotulo, largura, altura, fonte, desenhos, aoAbrir }: ImagemLidaProps) {
  const [referencia, perto] = usePerto()
  const { endereco, falhou, repetir } = useEnderecoDeBytes(perto, indice, fonte)
  return (
    <div
      ref={referencia}
      className="ld-imagem"
      style={{ aspectRatio: `${Math.max(largura, 1)} / ${Math.max(altura, 1)}` }}
    >
      <button
        type="button"
        aria-label={falhou ? `${rotulo}: não carregou, tentar de novo` : rotulo}
        onClick={falhou ? repetir : aoAbrir}
      >
        {endereco !== null && <img src={endereco} alt="" width={largura} height={altura} decoding="async" />}
        {endereco !== null && desenhos.length > 0 && (
          <MarcasDesenhadas largura={largura} altura={altura} desenhos={desenhos} fino={largura / LARGURA_NA_FOLHA} />
        )}
        {falhou && 'Não carregou. Tentar de novo'}
      </button>
    </div>
  )
}
