import type { Ator } from '../../infra/token.ts'
import { alcanceDo, type Alcance } from '../cadastros/index.ts'

/** Hours, signature, certificate and repasse of a specialist: for the company, and for the specialist about itself. */
export function alcancaPartes(alcance: Alcance, codigo: string): boolean {
  return alcance.de === 'EMPRESA' || (alcance.de === 'ESPECIALISTA' && alcance.especialista === codigo)
}

/** What only the company changes: the record, the hours, what is paid. */
export const daEmpresa = (ator: Ator): boolean => alcanceDo(ator).de === 'EMPRESA'

/** Of what is in the record, how much somebody reads. A clinic learns who examines and signs, and nothing else. */
export function leituraDa(alcance: Alcance): 'TUDO' | 'COLEGA' | 'PUBLICO' {
  if (alcance.de === 'EMPRESA') return 'TUDO'
  return alcance.de === 'ESPECIALISTA' ? 'COLEGA' : 'PUBLICO'
}
