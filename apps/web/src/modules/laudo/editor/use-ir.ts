import { useBancada } from './bancada.ts'
import type { Alvo } from './lugares.ts'
import { irAoLugar } from './lugares.ts'

/** A sheet or window gives the focus back when it closes; the place takes it after that. */
const ESPERA_MS = 250

/** Goes to a place of the laudo, closing first what covers the page. */
export function useIr(): (lugar: string, alvo: Alvo, trecho?: string) => void {
  const bancada = useBancada()
  return (lugar, alvo, trecho) => {
    const coberta = bancada.janela.ler() !== null
    bancada.janela.mudar(() => null)
    setTimeout(() => irAoLugar(lugar, bancada, alvo, trecho), coberta ? ESPERA_MS : 0)
  }
}
