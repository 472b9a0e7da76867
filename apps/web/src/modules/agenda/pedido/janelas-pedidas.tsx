import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { JanelaPedida } from '@vetlume/dominio/agenda'
import { fusoEmUso } from '../../../lib/fuso.ts'
import { escreverMomento } from '../../../ui/formato-de-data.ts'

export const janelaEmPalavras = ({ dia, inicio, fim }: JanelaPedida) =>
  `${escreverMomento(Temporal.PlainDate.from(dia).toPlainDateTime(), 'EEE dd/MM')}, ${inicio} às ${fim}`

const comeco = ({ dia, inicio }: JanelaPedida) =>
  Temporal.PlainDateTime.from(`${dia}T${inicio}`)
    .toZonedDateTime(fusoEmUso())
    .toInstant()
    .toString({ smallestUnit: 'millisecond' })

export interface JanelasPedidasProps {
  janelas: readonly JanelaPedida[]
  /** The reader is the clinic that asked. */
  minhas?: boolean
  /** Puts the beginning of a window in the form; without it they are only told. */
  aoEscolher?: (inicio: string) => void
}

/** When the clinic would like it to be. */
export function JanelasPedidas({ janelas, minhas = false, aoEscolher }: JanelasPedidasProps) {
  if (janelas.length === 0) return null
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {minhas ? 'Seus horários de preferência' : 'Horários de preferência da clínica'}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {janelas.map((janela) => (
          <li key={`${janela.dia} ${janela.inicio}`}>
            <Chip
              variant="outlined"
              label={janelaEmPalavras(janela)}
              {...(aoEscolher === undefined ? {} : { onClick: () => aoEscolher(comeco(janela)) })}
            />
          </li>
        ))}
      </Box>
    </Box>
  )
}
