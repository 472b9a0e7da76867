import { VERSAO_DOS_TERMOS, type VERSOES_DOS_TERMOS } from '@vetlume/dominio/conta'
import { SECOES_DA_POLITICA } from './politica-2-2.tsx'
import { SECOES_DOS_TERMOS } from './termos-2-1.tsx'
import type { SecaoDoTexto } from '../secao-do-texto.ts'

export type Texto = 'termos' | 'politica'
type Versao = (typeof VERSOES_DOS_TERMOS)[number]['versao']
type Secoes = readonly SecaoDoTexto[]

/** What holds comes with the page; who wants an older one waits for it. */
const VIGENTES: Readonly<Record<Texto, Secoes>> = { termos: SECOES_DOS_TERMOS, politica: SECOES_DA_POLITICA }

const ANTIGAS: Readonly<Record<Exclude<Versao, typeof VERSAO_DOS_TERMOS>, Record<Texto, () => Promise<Secoes>>>> = {
  '1.0': {
    termos: async () => (await import('./termos-1-0.tsx')).SECOES_DOS_TERMOS,
    politica: async () => (await import('./politica-1-0.tsx')).SECOES_DA_POLITICA,
  },
  '2.0': {
    termos: async () => (await import('./termos-2-0.tsx')).SECOES_DOS_TERMOS,
    politica: async () => (await import('./politica-2-0.tsx')).SECOES_DA_POLITICA,
  },
  // Its terms are those that hold: only the policy changed.
  '2.1': {
    termos: async () => SECOES_DOS_TERMOS,
    politica: async () => (await import('./politica-2-1.tsx')).SECOES_DA_POLITICA,
  },
}

/** The sections of a version, or how to get them; null for one that was never published. */
export function secoesDe(texto: Texto, versao: string): Secoes | (() => Promise<Secoes>) | null {
  if (versao === VERSAO_DOS_TERMOS) return VIGENTES[texto]
  return Object.hasOwn(ANTIGAS, versao) ? ANTIGAS[versao as keyof typeof ANTIGAS][texto] : null
}
