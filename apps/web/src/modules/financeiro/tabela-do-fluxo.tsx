import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { LOCALE } from '@vetlume/dominio/constantes'
import type { Agrupamento, PeriodoDoFluxo } from '@vetlume/dominio/financeiro'
import { formatarData } from '@vetlume/dominio/tempo'
import { Etiqueta } from '../../ui/etiqueta.tsx'
import { Dinheiro } from '../../ui/valores.tsx'

const mesPorExtenso = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' })

function nomeDoPeriodo({ inicio, fim }: PeriodoDoFluxo, agrupar: Agrupamento): string {
  if (agrupar === 'DIA') return formatarData(inicio)
  if (agrupar === 'MES') return mesPorExtenso.format(new Date(`${inicio}T00:00:00Z`))
  return `${formatarData(inicio).slice(0, 5)} a ${formatarData(fim)}`
}

export interface TabelaDoFluxoProps {
  periodos: readonly PeriodoDoFluxo[]
  hoje: string
  agrupar: Agrupamento
}

const ZERO = '–'
const quantia = (centavos: number) => (centavos === 0 ? ZERO : <Dinheiro centavos={centavos} />)

/** The figures behind the chart: what happened, and what is expected. */
export function TabelaDoFluxo({ periodos, hoje, agrupar }: TabelaDoFluxoProps) {
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label="Fluxo de caixa, período a período"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 'var(--vl-raio-maior)', bgcolor: 'background.paper' }}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Período</TableCell>
            <TableCell align="right">Abertura</TableCell>
            <TableCell align="right">Entradas</TableCell>
            <TableCell align="right">Saídas</TableCell>
            <TableCell align="right">Fechamento</TableCell>
            <TableCell align="right">A receber</TableCell>
            <TableCell align="right">A pagar</TableCell>
            <TableCell align="right">Previsto</TableCell>
          </TableRow>
        </TableHead>
        <TableBody sx={{ '& tr:last-child > *': { borderBottom: 0 } }}>
          {periodos.map((periodo) => {
            const { inicio, fim } = periodo
            const atual = inicio <= hoje && hoje <= fim
            const futuro = inicio > hoje
            const passado = fim < hoje
            return (
              <TableRow key={inicio} {...(atual ? { 'aria-current': 'date' as const } : {})} selected={atual}>
                <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap', fontWeight: atual ? 650 : 450 }}>
                  {nomeDoPeriodo(periodo, agrupar)} {atual && <Etiqueta tom="lume" rotulo="hoje" />}
                </TableCell>
                <TableCell align="right">{futuro ? ZERO : <Dinheiro centavos={periodo.abertura} />}</TableCell>
                <TableCell align="right">{quantia(periodo.entradas)}</TableCell>
                <TableCell align="right">{quantia(-periodo.saidas)}</TableCell>
                <TableCell align="right">
                  {futuro ? ZERO : <Dinheiro centavos={periodo.fechamento} destaque />}
                </TableCell>
                <TableCell align="right">{quantia(periodo.entradasPrevistas)}</TableCell>
                <TableCell align="right">{quantia(-periodo.saidasPrevistas)}</TableCell>
                <TableCell align="right">
                  {passado ? ZERO : <Dinheiro centavos={periodo.fechamentoPrevisto} destaque />}
                </TableCell>
              </TableRow>
            )
          })}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
