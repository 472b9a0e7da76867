import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { LOCALE } from '@vetlume/dominio/constantes'
import type { Alvo } from '@vetlume/dominio/contrato'
import { alvoDoDre, partesDaReceita, type LinhaCalculada, type Regime } from '@vetlume/dominio/financeiro'
import { useState } from 'react'
import { Elo } from '../../ui/elo.tsx'

const emReais = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const emPartes = new Intl.NumberFormat(LOCALE, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
const nomeDoMes = new Intl.DateTimeFormat(LOCALE, { month: 'short', timeZone: 'UTC' })
const MESES = Array.from({ length: 12 }, (_, mes) =>
  nomeDoMes.format(new Date(Date.UTC(2026, mes, 1))).replace('.', ''),
)

const fixa = { position: 'sticky', left: 0, zIndex: 1, bgcolor: 'background.paper', minWidth: '15rem' } as const

/** A figure that opens what it adds up. */
function Valor({ centavos, alvo }: { centavos: number; alvo: Alvo }) {
  const texto = centavos === 0 ? '–' : emReais.format(centavos / 100)
  const cor = centavos < 0 ? 'error.main' : 'text.primary'
  return (
    <Box
      component="span"
      sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', color: centavos === 0 ? 'text.secondary' : cor }}
    >
      {centavos === 0 ? (
        texto
      ) : (
        <Elo to={alvo.rota} search={alvo.filtros} color="inherit" underline="hover">
          {texto}
        </Elo>
      )}
    </Box>
  )
}

const Parte = ({ basisPoints }: { basisPoints: number | null }) =>
  basisPoints === null ? '–' : emPartes.format(basisPoints / 10_000)

interface RotuloProps {
  linha: LinhaCalculada
  partes: number
  aberta: boolean
  aoAlternar: () => void
}

function Rotulo({ linha, partes, aberta, aoAlternar }: RotuloProps) {
  if (linha.grupo !== null) return <Box sx={{ pl: 9, color: 'text.secondary' }}>{linha.rotulo}</Box>
  if (partes === 0) return <Box sx={{ pl: 6 }}>{linha.rotulo}</Box>
  return (
    <ButtonBase
      onClick={aoAlternar}
      aria-expanded={aberta}
      sx={{ gap: 1, font: 'inherit', borderRadius: 'var(--vl-raio-menor)', textAlign: 'left' }}
    >
      <ExpandIcon
        fontSize="small"
        sx={{ transform: aberta ? 'none' : 'rotate(-90deg)', transition: 'transform 120ms', color: 'text.secondary' }}
      />
      {linha.rotulo}
    </ButtonBase>
  )
}

/** January to December by its position: months before the company had anything are not shown. */
function primeiroMesComDados(linhas: readonly LinhaCalculada[]): number {
  const meses = linhas.flatMap((linha) => linha.meses.flatMap((centavos, mes) => (centavos === 0 ? [] : [mes])))
  return meses.length === 0 ? 0 : Math.min(...meses)
}

export interface TabelaDoDreProps {
  linhas: readonly LinhaCalculada[]
  ano: number
  regime: Regime
}

/** The statement, January to December and the year, with the groups of each line one click away. */
export function TabelaDoDre({ linhas, ano, regime }: TabelaDoDreProps) {
  const [abertas, definirAbertas] = useState<ReadonlySet<string>>(new Set())
  const alternar = (linha: string) =>
    definirAbertas((atuais) => {
      const novas = new Set(atuais)
      if (!novas.delete(linha)) novas.add(linha)
      return novas
    })
  const partes = new Map(partesDaReceita(linhas).map((parte, i) => [linhas[i], parte]))
  const primeiro = primeiroMesComDados(linhas)
  const visiveis = linhas.filter(({ linha, grupo }) => grupo === null || abertas.has(linha))
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label="Demonstrativo, mês a mês"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 'var(--vl-raio-maior)', bgcolor: 'background.paper' }}
    >
      <Table size="small" aria-label={`Resultado de ${ano}`}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ ...fixa, zIndex: 3 }}>Em reais</TableCell>
            <TableCell align="right">{ano}</TableCell>
            <TableCell align="right">
              <abbr title="Parte da receita líquida do ano">% RL</abbr>
            </TableCell>
            {MESES.slice(primeiro).map((mes) => (
              <TableCell key={mes} align="right">
                {mes}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody sx={{ '& tr:last-child > *': { borderBottom: 0 } }}>
          {visiveis.map((linha) => {
            const forte = linha.subtotal ? { fontWeight: 650 } : {}
            const fundo = linha.subtotal ? { bgcolor: 'var(--vl-superficie-2)' } : {}
            return (
              <TableRow key={`${linha.linha} ${linha.grupo ?? ''}`}>
                <TableCell component="th" scope="row" sx={{ ...fixa, ...forte, ...fundo }}>
                  <Rotulo
                    linha={linha}
                    partes={linhas.filter((outra) => outra.linha === linha.linha && outra.grupo !== null).length}
                    aberta={abertas.has(linha.linha)}
                    aoAlternar={() => alternar(linha.linha)}
                  />
                </TableCell>
                <TableCell align="right" sx={{ ...fundo, fontWeight: 650 }}>
                  <Valor centavos={linha.total} alvo={alvoDoDre(linha, { ano, regime, mes: null })} />
                </TableCell>
                <TableCell align="right" sx={{ ...fundo, color: 'text.secondary', whiteSpace: 'nowrap' }}>
                  <Parte basisPoints={partes.get(linha) ?? null} />
                </TableCell>
                {linha.meses.slice(primeiro).map((centavos, indice) => {
                  const mes = primeiro + indice
                  return (
                    <TableCell key={MESES[mes]} align="right" sx={{ ...forte, ...fundo }}>
                      <Valor centavos={centavos} alvo={alvoDoDre(linha, { ano, regime, mes: mes + 1 })} />
                    </TableCell>
                  )
                })}
              </TableRow>
            )
          })}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
