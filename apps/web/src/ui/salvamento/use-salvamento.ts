import { useBlocker } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { sessao } from '../../lib/navegador.ts'
import type { EstadoDoSalvamento, Salvamento } from '../../lib/salvamento.ts'
import { confirmar } from '../confirmar.ts'

/** How long leaving waits for the last save before asking. */
const ESPERA_PARA_SAIR_MS = 3_000

export function useSalvamento<T>(salvamento: Salvamento<T>): EstadoDoSalvamento<T> {
  return useSyncExternalStore(salvamento.assinar, salvamento.estado)
}

/** Sends when the connection returns, keeps when the page goes away. */
export function useSalvamentoVivo<T>(salvamento: Salvamento<T>): void {
  useEffect(() => {
    const aoVoltarARede = () => void salvamento.salvar()
    const aoEsconder = () => document.visibilityState === 'hidden' && salvamento.guardarAgora()
    addEventListener('online', aoVoltarARede)
    document.addEventListener('visibilitychange', aoEsconder)
    return () => {
      removeEventListener('online', aoVoltarARede)
      document.removeEventListener('visibilitychange', aoEsconder)
    }
  }, [salvamento])
}

function salvarEmTempo<T>(salvamento: Salvamento<T>): Promise<boolean> {
  const desistir = new Promise<boolean>((resolver) => setTimeout(() => resolver(false), ESPERA_PARA_SAIR_MS))
  return Promise.race([salvamento.salvar(), desistir])
}

interface OpcoesDaSaida {
  /** "este laudo" */
  oQue: string
  /** What else is on its way, such as images, in words; null when nothing is. */
  outroEnvio?: () => string | null
}

const semOutroEnvio = () => null

/** Leaving sends what is left; only when that fails, or something else is on its way, is the person asked. */
export function useSaidaSegura<T>(
  salvamento: Salvamento<T>,
  { oQue, outroEnvio = semOutroEnvio }: OpcoesDaSaida,
): void {
  const temAlgo = () => salvamento.temPendente() || outroEnvio() !== null
  useBlocker({
    enableBeforeUnload: temAlgo,
    shouldBlockFn: async ({ current, next }) => {
      const fica = current.pathname === next.pathname && JSON.stringify(current.search) === JSON.stringify(next.search)
      if (fica || !temAlgo() || !sessao.autenticada()) return false
      if ((await salvarEmTempo(salvamento)) && outroEnvio() === null) return false
      return !(await confirmar({
        titulo: 'Sair antes de terminar de enviar?',
        texto:
          outroEnvio() ?? `O que falta fica guardado neste aparelho e é enviado quando você abrir ${oQue} de novo.`,
        confirmar: 'Sair',
        cancelar: 'Ficar aqui',
      }))
    },
  })
}
