import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

/** A new screen begins at its content, and its title is announced; a change of filters on the same screen does not. */
export function useFocoNaTroca() {
  const router = useRouter()
  const conteudo = useRef<HTMLElement>(null)
  const [anuncio, definirAnuncio] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!pathChanged || fromLocation === undefined) return
        conteudo.current?.focus({ preventScroll: true })
        definirAnuncio(conteudo.current?.querySelector('h1')?.textContent ?? document.title)
      }),
    [router],
  )
  return { conteudo, anuncio }
}
