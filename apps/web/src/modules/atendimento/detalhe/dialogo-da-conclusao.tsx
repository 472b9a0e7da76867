import { useQuery } from '@tanstack/react-query'
import { mensagemDoErro } from '../../../lib/erro-de-api.ts'
import { Botao } from '../../../ui/botao.tsx'
import { Recado } from '../../../ui/recado.tsx'
import { Dialogo } from '../../../ui/dialogo.tsx'
import { consultaDaCobranca } from '../api.ts'
import { DinheiroEmJogo } from './dinheiro-em-jogo.tsx'
import estilos from './dialogo-da-conclusao.module.css'

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
          <Botao variant="outlined" onClick={aoFechar}>
            {pode ? 'Ainda não' : 'Voltar'}
          </Botao>
          <Botao variant="contained" disabled={!pode} loading={concluindo} onClick={aoConcluir}>
            Concluir
          </Botao>
        </>
      }
    >
      {erro !== null && (
        <div className={estilos.erro}>
          <Recado tom="error">{mensagemDoErro(erro)}</Recado>
        </div>
      )}
      <DinheiroEmJogo consulta={consulta} />
    </Dialogo>
  )
}
