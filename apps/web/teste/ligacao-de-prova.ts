import type { MensagemAoVivo } from '@vetlume/dominio/tempo-real'
import { expect, vi } from 'vitest'
import { servidor } from './servidor/index.ts'

/** In the place of the browser's: says what the server would. */
class LigacaoDeProva {
  static aberta: LigacaoDeProva | null = null
  onmessage: ((evento: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  constructor() {
    LigacaoDeProva.aberta = this
  }
  close(): void {
    this.onmessage = null
  }
}

/** Before the screen is opened; `vi.unstubAllGlobals()` gives the browser's back. */
export function prepararLigacao(): void {
  LigacaoDeProva.aberta = null
  vi.stubGlobal('WebSocket', LigacaoDeProva)
  servidor.responde('POST /tempo-real/bilhete', { bilhete: 'b', expiraEm: '2026-11-20T12:00:30Z' })
}

export async function esperarLigacao(): Promise<void> {
  await expect.poll(() => LigacaoDeProva.aberta?.onmessage ?? null).not.toBeNull()
}

export const dizerAoVivo = (mensagem: MensagemAoVivo) =>
  LigacaoDeProva.aberta?.onmessage?.({ data: JSON.stringify(mensagem) })
