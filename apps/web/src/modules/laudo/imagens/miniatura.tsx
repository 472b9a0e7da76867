import { useCallback } from 'react'
import { miniaturaDaImagem } from '../api.ts'
import { MarcaNaFigura, useEnderecoDeBytes, usePerto } from '../../documento/index.ts'

export interface MiniaturaProps {
  laudo: string
  arquivo: string
  rotulo: string
  aoAbrir: () => void
  /** What it stands for, said over it. */
  marca?: string | undefined
  /** Whether a drag may begin on it. */
  alca?: boolean
}

/** An image of the laudo, small, loaded when it comes near the screen; opens in the viewer. */
export function Miniatura({ laudo, arquivo, rotulo, aoAbrir, marca, alca = false }: MiniaturaProps) {
  const [referencia, perto] = usePerto()
  const fonte = useCallback(() => miniaturaDaImagem(laudo, arquivo), [laudo, arquivo])
  const { endereco, falhou, repetir } = useEnderecoDeBytes(perto, 0, fonte)
  return (
    <div ref={referencia} className="li-miniatura">
      <button
        type="button"
        {...(alca ? { 'data-alca': '' } : {})}
        aria-label={falhou ? `${rotulo}: não carregou, tentar de novo` : rotulo}
        onClick={falhou ? repetir : aoAbrir}
      >
        {endereco !== null && <img src={endereco} alt="" decoding="async" draggable={false} />}
        {falhou && 'Não carregou. Tentar de novo'}
      </button>
      {marca !== undefined && <MarcaNaFigura texto={marca} />}
    </div>
  )
}
