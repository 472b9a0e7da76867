import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { RepasseExplicado } from '@vetlume/dominio/financeiro'
import { Dinheiro } from '../../ui/valores.tsx'

const EM_DESTAQUE = new Set(['BASE', 'REPASSE'])

/** Each centavo of a repasse: gross, what is taken out, base, what the specialist earns, what stays. */
function Conta({ linhas }: Pick<RepasseExplicado, 'linhas'>) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1, fontSize: 'var(--vl-texto-pequeno)' }}>
      {linhas.map(({ tipo, rotulo, centavos }) => (
        <Box
          key={`${tipo} ${rotulo}`}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 3,
            ...(EM_DESTAQUE.has(tipo) ? { fontWeight: 600 } : { color: 'text.secondary' }),
          }}
        >
          <dt>{rotulo}</dt>
          <Box component="dd" sx={{ m: 0 }}>
            <Dinheiro centavos={centavos} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}

/** Who earns what from the exams, and how each amount came about. */
export function RepassesExplicados({ repasses }: { repasses: readonly RepasseExplicado[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
      {repasses.map(({ codigo, servico, especialista, linhas }) => (
        <Box
          component="li"
          key={codigo}
          sx={{ display: 'grid', gap: 2, p: 3, border: 1, borderColor: 'divider', borderRadius: 'var(--vl-raio)' }}
        >
          <Box>
            <Typography sx={{ fontWeight: 600 }}>{servico}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {especialista.nome}
            </Typography>
          </Box>
          <Conta linhas={linhas} />
        </Box>
      ))}
    </Box>
  )
}
