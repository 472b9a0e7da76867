import type { Desenho, Ponto } from '@vetlume/dominio/imagem'
import type { PointerEvent } from 'react'
import { MarcasDesenhadas, numerar } from '../marcas-desenhadas.tsx'
import { lugarDa } from './enquadramento.ts'
import type { Enquadramento, Tamanho } from './enquadramento.ts'

interface Alcas {
  pontos: readonly Ponto[]
  /** Null of points that are not to be moved. */
  aoMover: ((indice: number, evento: PointerEvent) => void) | null
}

export interface DesenhosProps {
  figura: Tamanho
  vista: Enquadramento
  /** Of the stage. */
  tamanho: Tamanho
  desenhos: readonly Desenho[]
  alcas: Alcas | null
  /** Where the next point would fall. */
  cursor: Ponto | null
}

/** What was drawn on the figure, turned and brought near with it, and what it is changed by. */
export function Desenhos({ figura, vista, tamanho, desenhos, alcas, cursor }: DesenhosProps) {
  const { largura, altura } = figura
  const estilo = lugarDa(figura, tamanho, vista)
  const fino = largura / Math.max(estilo.width * vista.zoom, 1)
  const mira = 14 * fino
  return (
    <MarcasDesenhadas
      largura={largura}
      altura={altura}
      desenhos={desenhos}
      fino={fino}
      emPe={vista.espelhada || vista.giro !== 0 ? `scale(${vista.espelhada ? -1 : 1} 1) rotate(${-vista.giro})` : ''}
      estilo={estilo}
    >
      {numerar(alcas?.pontos ?? []).map(({ item: { x, y }, i, chave }) => (
        <circle
          key={chave}
          data-alca-da-marca=""
          data-parada={alcas?.aoMover === null}
          cx={x}
          cy={y}
          r={(alcas?.aoMover === null ? 4 : 9) * fino}
          onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
          onPointerMove={(evento) =>
            evento.currentTarget.hasPointerCapture(evento.pointerId) && alcas?.aoMover?.(i, evento)
          }
        />
      ))}
      {cursor !== null && (
        <path
          className="lv-mira"
          d={`M${cursor.x - mira} ${cursor.y}h${2 * mira}M${cursor.x} ${cursor.y - mira}v${2 * mira}`}
        />
      )}
    </MarcasDesenhadas>
  )
}
