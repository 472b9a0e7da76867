import Box from '@mui/material/Box'
import { Apoio } from './grade/cabecalho.tsx'
import type { ColunaDaGrade } from './tipos.ts'

export interface EspecialistasProps {
  colunas: readonly ColunaDaGrade[]
  atual: string
  aoEscolher: (chave: string) => void
}

const trazerParaATela = (elemento: HTMLElement | null) => {
  elemento?.scrollIntoView({ inline: 'center', block: 'nearest' })
}

/** On a phone: whose column is on screen, chosen with a touch or by sliding the grid. */
export function Especialistas({ colunas, atual, aoEscolher }: EspecialistasProps) {
  return (
    <Box
      role="group"
      aria-label="Especialista"
      sx={{ display: 'flex', gap: 2, mx: -3, px: 3, py: 1, overflowX: 'auto', scrollbarWidth: 'none' }}
    >
      {colunas.map(({ chave, especialista, ...coluna }) => (
        <Box
          key={chave}
          component="button"
          type="button"
          ref={chave === atual ? trazerParaATela : undefined}
          aria-pressed={chave === atual}
          onClick={() => aoEscolher(chave)}
          sx={{
            flex: 'none',
            display: 'grid',
            gridTemplateColumns: 'auto auto',
            columnGap: 2,
            alignItems: 'center',
            minHeight: 46,
            px: 3,
            border: 1,
            borderColor: chave === atual ? 'primary.main' : 'divider',
            borderRadius: 'var(--vl-raio)',
            bgcolor: chave === atual ? 'var(--vl-marca-suave)' : 'background.paper',
            color: 'inherit',
            font: 'inherit',
            textAlign: 'left',
            cursor: 'pointer',
          }}
        >
          <Box
            component="span"
            className="ag-bolinha"
            sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: especialista?.cor ?? 'var(--vl-borda-forte)' }}
          />
          <span>
            <Box component="span" sx={{ display: 'block', fontWeight: 600, lineHeight: 1.3 }}>
              {especialista?.nome ?? 'Sem especialista'}
            </Box>
            <Apoio {...coluna} />
          </span>
        </Box>
      ))}
    </Box>
  )
}
