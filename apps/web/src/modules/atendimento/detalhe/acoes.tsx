import EditarIcon from '@mui/icons-material/EditOutlined'
import MaisIcon from '@mui/icons-material/MoreHorizOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { podeMudar } from '@vetlume/dominio/agenda'
import { TRANSICOES_DO_ATENDIMENTO, type AtendimentoCompleto } from '@vetlume/dominio/atendimento'
import { formatarReais } from '@vetlume/dominio/dinheiro'
import { lazy, Suspense, useState } from 'react'
import { avisar } from '../../../ui/avisar.ts'
import { confirmar } from '../../../ui/confirmar.ts'
import { Dica } from '../../../ui/dica.tsx'
import { transitar, useAcao } from '../api.ts'
import { useRota } from '../use-rota.ts'

const DialogoDeMotivo = lazy(async () => ({
  default: (await import('../../../ui/formulario/dialogo-de-motivo.tsx')).DialogoDeMotivo,
}))

type ComMotivo = 'reabrir' | 'cancelar'
type Direta = 'iniciar' | 'finalizarExame' | 'concluir' | 'faturar'

const PEDIDOS: Readonly<Record<ComMotivo, { titulo: string; descricao: string; confirmar: string }>> = {
  reabrir: {
    titulo: 'Desfazer a conclusão',
    descricao: 'O título e os repasses deste atendimento serão cancelados. Ao concluir de novo, são refeitos.',
    confirmar: 'Desfazer',
  },
  cancelar: {
    titulo: 'Cancelar atendimento',
    descricao: 'Ele deixa de ser feito e cobrado. O motivo fica na linha do tempo.',
    confirmar: 'Cancelar atendimento',
  },
}

/** What becomes of the appointment. */
const DO_HORARIO = {
  vai: 'Ele deixa de ser feito e cobrado, e o horário na agenda fica livre. O motivo fica na linha do tempo.',
  fica: 'Ele deixa de ser feito e cobrado, e o horário continua na agenda. O motivo fica na linha do tempo.',
} as const

const FEITO: Readonly<Record<Direta, string>> = {
  iniciar: 'Exame iniciado.',
  finalizarExame: 'Exame finalizado: falta o laudo.',
  concluir: 'Atendimento concluído.',
  faturar: 'Marcado como faturado.',
}

/** Charging is told before it is done: who pays and how much. */
function perguntaDaConclusao({ totalCentavos, modoCobranca, parceiro, planoSaude, tutor }: AtendimentoCompleto) {
  const paga = (modoCobranca === 'PLANO' ? planoSaude?.nome : parceiro?.nome) ?? tutor.nome
  const texto =
    totalCentavos === 0
      ? 'Nada será cobrado. O repasse do especialista é calculado.'
      : `Será gerada a cobrança de ${formatarReais(totalCentavos)} para ${paga} e o repasse do especialista.`
  return { titulo: 'Concluir atendimento?', texto, confirmar: 'Concluir', cancelar: 'Ainda não' }
}

const ASSINADOS = new Set(['ASSINADO', 'ENTREGUE', 'VISUALIZADO'])

/** What moves the exam on, the most likely next step first: concluding waits for the laudos. */
function emFrente({ itens }: AtendimentoCompleto): readonly Direta[] {
  const faltaLaudo = itens.some(({ exigeLaudo, laudo }) => exigeLaudo && !ASSINADOS.has(laudo?.estado ?? ''))
  return faltaLaudo
    ? ['iniciar', 'finalizarExame', 'concluir', 'faturar']
    : ['iniciar', 'concluir', 'finalizarExame', 'faturar']
}

/** What this person may do now with this atendimento, as the server says. */
export function Acoes({ atendimento }: { atendimento: AtendimentoCompleto }) {
  const { codigo, versao, permissoes, agendamento, origem } = atendimento
  const mantem = origem === 'EMPRESA' && agendamento !== null && podeMudar(agendamento.estado)
  const [manter, definirManter] = useState(false)
  const rota = useRota()
  const [ancora, definirAncora] = useState<HTMLElement | null>(null)
  const [pedido, definirPedido] = useState<ComMotivo | null>(null)
  const { mutate, mutateAsync, isPending } = useAcao(transitar(codigo))
  const possiveis = emFrente(atendimento).filter((acao) => permissoes[acao])
  const demais = (['reabrir', 'cancelar'] as const).filter((acao) => permissoes[acao])

  const agir = async (acao: Direta) => {
    if (acao === 'concluir' && !(await confirmar(perguntaDaConclusao(atendimento)))) return
    mutate({ acao, versao }, { onSuccess: () => avisar.sucesso(FEITO[acao]), onError: avisar.erro })
  }
  return (
    <>
      {permissoes.editar && (
        <Button variant="outlined" startIcon={<EditarIcon />} onClick={() => rota.editar(codigo)}>
          Editar
        </Button>
      )}
      {possiveis.toReversed().map((acao) => (
        <Button
          key={acao}
          // What still waits for a time has its next step beside it.
          variant={acao === possiveis[0] && !permissoes.recusar ? 'contained' : 'outlined'}
          disabled={isPending}
          onClick={() => void agir(acao)}
        >
          {TRANSICOES_DO_ATENDIMENTO[acao].rotulo}
        </Button>
      ))}
      {demais.length > 0 && (
        <Dica texto="Mais ações">
          <IconButton
            aria-label="Mais ações"
            aria-haspopup="menu"
            aria-expanded={ancora !== null}
            onClick={({ currentTarget }) => definirAncora(currentTarget)}
          >
            <MaisIcon />
          </IconButton>
        </Dica>
      )}
      <Menu open={ancora !== null} anchorEl={ancora} onClose={() => definirAncora(null)}>
        {demais.map((acao) => (
          <MenuItem
            key={acao}
            sx={{ color: 'error.main' }}
            onClick={() => {
              definirAncora(null)
              definirManter(false)
              definirPedido(acao)
            }}
          >
            {TRANSICOES_DO_ATENDIMENTO[acao].rotulo}
          </MenuItem>
        ))}
        {mantem && permissoes.cancelar && (
          <MenuItem
            sx={{ color: 'error.main' }}
            onClick={() => {
              definirAncora(null)
              definirManter(true)
              definirPedido('cancelar')
            }}
          >
            Cancelar e manter o horário
          </MenuItem>
        )}
      </Menu>
      {pedido !== null && (
        <Suspense fallback={null}>
          <DialogoDeMotivo
            {...PEDIDOS[pedido]}
            {...(mantem && pedido === 'cancelar' ? { descricao: DO_HORARIO[manter ? 'fica' : 'vai'] } : {})}
            aoFechar={() => definirPedido(null)}
            aoConfirmar={(motivo) => mutateAsync({ acao: pedido, versao, motivo, manterAgendamento: manter })}
          />
        </Suspense>
      )}
    </>
  )
}
