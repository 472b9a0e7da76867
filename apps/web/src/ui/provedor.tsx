import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider, useColorScheme } from '@mui/material/styles'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { ReactNode } from 'react'
import { useAparencia } from '../lib/aparencia.ts'
import { queryClient } from '../lib/query.ts'
import { Hospedeiros } from './hospedeiros.tsx'
import { criarTema } from './tema.ts'
import { ligarOndulacao } from './ondulacao.ts'

// The server writes a fresh nonce in the page; without it the policy refuses every style made at run time.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
const cache = createCache({ key: 'vl', ...(nonce === undefined ? {} : { nonce }) })

function SeguirEsquema({ esquema }: { esquema: 'light' | 'dark' }) {
  const { setMode } = useColorScheme()
  useEffect(() => setMode(esquema), [esquema, setMode])
  return null
}

/** Everything that our components expect around them. The public pages do without it. */
export function ProvedorDeUi({ children }: { children: ReactNode }) {
  const { ondulacao, campos, esquema } = useAparencia()
  useEffect(() => (ondulacao ? ligarOndulacao() : undefined), [ondulacao])
  const tema = useMemo(() => criarTema({ ondulacao, campos }), [ondulacao, campos])
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={tema} defaultMode={esquema} storageManager={null} noSsr>
        <SeguirEsquema esquema={esquema} />
        <QueryClientProvider client={queryClient}>
          {children}
          <Hospedeiros />
        </QueryClientProvider>
      </ThemeProvider>
    </CacheProvider>
  )
}
