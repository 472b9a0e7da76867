import type { Pendencia } from '@vetlume/dominio/laudo'
import { CONCLUSAO, IMAGENS } from './lugares.ts'
import type { Alvo } from './lugares.ts'

export interface Destino {
  lugar: string
  alvo: Alvo
}

/** Mended by measuring. */
const POR_MEDIR: ReadonlySet<string> = new Set(['texto-sem-medida', 'sem-medida-nem-imagem'])

/** Where a finding is mended; null when it is not in this laudo but in a registry, such as a missing CRMV. */
export function destinoDaPendencia({ regra, mensagem, secao }: Pendencia): Destino | null {
  if (secao !== null) {
    if (regra.startsWith('nao-avaliado')) return { lugar: secao, alvo: 'motivo' }
    return { lugar: secao, alvo: regra.startsWith('medida') || POR_MEDIR.has(regra) ? 'medidas' : 'texto' }
  }
  if (regra.startsWith('imagem') || regra === 'sem-imagem' || mensagem.startsWith('Legenda'))
    return { lugar: IMAGENS, alvo: 'texto' }
  const noCadastro = ['sem-crmv', 'sem-peso', 'modelo-de-outro-paciente'].includes(regra)
  return noCadastro ? null : { lugar: CONCLUSAO, alvo: 'texto' }
}
