import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Busca } from '../../buscas.ts'

export type Tela =
  | { tipo: 'LISTA' }
  | { tipo: 'NOVO'; animal: string | null; agendamento: string | null }
  | { tipo: 'UM' | 'EDITAR'; codigo: string }

/**
 * The area is one route, as specified: `?codigo=` shows an atendimento, `?codigo=&editar=1` its form, `?novo=1` a
 * blank one (with the patient of the list's filter, or from `agendamento=`), neither shows the list. Filters stay.
 */
export function useRota() {
  const busca = useSearch({ from: '/casca/atendimento' })
  const navegar = useNavigate()
  const { codigo, novo, editar, agendamento, ...filtros } = busca
  const ir = (mudanca: Busca<'/atendimento'>, substituir = false) =>
    navegar({ to: '/atendimento', search: { ...filtros, ...mudanca }, replace: substituir })
  const tela: Tela =
    novo !== undefined
      ? { tipo: 'NOVO', animal: filtros['animal'] ?? null, agendamento: agendamento ?? null }
      : codigo === undefined
        ? { tipo: 'LISTA' }
        : { tipo: editar === undefined ? 'UM' : 'EDITAR', codigo }
  return {
    tela,
    buscaDe: (alvo: string) => ({ ...filtros, codigo: alvo }),
    buscaDaLista: filtros,
    criar: () => void ir({ novo: '1' }),
    editar: (alvo: string) => void ir({ codigo: alvo, editar: '1' }),
    /** In place of the form: going back leads to where the form was opened from. */
    abrir: (alvo: string) => ir({ codigo: alvo }, true),
    listar: () => void ir({}),
  }
}
