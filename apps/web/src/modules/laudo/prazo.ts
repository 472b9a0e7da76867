import { HORAS_DE_RISCO } from '@vetlume/dominio/dashboard'
import type { EstadoDoLaudo } from '@vetlume/dominio/laudo'
import { podeTransitar } from '@vetlume/dominio/laudo'

export type SituacaoDoPrazo = 'ATRASADO' | 'EM_RISCO' | 'EM_DIA'

const HORA_MS = 3_600_000

/** How a laudo stands against its deadline; null once it no longer waits for a signature, or without a deadline. */
export function situacaoDoPrazo(
  { prazoEm, estado }: { prazoEm: string | null; estado: EstadoDoLaudo },
  agoraMs: number,
): SituacaoDoPrazo | null {
  if (prazoEm === null || !podeTransitar('assinar', estado)) return null
  const faltaMs = Date.parse(prazoEm) - agoraMs
  if (faltaMs < 0) return 'ATRASADO'
  return faltaMs <= HORAS_DE_RISCO * HORA_MS ? 'EM_RISCO' : 'EM_DIA'
}

/** `há 5 h`, `em 40 min`, `em 2 dias`: how far the deadline is, for a glance. */
export function distanciaDoPrazo(prazoEm: string, agoraMs: number): string {
  const faltaMs = Date.parse(prazoEm) - agoraMs
  const horas = Math.abs(faltaMs) / HORA_MS
  const dias = Math.round(horas / 24)
  const quanto =
    horas < 1 ? `${Math.max(1, Math.round(horas * 60))} min` : horas < 48 ? `${Math.round(horas)} h` : `${dias} dias`
  return faltaMs < 0 ? `há ${quanto}` : `em ${quanto}`
}
