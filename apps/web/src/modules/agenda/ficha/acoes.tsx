import EditarIcon from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import {
  ACOES_DO_AGENDAMENTO,
  TRANSICOES_DO_AGENDAMENTO,
  type AcaoDoAgendamento,
  type AgendamentoCompleto,
} from '@vetlume/dominio/agenda'
import { lazy, Suspense, useState } from 'react'
import { ErroDeApi } from '../../../lib/erro-de-api.ts'
import { fusoEmUso } from '../../../lib/fuso.ts'
import { api } from '../../../lib/navegador.ts'
import { avisar } from '../../../ui/avisar.ts'
import { BotaoElo } from '../../../ui/elo.tsx'
import { useAtualizarAgenda } from '../api.ts'
import { textoDaRecusa } from '../marcar/recusas.ts'
import { nomeNaAgenda } from '../nomes.ts'

const DialogoDeMotivo = lazy(async () => ({
  default: (await import('../../../ui/formulario/dialogo-de-motivo.tsx')).DialogoDeMotivo,
}))

const PEDIDOS: Readonly<Partial<Record<AcaoDoAgendamento, { titulo: string; descricao: string; confirmar: string }>>> =
  {
    cancelar: {
      titulo: 'Cancelar agendamento',
      descricao: 'O horário fica livre. O motivo fica na linha do tempo.',
      confirmar: 'Cancelar agendamento',
    },
    faltar: {
      titulo: 'Registrar falta',
      descricao: 'Ninguém trouxe o paciente, ou não havia quem recebesse.',
      confirmar: 'Registrar falta',
    },
    devolver: {
      titulo: 'Recusar o horário proposto',
      descricao: 'O pedido volta a esperar outro horário, e este fica livre.',
      confirmar: 'Recusar horário',
    },
  }

const FEITO: Readonly<Record<AcaoDoAgendamento, string>> = {
  reservar: 'Horário reservado.',
  agendar: 'Agendado.',
  devolver: 'O pedido voltou a esperar um horário.',
  confirmar: 'Confirmado.',
  deslocar: 'A caminho.',
  iniciar: 'Exame iniciado.',
  realizar: 'Marcado como realizado.',
  cancelar: 'Agendamento cancelado.',
  faltar: 'Falta registrada.',
}

/** Ends it in a way that nobody wants: the last of the buttons, and in red. */
const PERDAS: ReadonlySet<AcaoDoAgendamento> = new Set(['cancelar', 'faltar', 'devolver'])

function useTransicao({ codigo, versao }: AgendamentoCompleto) {
  const atualizar = useAtualizarAgenda()
  return useMutation({
    mutationFn: ({ acao, motivo }: { acao: AcaoDoAgendamento; motivo?: string }) =>
      api('POST /agendamento/:codigo/transicao', { codigo, versao, acao, ...(motivo === undefined ? {} : { motivo }) }),
    onSuccess: async (_, { acao }) => {
      await atualizar()
      avisar.sucesso(FEITO[acao])
    },
    onError: (erro, { motivo }) => {
      // Somebody else acted first: what is on screen is old.
      if (erro instanceof ErroDeApi && erro.status === 409) void atualizar()
      if (motivo === undefined) avisar.erro(textoDaRecusa(erro, fusoEmUso()))
    },
  })
}

/** What moves it on, the likely next step first: at the company's own address nobody travels. */
function emFrenteDe({ permissoes, local }: AgendamentoCompleto): AcaoDoAgendamento[] {
  const possiveis = ACOES_DO_AGENDAMENTO.filter((acao) => permissoes[acao] && !PERDAS.has(acao))
  const raras: readonly AcaoDoAgendamento[] = local.tipo === 'PROPRIO' ? ['reservar', 'deslocar'] : ['reservar']
  return possiveis.sort((a, b) => Number(raras.includes(a)) - Number(raras.includes(b)))
}

export interface AcoesProps {
  agendamento: AgendamentoCompleto
  aoEditar: () => void
}

/** What this person may do now with this appointment, as the server says: the likely next step stands out. */
export function Acoes({ agendamento, aoEditar }: AcoesProps) {
  const { codigo, permissoes, estado, propostoEm } = agendamento
  const [pedido, definirPedido] = useState<AcaoDoAgendamento | null>(null)
  const { mutate, mutateAsync, isPending } = useTransicao(agendamento)
  const perdas = ACOES_DO_AGENDAMENTO.filter((acao) => permissoes[acao] && PERDAS.has(acao))
  const rotulo = (acao: AcaoDoAgendamento) =>
    acao === 'agendar' && propostoEm !== null && estado === 'RESERVADO'
      ? 'Aceitar este horário'
      : TRANSICOES_DO_AGENDAMENTO[acao].rotulo
  const agir = (acao: AcaoDoAgendamento) =>
    TRANSICOES_DO_AGENDAMENTO[acao].exigeMotivo ? definirPedido(acao) : mutate({ acao })
  const comMotivo = pedido === null ? undefined : PEDIDOS[pedido]
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {emFrenteDe(agendamento).map((acao, indice) => (
        <Button
          key={acao}
          variant={indice === 0 ? 'contained' : 'outlined'}
          disabled={isPending}
          onClick={() => agir(acao)}
        >
          {rotulo(acao)}
        </Button>
      ))}
      {permissoes.abrirAtendimento && (
        <BotaoElo to="/atendimento" search={{ novo: '1', agendamento: codigo }} variant="outlined">
          Abrir atendimento
        </BotaoElo>
      )}
      {permissoes.editar && (
        <Button variant="outlined" startIcon={<EditarIcon />} onClick={aoEditar}>
          Editar
        </Button>
      )}
      {perdas.map((acao) => (
        <Button key={acao} color="error" disabled={isPending} onClick={() => agir(acao)}>
          {rotulo(acao)}
        </Button>
      ))}
      {pedido !== null && comMotivo !== undefined && (
        <Suspense fallback={null}>
          <DialogoDeMotivo
            {...comMotivo}
            titulo={`${comMotivo.titulo}: ${nomeNaAgenda(agendamento)}`}
            aoFechar={() => definirPedido(null)}
            aoConfirmar={(motivo) => mutateAsync({ acao: pedido, motivo })}
          />
        </Suspense>
      )}
    </Box>
  )
}
