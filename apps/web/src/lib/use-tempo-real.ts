import { CAMINHO_DO_TEMPO_REAL, type MensagemAoVivo } from '@vetlume/dominio/tempo-real'
import { useEffect, useRef } from 'react'
import { api, sessao } from './navegador.ts'
import { criarTempoReal } from './tempo-real.ts'

const esquema = () => (location.protocol === 'https:' ? 'wss' : 'ws')

/** The live connection of this tab. */
const tempoReal = criarTempoReal({
  // Of who asks, now: one still on its way may be of the company that was left.
  pedirBilhete: async () => (await api('POST /tempo-real/bilhete', {}, { avulso: true })).bilhete,
  abrir: (bilhete) => new WebSocket(`${esquema()}://${location.host}${CAMINHO_DO_TEMPO_REAL}?bilhete=${bilhete}`),
  interessa: () => document.visibilityState === 'visible' && navigator.onLine && sessao.autenticada(),
  depois(fazer, ms) {
    const temporizador = setTimeout(fazer, ms)
    return () => clearTimeout(temporizador)
  },
  sorte: Math.random,
})

const quemEOnde = () => {
  const { usuario, cliente, clinica } = sessao.estado()
  return [usuario, cliente, clinica].map((parte) => parte?.codigo).join()
}

function acompanharNavegador(): void {
  let antes = quemEOnde()
  document.addEventListener('visibilitychange', tempoReal.rever)
  addEventListener('online', tempoReal.recomecar)
  addEventListener('offline', tempoReal.recomecar)
  sessao.assinar(() => {
    const agora = quemEOnde()
    if (agora === antes) return
    antes = agora
    tempoReal.recomecar()
  })
}

let acompanhando = false

/** Whether changes are being told; while they are not, a screen that must be fresh asks by itself. */
export const estaAoVivo = (): boolean => tempoReal.viva()

/** Calls `aoReceber` with what changed elsewhere, while this screen is open. The last function given is the one called. */
export function useTempoReal(aoReceber: (mensagem: MensagemAoVivo) => void): void {
  const atual = useRef(aoReceber)
  useEffect(() => {
    atual.current = aoReceber
  }, [aoReceber])
  useEffect(() => {
    if (!acompanhando) acompanharNavegador()
    acompanhando = true
    return tempoReal.ouvir((mensagem) => atual.current(mensagem))
  }, [])
}
