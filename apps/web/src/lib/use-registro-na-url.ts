import { useNavigate, useSearch } from '@tanstack/react-router'
import type { BuscaDaqui } from '../buscas.ts'
import { sem } from './sem.ts'

export interface RegistroNaUrl {
  /** Record being shown, `null` for a new one, `undefined` for the list. */
  codigo: string | null | undefined
  /** Search of the link that opens a record, to give to `abrir` of a list. */
  buscaDoRegistro: (codigo: string) => BuscaDaqui
  abrir: (codigo: string) => void
  criar: () => void
  /** Back to the list, with the filters that it had. */
  fechar: () => void
}

/** What is seen of a record or done to it: no filter of the list. */
const DO_REGISTRO = ['codigo', 'novo', 'editar', 'unir', 'parte'] as const
const NENHUM: readonly (keyof BuscaDaqui)[] = []

/**
 * A registry is one route: `?codigo=` shows a record, `?novo=1` a blank one, neither shows the list. `iniciais` are names
 * in the address that a blank one starts with: they go no further than it.
 */
export function useRegistroNaUrl(iniciais: readonly (keyof BuscaDaqui)[] = NENHUM): RegistroNaUrl {
  // Of any screen of records.
  const busca: BuscaDaqui = useSearch({ strict: false })
  const navegar = useNavigate()
  const { codigo, novo } = busca
  const filtros: BuscaDaqui = sem(busca, ...DO_REGISTRO, ...iniciais)
  const ir = (mudanca: BuscaDaqui) => void navegar({ to: '.', search: { ...filtros, ...mudanca } })
  return {
    codigo: codigo ?? (novo === undefined ? undefined : null),
    buscaDoRegistro: (alvo) => ({ ...filtros, codigo: alvo }),
    abrir: (alvo) => ir({ codigo: alvo }),
    criar: () => ir({ novo: '1' }),
    fechar: () => ir({}),
  }
}
