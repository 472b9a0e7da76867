import type { Ator } from '../../infra/token.ts'
import { visaoDosCadastros, type Visao } from '../cadastros/index.ts'

/** Hours, signature, certificate and repasse of a specialist: for the company, and for the specialist about itself. */
export function vePartes(visao: Visao, codigo: string): boolean {
  return visao.tipo === 'EMPRESA' || (visao.tipo === 'ESPECIALISTA' && visao.especialista === codigo)
}

/** What only the company changes: the record, the hours, what is paid. */
export const daEmpresa = (ator: Ator): boolean => visaoDosCadastros(ator).tipo === 'EMPRESA'

/** Of what is in the record, how much somebody reads. A clinic learns who examines and signs, and nothing else. */
export function leituraDa(visao: Visao): 'TUDO' | 'COLEGA' | 'PUBLICO' {
  if (visao.tipo === 'EMPRESA') return 'TUDO'
  return visao.tipo === 'ESPECIALISTA' ? 'COLEGA' : 'PUBLICO'
}
