import { useNavigate } from '@tanstack/react-router'
import { usePode } from '../../cadastros/index.ts'

/** Opens two records side by side, the first to be kept; null for who may not merge. */
export function useUnirTutores() {
  const pode = usePode('paciente:unir')
  const navegar = useNavigate()
  if (!pode) return null
  return (codigo: string, outro: { codigo: string }) =>
    void navegar({ to: '.', search: { codigo, unir: outro.codigo } })
}
