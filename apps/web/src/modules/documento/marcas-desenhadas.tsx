import './marcas-desenhadas.css'
import { afastarRotulos, FOLGA } from './afastar-rotulos.ts'
import type { Desenho, Ponto } from '@vetlume/dominio/imagem'
import type { CSSProperties, ReactNode } from 'react'

/** Kept by their place: what is dragged changes and stays itself. */
export const numerar = <T,>(itens: readonly T[]) => itens.map((item, i) => ({ item, i, chave: `n${i}` }))

const trajeto = (pontos: readonly Ponto[]) => pontos.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('')

function Traco({ tipo, pontos }: Desenho['tracos'][number]) {
  const d = tipo === 'AREA' ? `${trajeto(pontos)}Z` : trajeto(tipo === 'SETA' ? pontos.toReversed() : pontos)
  const ponta = tipo === 'SETA' ? { markerEnd: 'url(#lv-ponta)' } : {}
  return (
    <>
      <path className="lv-contorno" d={d} />
      <path className="lv-traco" d={d} {...ponta} />
    </>
  )
}

export interface MarcasDesenhadasProps {
  largura: number
  altura: number
  desenhos: readonly Desenho[]
  /** Pixels of the figure in one of what is drawn: lines and words are of one size whatever the size of the image. */
  fino: number
  /** Undoes what was done to the image, so that words are read. */
  emPe?: string
  estilo?: CSSProperties
  children?: ReactNode
}

/** What was drawn on a figure, over it; its words stay upright. */
export function MarcasDesenhadas({
  largura,
  altura,
  desenhos,
  fino,
  emPe = '',
  estilo,
  children,
}: MarcasDesenhadasProps) {
  const escritos = desenhos.flatMap((desenho) => desenho.rotulos)
  // Of an image that was turned, what is under a word is not under it on the screen.
  const rotulos = emPe === '' ? afastarRotulos(escritos, { largura, altura, fino }) : escritos
  return (
    <svg
      className="lv-desenhos"
      viewBox={`0 0 ${largura} ${altura}`}
      style={{ ...estilo, '--lv-fino': `${fino}px` } as CSSProperties}
      aria-hidden="true"
    >
      <defs>
        <marker id="lv-ponta" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
          <path d="M1 0 7 4 1 8" />
        </marker>
      </defs>
      {numerar(desenhos.flatMap(({ tracos }) => tracos)).map(({ item: traco, chave }) => (
        <Traco key={chave} {...traco} />
      ))}
      {numerar(rotulos).map(({ item: { x, y, texto }, chave }) => (
        <text key={chave} transform={`translate(${x} ${y}) ${emPe} scale(${fino})`} x={FOLGA} y={-FOLGA}>
          {texto}
        </text>
      ))}
      {children}
    </svg>
  )
}
