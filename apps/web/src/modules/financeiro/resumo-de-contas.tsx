import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { BuscaNaUrl } from '../../lib/busca-na-url.ts'
import { Elo } from '../../ui/elo.tsx'
import { Bloco } from '../../ui/esqueleto.tsx'
import { Dinheiro } from '../../ui/valores.tsx'
import { consultaDoResumo, type Livro } from './api.ts'
import { quadrosDe, type QuadroDeContas, type Sentido } from './quadros.ts'
import estilos from './resumo-de-contas.module.css'

const NOMES = ['busca', 'de', 'ate', 'parceiro', 'competencia'] as const

/** Filters of the address that the totals obey too; state and "vencido" are what the totals are about. */
function filtroDoResumo(busca: BuscaNaUrl): Record<string, string> {
  const presentes = NOMES.map((nome) => [nome, busca[nome]] as const)
  return Object.fromEntries(presentes.filter((par): par is readonly [(typeof NOMES)[number], string] => !!par[1]))
}

const contas = (quantidade: number) => (quantidade === 1 ? '1 conta' : `${quantidade} contas`)

function Cartao({ rotulo, quantidade, centavos, alvo, vencido }: QuadroDeContas) {
  return (
    <Elo to={alvo.rota} search={alvo.filtros} underline="none" className={estilos.cartao}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {rotulo}
      </Typography>
      <Typography component="strong" variant="h2" sx={vencido ? { color: 'error.main' } : {}}>
        <Dinheiro centavos={centavos} />
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {contas(quantidade)}
      </Typography>
    </Elo>
  )
}

/** Totals of a book under the filters in use; each one leads to the list behind it. */
export function ResumoDasContas({ livro, sentido }: { livro: Livro; sentido: Sentido }) {
  const busca: BuscaNaUrl = useSearch({ strict: false })
  const { data, error } = useQuery(consultaDoResumo(livro, filtroDoResumo(busca)))
  // The list below says what failed; figures that cannot be trusted are not shown.
  if (error !== null && data === undefined) return null
  return (
    <Box
      role="group"
      aria-label="Totais"
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: 'repeat(3, minmax(0,1fr))' } }}
    >
      {data === undefined
        ? [0, 1, 2].map((n) => <Bloco key={n} height={94} />)
        : quadrosDe(data, sentido).map((quadro) => <Cartao key={quadro.rotulo} {...quadro} />)}
    </Box>
  )
}
