import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { ResumoDeContas } from '@vetlume/dominio/financeiro'
import type { BuscaNaUrl } from '../../lib/busca-na-url.ts'
import { Elo } from '../../ui/elo.tsx'
import { Dinheiro } from '../../ui/valores.tsx'
import { consultaDoResumo, type Livro } from './api.ts'

interface Quadro {
  rotulo: string
  quantidade: number
  centavos: number
  filtro: Record<string, string>
  tom?: string
}

const NOMES = ['busca', 'de', 'ate', 'parceiro', 'competencia'] as const

/** Filters of the address that the totals obey too; state and "vencido" are what the totals are about. */
function filtroDoResumo(busca: BuscaNaUrl): Record<string, string> {
  const presentes = NOMES.map((nome) => [nome, busca[nome]] as const)
  return Object.fromEntries(presentes.filter((par): par is readonly [(typeof NOMES)[number], string] => !!par[1]))
}

function quadrosDe({ porEstado, vencido, desde }: ResumoDeContas, verboPago: string): Quadro[] {
  const de = (estado: string) => porEstado.find((linha) => linha.estado === estado)
  const abertos = ['PREVISTO', 'ABERTO', 'PARCIAL'].map(de)
  const aberto = abertos.reduce((soma, linha) => soma + (linha?.saldoCentavos ?? 0), 0)
  return [
    {
      rotulo: 'Vencido',
      quantidade: vencido.quantidade,
      centavos: vencido.saldoCentavos,
      filtro: { vencido: 'sim', ordem: 'vencimento' },
      ...(vencido.quantidade > 0 ? { tom: 'error.main' } : {}),
    },
    {
      rotulo: 'Em aberto, ao todo',
      quantidade: abertos.reduce((soma, linha) => soma + (linha?.quantidade ?? 0), 0),
      centavos: aberto,
      filtro: { aberto: 'sim', ordem: 'vencimento' },
    },
    {
      rotulo: desde === null ? verboPago : `${verboPago} em 12 meses`,
      quantidade: de('PAGO')?.quantidade ?? 0,
      centavos: de('PAGO')?.valorCentavos ?? 0,
      filtro: { estado: 'PAGO' },
    },
  ]
}

const contas = (quantidade: number) => (quantidade === 1 ? '1 conta' : `${quantidade} contas`)

function Cartao({ rotulo, quantidade, centavos, filtro, tom }: Quadro) {
  return (
    <Elo
      to="."
      search={filtro}
      underline="none"
      sx={{
        display: 'grid',
        gap: 0.5,
        px: 4,
        py: 3,
        color: 'text.primary',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 'var(--vl-raio-maior)',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {rotulo}
      </Typography>
      <Typography component="strong" variant="h2" sx={tom === undefined ? {} : { color: tom }}>
        <Dinheiro centavos={centavos} />
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {contas(quantidade)}
      </Typography>
    </Elo>
  )
}

/** Totals of a book under the filters in use; each one leads to the list behind it. */
export function ResumoDasContas({ livro, verboPago }: { livro: Livro; verboPago: string }) {
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
        ? [0, 1, 2].map((n) => <Skeleton key={n} variant="rounded" height={94} />)
        : quadrosDe(data, verboPago).map((quadro) => <Cartao key={quadro.rotulo} {...quadro} />)}
    </Box>
  )
}
