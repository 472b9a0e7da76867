import { situacaoDoPrazo } from '@vetlume/dominio/atendimento'
import { distanciaDoPrazo } from '../laudo/index.ts'

export type TomDoPrazo = 'erro' | 'aviso' | 'neutro'

/** The deadline clock of a laudo, in words: late, at risk, or still far. */
export function prazoEmPalavras(prazoEm: string | null, agoraMs: number): { texto: string; tom: TomDoPrazo } {
  const situacao = situacaoDoPrazo({ prazoEm, prazoCorre: true }, agoraMs)
  if (prazoEm === null || situacao === null) return { texto: 'sem prazo', tom: 'neutro' }
  const distancia = distanciaDoPrazo(prazoEm, agoraMs)
  if (situacao === 'ATRASADO') return { texto: `atrasado ${distancia}`, tom: 'erro' }
  return { texto: distancia, tom: situacao === 'EM_RISCO' ? 'aviso' : 'neutro' }
}

/** `740` → `12h20`. */
export function emHoras(minutos: number): string {
  const resto = minutos % 60
  return `${Math.floor(minutos / 60)}h${resto === 0 ? '' : String(resto).padStart(2, '0')}`
}
