import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { LOCALE } from '@vetlume/dominio/constantes'
import type { Alvo } from '@vetlume/dominio/contrato'
import { alvosDoPeriodo, type Agrupamento, type PeriodoDoFluxo } from '@vetlume/dominio/financeiro'
import { formatarData } from '@vetlume/dominio/tempo'
import { Elo } from '../../ui/elo.tsx'
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
  /** One account, of which nothing is expected; undefined for all. */
  conta: string | undefined
}

const ZERO = '–'

/** A figure that opens what it adds up. */
function Quantia({ centavos, alvo, destaque = false }: { centavos: number; alvo: Alvo; destaque?: boolean }) {
  return (
    <Elo to={alvo.rota} search={alvo.filtros} color="inherit" underline="hover">
      <Dinheiro centavos={centavos} destaque={destaque} />
    </Elo>
  )
}

/** Of a movement: nothing moved is a dash. */
const movimento = (centavos: number, alvo: Alvo) =>
  centavos === 0 ? ZERO : <Quantia centavos={centavos} alvo={alvo} />

/** The figures behind the chart: what happened, and what is expected. */
export function TabelaDoFluxo({ periodos, hoje, agrupar, conta }: TabelaDoFluxoProps) {
  const preve = conta === undefined
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
            {preve && (
              <>
                <TableCell align="right">A receber</TableCell>
                <TableCell align="right">A pagar</TableCell>
                <TableCell align="right">Previsto</TableCell>
              </>
            )}
          </TableRow>
        </TableHead>
        <TableBody sx={{ '& tr:last-child > *': { borderBottom: 0 } }}>
          {periodos.map((periodo) => {
            const { inicio, fim } = periodo
            const alvos = alvosDoPeriodo(periodo, conta)
            const atual = inicio <= hoje && hoje <= fim
            const futuro = inicio > hoje
            const passado = fim < hoje
            return (
              <TableRow key={inicio} {...(atual ? { 'aria-current': 'date' as const } : {})} selected={atual}>
                <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap', fontWeight: atual ? 650 : 450 }}>
                  {nomeDoPeriodo(periodo, agrupar)} {atual && <Etiqueta tom="lume" rotulo="hoje" />}
                </TableCell>
                <TableCell align="right">
                  {futuro ? ZERO : <Quantia centavos={periodo.abertura} alvo={alvos.abertura} />}
                </TableCell>
                <TableCell align="right">{movimento(periodo.entradas, alvos.entradas)}</TableCell>
                <TableCell align="right">{movimento(-periodo.saidas, alvos.saidas)}</TableCell>
                <TableCell align="right">
                  {futuro ? ZERO : <Quantia centavos={periodo.fechamento} alvo={alvos.fechamento} destaque />}
                </TableCell>
                {preve && (
                  <>
                    <TableCell align="right">{movimento(periodo.entradasPrevistas, alvos.entradasPrevistas)}</TableCell>
                    <TableCell align="right">{movimento(-periodo.saidasPrevistas, alvos.saidasPrevistas)}</TableCell>
                    <TableCell align="right">
                      {passado ? (
                        ZERO
                      ) : (
                        <Quantia centavos={periodo.fechamentoPrevisto} alvo={alvos.fechamentoPrevisto} destaque />
                      )}
                    </TableCell>
                  </>
                )}
              </TableRow>
            )
          })}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
