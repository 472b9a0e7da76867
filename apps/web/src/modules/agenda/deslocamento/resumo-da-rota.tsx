import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { quilometros, type PlanoDoDia } from '@vetlume/dominio/deslocamento'
import { tempoDeViagem } from './palavras.ts'

function Numero({
  rotulo,
  valor,
  detalhe,
  destaque = false,
}: {
  rotulo: string
  valor: string
  detalhe: string
  destaque?: boolean
}) {
  return (
    <Box
      sx={{
        p: 3,
        border: 1,
        borderColor: 'divider',
        borderRadius: 'var(--vl-raio)',
        ...(destaque
          ? { bgcolor: 'var(--vl-marca-suave)', borderColor: 'transparent', gridColumn: { xs: '1 / -1', sm: 'auto' } }
          : {}),
      }}
    >
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {rotulo}
      </Typography>
      <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
        <Typography component="span" sx={{ display: 'block', fontSize: 'var(--vl-texto-secao)', fontWeight: 650 }}>
          {valor}
        </Typography>
        <Typography component="span" variant="body2">
          {detalhe}
        </Typography>
      </Box>
    </Box>
  )
}

const foraDeAlcance = (quantos: number): string =>
  quantos === 0 ? '' : ` · ${quantos === 1 ? '1 trecho sem tempo' : `${quantos} trechos sem tempo`} de chegar`

/** Travel of the day: as it is, as it would be, and what that saves. */
export function ResumoDaRota({ plano: { antes, depois, economia, partida } }: { plano: PlanoDoDia }) {
  return (
    <>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
          gap: 2,
          m: 0,
        }}
      >
        <Numero
          rotulo="Como está"
          valor={tempoDeViagem(antes.minutos)}
          detalhe={`${quilometros(antes.km)}${foraDeAlcance(antes.foraDeAlcance)}`}
        />
        <Numero
          rotulo="Com a rota"
          valor={tempoDeViagem(depois.minutos)}
          detalhe={`${quilometros(depois.km)}${foraDeAlcance(depois.foraDeAlcance)}`}
        />
        <Numero destaque rotulo="Economia" valor={tempoDeViagem(economia.minutos)} detalhe={quilometros(economia.km)} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {partida === null
          ? 'Da primeira à última visita: o cadastro do especialista não diz de onde ele sai.'
          : `Conta a saída de ${partida.lugar ?? 'casa'}${partida.volta ? ' e a volta' : ''}.`}
      </Typography>
    </>
  )
}
