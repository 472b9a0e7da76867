import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useAparencia } from '../lib/aparencia.ts'
import { queryClient } from '../lib/query.ts'
import { Hospedeiros } from './hospedeiros.tsx'
import { ligarOndulacao } from './ondulacao.ts'

/** Everything that our components expect around them. The public pages do without it. */
export function ProvedorDeUi({ children }: { children: ReactNode }) {
  const { ondulacao } = useAparencia()
  useEffect(() => (ondulacao ? ligarOndulacao() : undefined), [ondulacao])
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <Hospedeiros />
    </QueryClientProvider>
  )
}
