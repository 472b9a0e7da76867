import { useSessao } from './use-sessao.ts'

/** In what capacity the person looks at the agenda, at exams and at money: the widest of the profiles that hold here. */
export type Papel = 'EMPRESA' | 'ESPECIALISTA' | 'PARCEIRO'

export function usePapel(): Papel {
  const { cliente, clinica } = useSessao()
  if (clinica !== null) return 'PARCEIRO'
  const perfis = cliente?.perfis ?? []
  return perfis.includes('ESPECIALISTA') && !perfis.includes('CLIENTE') ? 'ESPECIALISTA' : 'EMPRESA'
}
