import type { Instante } from '../tempo/index.ts'
import type { SituacaoDoCertificado } from './rotulos.ts'

/** From here on, people are warned that a certificate is about to expire. */
export const DIAS_DE_AVISO_DO_CERTIFICADO = 30

const MS_POR_DIA = 86_400_000

/** Whole days until a certificate expires, 0 on its last day; negative once it expired. */
export function diasRestantes(validoAte: Instante, agora: Instante): number {
  return Math.floor((Date.parse(validoAte) - Date.parse(agora)) / MS_POR_DIA)
}

export function situacaoDoCertificado(validoAte: Instante, agora: Instante): SituacaoDoCertificado {
  const dias = diasRestantes(validoAte, agora)
  if (dias < 0) return 'VENCIDO'
  return dias <= DIAS_DE_AVISO_DO_CERTIFICADO ? 'VENCENDO' : 'VALIDO'
}
