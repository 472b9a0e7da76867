import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Icone } from '../../../ui/icones/icone.tsx'
import { useArraste } from '../../../ui/use-arraste.ts'
import { useOrdemPorTecla } from '../../../ui/use-ordem-por-tecla.ts'

export interface ListaOrdenavelProps {
  /** Name that no list around it or inside it has. */
  grupo: string
  rotulo: string
  itens: readonly { chave: string; nome: string; conteudo: ReactNode }[]
  aoMover: (de: number, para: number) => void
}

/** Items moved by their handles, with pointer, or with Alt and the arrows while the focus is in one. */
export function ListaOrdenavel({ grupo, rotulo, itens, aoMover }: ListaOrdenavelProps) {
  const lista = useRef<HTMLUListElement>(null)
  const focarDepois = useRef<string | null>(null)
  const indiceDe = (chave: string) => itens.findIndex((item) => item.chave === chave)
  const arraste = useArraste(lista, (chave, para) => aoMover(indiceDe(chave), para), grupo)
  useOrdemPorTecla(
    lista,
    (chave, passo) => {
      const de = indiceDe(chave)
      const para = Math.min(Math.max(de + passo, 0), itens.length - 1)
      if (para === de) return
      focarDepois.current = itens[de]?.chave ?? null
      aoMover(de, para)
    },
    { eixo: 'altura', grupo },
  )
  // A moved element loses the focus in some browsers: its handle gets it back, once it is drawn in its new place.
  useEffect(() => {
    const chave = focarDepois.current
    if (chave === null || lista.current?.contains(document.activeElement) === true) return
    focarDepois.current = null
    lista.current?.querySelector<HTMLElement>(`[data-arrastavel="${CSS.escape(chave)}"] [data-alca]`)?.focus()
  })
  return (
    <ul ref={lista} className="lm-lista" aria-label={rotulo}>
      {itens.map(({ chave, nome, conteudo }, indice) => (
        <li
          key={chave}
          className="lm-item"
          data-arrastavel={chave}
          data-grupo={grupo}
          data-arrastando={arraste?.chave === chave}
          data-sobre={arraste !== null && arraste.sobre === indice && arraste.chave !== chave}
        >
          <button
            type="button"
            data-alca=""
            className="lm-alca"
            aria-label={`Mover ${nome}: arraste, ou Alt e as setas`}
            title="Arraste, ou Alt e as setas"
          >
            <Icone nome="drag-indicator" tamanho="pequeno" />
          </button>
          <div className="lm-corpo">{conteudo}</div>
        </li>
      ))}
    </ul>
  )
}
