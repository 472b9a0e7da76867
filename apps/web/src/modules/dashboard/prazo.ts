import { HORAS_DE_RISCO } from '@vetlume/dominio/dashboard'
import { distanciaDoPrazo } from '../laudo/index.ts'

export type TomDoPrazo = 'erro' | 'aviso' | 'neutro'

/** The deadline clock of a laudo, in words: late, at risk, or still far. */
export function prazoEmPalavras(prazoEm: string | null, agoraMs: number): { texto: string; tom: TomDoPrazo } {
  if (prazoEm === null) return { texto: 'sem prazo', tom: 'neutro' }
  const faltaMs = Date.parse(prazoEm) - agoraMs
  const distancia = distanciaDoPrazo(prazoEm, agoraMs)
  if (faltaMs < 0) return { texto: `atrasado ${distancia}`, tom: 'erro' }
  return { texto: distancia, tom: faltaMs < HORAS_DE_RISCO * 3_600_000 ? 'aviso' : 'neutro' }
}

/** `740` → `12h20`. */
export function emHoras(minutos: number): string {
  const resto = minutos % 60
  return `${Math.floor(minutos / 60)}h${resto === 0 ? '' : String(resto).padStart(2, '0')}`
}
