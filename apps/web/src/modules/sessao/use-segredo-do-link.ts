import { useEffect, useState } from 'react'

const lerSegredo = (): string => location.hash.slice(1)

/**
 * The secret of an e-mail's link comes after `#`, which no server or log ever sees; it is taken off the address once
 * read. A link pasted in a tab that already shows the page changes nothing but the `#`, so that is followed too.
 */
export function useSegredoDoLink(): string | null {
  const [segredo, definirSegredo] = useState(lerSegredo)
  useEffect(() => {
    const aoMudar = () => lerSegredo() !== '' && definirSegredo(lerSegredo())
    addEventListener('hashchange', aoMudar)
    return () => removeEventListener('hashchange', aoMudar)
  }, [])
  useEffect(() => {
    if (segredo !== '') history.replaceState(history.state, '', location.pathname + location.search)
  }, [segredo])
  return segredo === '' ? null : segredo
}
