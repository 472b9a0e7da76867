import { useSyncExternalStore } from 'react'

const assinar = (ouvinte: () => void) => {
  addEventListener('hashchange', ouvinte)
  return () => removeEventListener('hashchange', ouvinte)
}

function lerChave(): string {
  try {
    return decodeURIComponent(location.hash.slice(1))
  } catch {
    return location.hash.slice(1)
  }
}

/** The secret of an address: after `#`, where no server or log sees it. It stays there, so that the page can be reloaded. */
export function useChaveDoLink(): string {
  return useSyncExternalStore(assinar, lerChave, () => '')
}
