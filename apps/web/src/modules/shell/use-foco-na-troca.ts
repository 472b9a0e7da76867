import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { BuscaDaqui } from '../../buscas.ts'

interface Lugar {
  pathname: string
  search: BuscaDaqui
}

/** The list of a registry, a blank record, one to read, to edit or to merge are different screens of one path. */
const telaDe = ({ pathname, search: { codigo, novo, editar, unir } }: Lugar) =>
  [pathname, codigo, novo, editar, unir].join(' ')

const UM_QUADRO_MS = 40

/** A new screen begins at its content, and its title is announced; a change of filters on the same screen does not. */
export function useFocoNaTroca() {
  const router = useRouter()
  const conteudo = useRef<HTMLElement>(null)
  const [anuncio, definirAnuncio] = useState('')
  useEffect(() => {
    const quadro = conteudo.current
    if (quadro === null) return
    const focar = () => quadro.focus({ preventScroll: true })
    // Within one path the screen changes when its code arrives, maybe after the address, and maybe under a window that
    // is still closing: a focus that gets lost then, before the person does anything, comes back here.
    let trocou = false
    // Who is in the new screen already, by a key or a press, stays where they went.
    let agiu = false
    const aoAgir = () => {
      trocou = false
      agiu = true
    }
    const conferir = () => {
      if (trocou && document.activeElement === document.body) focar()
    }
    // The browser moves the focus out of what was hidden or removed a frame later.
    let temporizador: ReturnType<typeof setTimeout> | undefined
    const observador = new MutationObserver(() => {
      if (!trocou) return
      clearTimeout(temporizador)
      temporizador = setTimeout(conferir, UM_QUADRO_MS)
    })
    for (const gesto of ['keydown', 'pointerdown']) addEventListener(gesto, aoAgir, { capture: true })
    observador.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] })
    const recomecar = router.subscribe('onBeforeNavigate', () => {
      agiu = false
    })
    const desassinar = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      if (fromLocation === undefined || telaDe(fromLocation) === telaDe(toLocation)) return
      trocou = true
      const jaDentro = agiu && quadro.contains(document.activeElement)
      if ((pathChanged && !jaDentro) || document.activeElement === document.body) focar()
      definirAnuncio(quadro.querySelector('h1')?.textContent ?? document.title)
    })
    return () => {
      clearTimeout(temporizador)
      for (const gesto of ['keydown', 'pointerdown']) removeEventListener(gesto, aoAgir, { capture: true })
      observador.disconnect()
      recomecar()
      desassinar()
    }
  }, [router])
  return { conteudo, anuncio }
}
