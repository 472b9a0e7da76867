import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { Passo } from './use-importacao.ts'

const PASSOS: readonly (readonly [Passo, string])[] = [
  ['arquivo', 'Arquivo'],
  ['colunas', 'Colunas'],
  ['relatorio', 'Conferência'],
  ['pronto', 'Pronto'],
]

/** Where the import is, of four steps. */
export function PassosDaImportacao({ atual }: { atual: Passo }) {
  const posicao = PASSOS.findIndex(([passo]) => passo === atual)
  const lista = useRef<HTMLOListElement>(null)
  const anterior = useRef(atual)
  // The button that was pressed is gone: whoever follows by keyboard or by ear goes on from the top of the new step.
  useEffect(() => {
    if (anterior.current !== atual) lista.current?.focus()
    anterior.current = atual
  }, [atual])
  return (
    <Box
      component="ol"
      ref={lista}
      tabIndex={-1}
      aria-label="Passos da importação"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, listStyle: 'none', m: 0, mb: 4, p: 0, outline: 0 }}
    >
      {PASSOS.map(([passo, rotulo], indice) => (
        <Box
          component="li"
          key={passo}
          aria-current={passo === atual ? 'step' : undefined}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            pr: 2,
            color: indice <= posicao ? 'text.primary' : 'text.secondary',
            fontWeight: passo === atual ? 650 : 400,
          }}
        >
          <Box
            component="span"
            aria-hidden
            sx={{
              display: 'grid',
              placeItems: 'center',
              width: 24,
              height: 24,
              borderRadius: '50%',
              fontSize: 'var(--vl-texto-micro)',
              border: 1,
              borderColor: indice <= posicao ? 'primary.main' : 'divider',
              bgcolor: indice < posicao ? 'var(--vl-marca-suave)' : 'transparent',
            }}
          >
            {indice + 1}
          </Box>
          {rotulo}
        </Box>
      ))}
    </Box>
  )
}

/** Buttons of a step, in order: the main one last. */
export function AcoesDoPasso({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        justifyContent: 'flex-end',
        position: 'sticky',
        // Down to the edge of the window, over its padding.
        bottom: '-1rem',
        mt: 4,
        py: 3,
        bgcolor: 'background.paper',
      }}
    >
      {children}
    </Box>
  )
}
