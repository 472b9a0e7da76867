import { useSyncExternalStore } from 'react'
import { sessao } from './navegador.ts'
import type { EstadoDaSessao } from './sessao.ts'

/** Who is signed in and where they work; the screen follows every change. */
export function useSessao(): EstadoDaSessao {
  return useSyncExternalStore(sessao.assinar, sessao.estado, sessao.estado)
}
