const HORA_MS = 3_600_000

/** `há 5 h`, `em 40 min`, `em 2 dias`: how far the deadline is, for a glance. */
export function distanciaDoPrazo(prazoEm: string, agoraMs: number): string {
  const faltaMs = Date.parse(prazoEm) - agoraMs
  const horas = Math.abs(faltaMs) / HORA_MS
  const dias = Math.round(horas / 24)
  const quanto =
    horas < 1 ? `${Math.max(1, Math.round(horas * 60))} min` : horas < 48 ? `${Math.round(horas)} h` : `${dias} dias`
  return faltaMs < 0 ? `há ${quanto}` : `em ${quanto}`
}
