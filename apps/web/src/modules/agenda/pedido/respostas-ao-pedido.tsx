import type { AtendimentoCompleto } from '@vetlume/dominio/atendimento'
import { useState } from 'react'
import { avisar } from '../../../ui/avisar.ts'
import { Botao } from '../../../ui/botao.tsx'
import { useAcao } from '../../../ui/use-acao.ts'
import { useAtualizarAgenda } from '../api.ts'
import { recusarPedido, responderProposta } from './api.ts'
import type { RespostaComHorario } from './dialogo-de-horario.tsx'
import { parte } from '../../../ui/parte.tsx'

const DialogoDeHorario = parte(async () => (await import('./dialogo-de-horario.tsx')).DialogoDeHorario)
const DialogoDeMotivo = parte(
  async () => (await import('../../../ui/formulario/dialogo-de-motivo.tsx')).DialogoDeMotivo,
)

type Pergunta = RespostaComHorario | 'recusar' | 'recusarProposta' | null

const MOTIVOS = {
  recusar: {
    titulo: 'Recusar o pedido',
    descricao: 'O pedido é encerrado, e a clínica é avisada com o motivo.',
    confirmar: 'Recusar pedido',
  },
  recusarProposta: {
    titulo: 'Recusar o horário proposto',
    descricao: 'O pedido continua, à espera de outro horário. Diga quando seria melhor.',
    confirmar: 'Recusar horário',
  },
} as const

interface DaEmpresaProps extends RespostasAoPedidoProps {
  perguntar: (pergunta: Pergunta) => void
}

/** What the company may answer. */
function DaEmpresa({ atendimento: { permissoes, origem }, principalPrimeiro, perguntar }: DaEmpresaProps) {
  const botoes = [
    permissoes.recusar && (
      <Botao key="recusar" color="error" onClick={() => perguntar('recusar')}>
        Recusar
      </Botao>
    ),
    permissoes.propor && (
      <Botao key="propor" variant="outlined" onClick={() => perguntar('propor')}>
        Propor outro horário
      </Botao>
    ),
    permissoes.aceitar && (
      <Botao
        key="aceitar"
        variant={origem === 'PARCEIRO' ? 'contained' : 'outlined'}
        onClick={() => perguntar('aceitar')}
      >
        {origem === 'PARCEIRO' ? 'Aceitar' : 'Agendar'}
      </Botao>
    ),
  ]
  return principalPrimeiro === true ? botoes.toReversed() : botoes
}

function DaClinica({
  aceitando,
  aceitar,
  perguntar,
}: {
  aceitando: boolean
  aceitar: () => void
  perguntar: (p: Pergunta) => void
}) {
  return (
    <>
      <Botao variant="outlined" disabled={aceitando} onClick={() => perguntar('recusarProposta')}>
        Recusar horário
      </Botao>
      <Botao variant="contained" loading={aceitando} onClick={aceitar}>
        Aceitar horário
      </Botao>
    </>
  )
}

function Dialogos({
  atendimento,
  pergunta,
  aoFechar,
}: {
  atendimento: AtendimentoCompleto
  pergunta: NonNullable<Pergunta>
  aoFechar: () => void
}) {
  const { codigo, versao } = atendimento
  const atualizar = useAtualizarAgenda()
  const recusar = useAcao(recusarPedido, atualizar, () => 'Pedido recusado.')
  const devolver = useAcao(responderProposta, atualizar, () => 'Horário recusado. A empresa vai propor outro.')
  if (pergunta === 'aceitar' || pergunta === 'propor')
    return <DialogoDeHorario atendimento={atendimento} resposta={pergunta} aoFechar={aoFechar} />
  const confirmar = (motivo: string): Promise<unknown> =>
    pergunta === 'recusar'
      ? recusar.mutateAsync({ codigo, versao, motivo })
      : devolver.mutateAsync({ codigo, versao, aceita: false, motivo })
  return <DialogoDeMotivo {...MOTIVOS[pergunta]} aoConfirmar={confirmar} aoFechar={aoFechar} />
}

export interface RespostasAoPedidoProps {
  atendimento: AtendimentoCompleto
  /** Where what is done stands on the left, the likely answer comes first. */
  principalPrimeiro?: boolean
  /** An answer was given or given up: its button may be gone, and the focus with it. */
  aoTerminar?: () => void
}

/** What each side may answer now to a request for an exam, or to the time that was proposed for it. */
export function RespostasAoPedido({ atendimento, principalPrimeiro = false, aoTerminar }: RespostasAoPedidoProps) {
  const [pergunta, perguntar] = useState<Pergunta>(null)
  const atualizar = useAtualizarAgenda()
  const aceitar = useAcao(responderProposta, atualizar, () => 'Horário aceito: o exame está agendado.')
  const { codigo, versao, permissoes } = atendimento
  const fechar = () => {
    perguntar(null)
    aoTerminar?.()
  }
  return (
    <>
      {permissoes.responderProposta ? (
        <DaClinica
          aceitando={aceitar.isPending}
          aceitar={() =>
            aceitar.mutate({ codigo, versao, aceita: true }, { onError: avisar.erro, onSettled: () => aoTerminar?.() })
          }
          perguntar={perguntar}
        />
      ) : (
        <DaEmpresa atendimento={atendimento} principalPrimeiro={principalPrimeiro} perguntar={perguntar} />
      )}
      {pergunta !== null && <Dialogos atendimento={atendimento} pergunta={pergunta} aoFechar={fechar} />}
    </>
  )
}
