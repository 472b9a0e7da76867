import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { ROTULOS_DE_FICAR, type PlanoDoDia, type VisitaPlanejada } from '@vetlume/dominio/deslocamento'
import { formatarHora } from '@vetlume/dominio/tempo'
import { useId, type ReactNode } from 'react'
import { Icone } from '../../../ui/icones/icone.tsx'

const muda = ({ inicio, novoInicio }: VisitaPlanejada): boolean => inicio !== novoInicio

export const quantasMudam = ({ visitas }: PlanoDoDia): number => visitas.filter(muda).length

interface LinhaProps {
  visita: VisitaPlanejada
  horas: string
  /** Only in the plan: what happened to it. */
  nota?: string | null
}

function Linha({ visita, horas, nota = null }: LinhaProps) {
  const mudou = nota !== null && muda(visita)
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        columnGap: 3,
        alignItems: 'center',
        px: 3,
        py: 2,
        minHeight: 64,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
        ...(mudou ? { bgcolor: 'var(--vl-marca-suave)' } : {}),
      }}
    >
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600, whiteSpace: 'nowrap' }}>
        {horas}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{visita.paciente ?? 'Horário reservado'}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {[visita.lugar ?? 'Endereço a definir', nota].filter((parte) => parte != null && parte !== '').join(' · ')}
        </Typography>
      </Box>
      {mudou && <Icone nome="swap-vert" tamanho="pequeno" tom="marca" />}
      {nota !== null && visita.fica !== null && <Icone nome="lock" tamanho="pequeno" tom="secundario" />}
    </Box>
  )
}

function Coluna({ titulo, children }: { titulo: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography id={id} component="h3" variant="h3" sx={{ mb: 2 }}>
        {titulo}
      </Typography>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          border: 1,
          borderColor: 'divider',
          borderRadius: 'var(--vl-raio)',
          overflow: 'hidden',
        }}
      >
        {children}
      </Box>
    </Box>
  )
}

/** What a visit does in the plan, in words. */
function notaDa(visita: VisitaPlanejada, fuso: string): string {
  if (visita.fica !== null) return ROTULOS_DE_FICAR[visita.fica]
  return muda(visita) ? `era ${formatarHora(visita.inicio, fuso)}` : 'na mesma hora'
}

/** The day in two columns, as it is and as it would be. On a phone only the plan, which says what each one was. */
export function ComparacaoDoDia({ plano: { visitas, fuso } }: { plano: PlanoDoDia }) {
  const horas = (inicio: string, fim: string) => `${formatarHora(inicio, fuso)}–${formatarHora(fim, fuso)}`
  const deHoje = visitas.toSorted((a, b) => a.inicio.localeCompare(b.inicio))
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, gap: 4 }}
    >
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <Coluna titulo="Como está">
          {deHoje.map((visita) => (
            <Linha key={visita.codigo} visita={visita} horas={horas(visita.inicio, visita.fim)} />
          ))}
        </Coluna>
      </Box>
      <Coluna titulo="Com a rota">
        {visitas.map((visita) => (
          <Linha
            key={visita.codigo}
            visita={visita}
            horas={horas(visita.novoInicio, visita.novoFim)}
            nota={notaDa(visita, fuso)}
          />
        ))}
      </Coluna>
    </Box>
  )
}
