import type { Editor } from '@tiptap/react'
import type { Trazida } from '@vetlume/dominio/laudo'
import { useEffect } from 'react'
import { acharTrecho } from '../../texto-rico/index.ts'
import { useBancada } from './bancada.ts'
import { idDoTexto } from './id-do-texto.ts'

const NOME = 'trazidas'
/** Text fields are made one at a time, after the page is drawn. */
const ESPERA_MS = 250

function faixaNaTela({ state, view }: Editor, trecho: string): Range | null {
  const faixa = acharTrecho(state.doc, trecho)
  if (faixa === null) return null
  const [inicio, fim] = [view.domAtPos(faixa.from), view.domAtPos(faixa.to)]
  const range = new Range()
  range.setStart(inicio.node, inicio.offset)
  range.setEnd(fim.node, fim.offset)
  return range
}

/** One highlight for the whole page, with the ranges of every section. */
function realce(): Highlight | null {
  if (!('highlights' in CSS)) return null
  const atual = CSS.highlights.get(NOME) ?? new Highlight()
  CSS.highlights.set(NOME, atual)
  return atual
}

/** Paints in the text what waits to be confirmed, beside being listed under it; a browser that cannot only lists it. */
export function useRealceDasTrazidas(lugar: string, trazidas: readonly Trazida[]): void {
  const { mesaDeTexto } = useBancada()
  useEffect(() => {
    const pintura = realce()
    if (pintura === null) return
    let pintadas: Range[] = []
    let espera: ReturnType<typeof setTimeout> | undefined
    const pintar = () => {
      const editor = mesaDeTexto.campos.get(idDoTexto(lugar))
      if (editor === undefined) {
        espera = setTimeout(pintar, ESPERA_MS)
        return
      }
      pintadas = trazidas.flatMap(({ texto, medida }) =>
        medida === undefined ? (faixaNaTela(editor, texto) ?? []) : [],
      )
      for (const faixa of pintadas) pintura.add(faixa)
    }
    pintar()
    return () => {
      clearTimeout(espera)
      for (const faixa of pintadas) pintura.delete(faixa)
    }
  }, [mesaDeTexto, lugar, trazidas])
}
