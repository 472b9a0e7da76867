import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Acontecimento } from '@vetlume/dominio/animal'
import { diaNaZona } from '@vetlume/dominio/tempo'
import { fusoEmUso } from '../../../lib/fuso.ts'
import { Elo } from '../../../ui/elo.tsx'
import { Etiqueta } from '../../../ui/etiqueta.tsx'
import { Data, DataHora } from '../../../ui/valores.tsx'
import { escreverAcontecimento } from './acontecimentos.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'

/** Exams weigh more than what surrounds them. */
const EXAMES: ReadonlySet<Acontecimento['tipo']> = new Set(['ATENDIMENTO', 'LAUDO'])

/** Nobody says at what time they were. */
const SO_O_DIA: ReadonlySet<Acontecimento['tipo']> = new Set(['PESO', 'OBITO'])

/** One thing that happened to the patient. */
export function UmaLinha({ linha }: { linha: Acontecimento }) {
  const { icone, titulo, para, estado, detalhe } = escreverAcontecimento(linha)
  const exame = EXAMES.has(linha.tipo)
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: '2.3rem minmax(0,1fr)',
        columnGap: 3,
        pb: 4,
        '&:not(:last-child)::after': {
          content: '""',
          position: 'absolute',
          left: '1.15rem',
          top: '2.5rem',
          bottom: '0.2rem',
          width: '1px',
          bgcolor: 'divider',
        },
      }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: '2.3rem',
          height: '2.3rem',
          borderRadius: '50%',
          color: exame ? 'primary.main' : 'text.secondary',
          bgcolor: exame ? 'var(--vl-marca-suave)' : 'var(--vl-superficie-2)',
        }}
      >
        <Icone nome={icone} tamanho="pequeno" />
      </Box>
      <Box sx={{ minWidth: 0, pt: 0.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'baseline' }}>
          {para === null || linha.alvo === null ? (
            <Typography component="span" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
              {titulo}
            </Typography>
          ) : (
            <Elo to={para} search={{ codigo: linha.alvo }} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {titulo}
            </Elo>
          )}
          {estado !== null && <Etiqueta tom={estado.tom} rotulo={estado.rotulo} />}
          {linha.critico && <Etiqueta tom="erro" rotulo="Achado crítico" icone="notification-important" />}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {SO_O_DIA.has(linha.tipo) ? (
            <Data dia={diaNaZona(linha.quando, fusoEmUso())} />
          ) : (
            <DataHora instante={linha.quando} />
          )}
          {detalhe !== '' && ` · ${detalhe}`}
        </Typography>
      </Box>
    </Box>
  )
}
