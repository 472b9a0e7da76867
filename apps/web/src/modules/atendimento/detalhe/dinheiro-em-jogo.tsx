import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { UseQueryResult } from '@tanstack/react-query'
import type { CobrancaDoAtendimento } from '@vetlume/dominio/atendimento'
import { formatarData } from '@vetlume/dominio/tempo'
import type { ReactNode } from 'react'
import { Esqueleto, EstadoDeErro } from '../../../ui/estados.tsx'
import { Dinheiro } from '../../../ui/valores.tsx'

function Parcela({ titulo, detalhe, centavos }: { titulo: ReactNode; detalhe: string; centavos: number }) {
  return (
    <Box component="li" sx={{ display: 'flex', justifyContent: 'space-between', gap: 4, py: 1.5 }}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 550 }}>{titulo}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {detalhe}
        </Typography>
      </Box>
      <Dinheiro centavos={centavos} destaque />
    </Box>
  )
}

function Parcelas({ rotulo, children }: { rotulo: string; children: ReactNode }) {
  return (
    <Box>
      <Typography component="h3" variant="body2" sx={{ color: 'text.secondary', fontWeight: 550 }}>
        {rotulo}
      </Typography>
      <Box component="ul" aria-label={rotulo} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {children}
      </Box>
    </Box>
  )
}

type Titulo = CobrancaDoAtendimento['titulos'][number]

function detalheDoTitulo({ numero, vencimento, aFaturar }: Titulo): string {
  const dia = formatarData(vencimento)
  if (aFaturar) return `Entra no fechamento da clínica, com vencimento previsto para ${dia}`
  return `${numero === null ? 'Vence' : `Título nº ${numero}, vence`} em ${dia}`
}

function Quadro({ cobranca: { titulos, repasses } }: { cobranca: CobrancaDoAtendimento }) {
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0,1fr)' }}>
      <Parcelas rotulo="A receber">
        {titulos.length === 0 && (
          <Typography component="li" sx={{ py: 1.5 }}>
            Nada a cobrar.
          </Typography>
        )}
        {titulos.map((titulo) => (
          <Parcela
            key={String(titulo.coparticipacao)}
            titulo={titulo.coparticipacao ? `${titulo.contraparte} (coparticipação)` : titulo.contraparte}
            detalhe={detalheDoTitulo(titulo)}
            centavos={titulo.valorCentavos}
          />
        ))}
      </Parcelas>
      <Parcelas rotulo="Repasse do especialista">
        {repasses.map(({ item, exame, centavos, texto }) => (
          <Parcela key={item} titulo={exame} detalhe={texto} centavos={centavos} />
        ))}
      </Parcelas>
    </Box>
  )
}

/** The money of a step, told before it is taken, or why it cannot be taken. */
export function DinheiroEmJogo({ consulta }: { consulta: UseQueryResult<CobrancaDoAtendimento> }) {
  const { data, error, refetch } = consulta
  if (error !== null && data === undefined) return <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
  if (data === undefined) return <Esqueleto linhas={4} />
  if (data.impedimento !== null) return <Alert severity="warning">{data.impedimento}</Alert>
  return <Quadro cobranca={data} />
}
