import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { LOCALE } from '@vetlume/dominio/constantes'
import type { ImportacaoCompleta, ResultadoDaImportacao } from '@vetlume/dominio/importacao'
import { BotaoDasRecusadas } from './botao-das-recusadas.tsx'

const numero = new Intl.NumberFormat(LOCALE)
const NA_TELA = 200

export interface ProblemasProps {
  importacao: ImportacaoCompleta
  resultado: ResultadoDaImportacao
}

/** The refused cells, line by line: what is written there and what to do about it. */
export function Problemas({ importacao, resultado: { problemas, totalDeProblemas } }: ProblemasProps) {
  const naTela = problemas.slice(0, NA_TELA)
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <Box component="h3" sx={{ m: 0, fontSize: '1rem' }}>
          O que corrigir
        </Box>
        <BotaoDasRecusadas importacao={importacao} />
      </Box>
      <TableContainer
        tabIndex={0}
        aria-label="Linhas recusadas"
        sx={{ maxHeight: 360, border: 1, borderColor: 'divider', borderRadius: 'var(--vl-raio)' }}
      >
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              {['Linha', 'Coluna', 'Valor', 'O que corrigir'].map((titulo) => (
                <TableCell key={titulo}>{titulo}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {naTela.map(({ linha, coluna, valor, motivo }) => (
              <TableRow key={`${linha}-${coluna ?? ''}`}>
                <TableCell sx={{ fontVariantNumeric: 'tabular-nums' }}>{linha}</TableCell>
                <TableCell>{coluna ?? '–'}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere', maxWidth: '16rem' }}>{valor === '' ? '–' : valor}</TableCell>
                <TableCell>{motivo}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {totalDeProblemas > naTela.length && (
        <Box sx={{ color: 'text.secondary', fontSize: 'var(--vl-texto-pequeno)' }}>
          Aqui estão os primeiros {numero.format(naTela.length)} de {numero.format(totalDeProblemas)}. A planilha para
          baixar traz todos, cada um na sua linha.
        </Box>
      )}
    </Box>
  )
}
