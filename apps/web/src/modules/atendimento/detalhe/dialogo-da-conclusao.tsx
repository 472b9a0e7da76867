import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { mensagemDoErro } from '../../../lib/erro-de-api.ts'
import { Dialogo } from '../../../ui/dialogo.tsx'
import { consultaDaCobranca } from '../api.ts'
import { DinheiroEmJogo } from './dinheiro-em-jogo.tsx'

export interface DialogoDaConclusaoProps {
  codigo: string
  erro: unknown
  concluindo: boolean
  aoConcluir: () => void
  aoFechar: () => void
}

/** Charging is told before it is done: who pays, how much, until when, and what the specialist earns. */
export function DialogoDaConclusao({ codigo, erro, concluindo, aoConcluir, aoFechar }: DialogoDaConclusaoProps) {
  const consulta = useQuery(consultaDaCobranca(codigo))
  const pode = consulta.data?.impedimento === null
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo="Concluir atendimento?"
      {...(pode ? { descricao: 'Isto é o que será gravado no financeiro.' } : {})}
      largura="xs"
      acoes={
        <>
          <Button variant="outlined" onClick={aoFechar}>
            {pode ? 'Ainda não' : 'Voltar'}
          </Button>
          <Button variant="contained" disabled={!pode} loading={concluindo} onClick={aoConcluir}>
            Concluir
          </Button>
        </>
      }
    >
      {erro !== null && (
        <Alert severity="error" sx={{ mb: 3 }}>
          {mensagemDoErro(erro)}
        </Alert>
      )}
      <DinheiroEmJogo consulta={consulta} />
    </Dialogo>
  )
}
