import { useQuery } from '@tanstack/react-query'
import {
  ACOES_DO_AGENDAMENTO,
  TRANSICOES_DO_AGENDAMENTO,
  type AcaoDoAgendamento,
  type AgendamentoCompleto,
  type EstadoDoAgendamento,
} from '@vetlume/dominio/agenda'
import { formatarHora } from '@vetlume/dominio/tempo'
import { useState } from 'react'
import { fusoEmUso } from '../../../lib/fuso.ts'
import { api } from '../../../lib/navegador.ts'
import { useFocoQueFica } from '../../../lib/use-foco-que-fica.ts'
import { avisar } from '../../../ui/avisar.ts'
import { Botao } from '../../../ui/botao.tsx'
import { BotaoElo } from '../../../ui/elo.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { useAcao } from '../../../ui/use-acao.ts'
import { useAtualizarAgenda } from '../api.ts'
import { textoDaRecusa } from '../marcar/recusas.ts'
import { nomeNaAgenda } from '../nomes.ts'
import { consultaDoPedido } from '../pedido/api.ts'
import { parte } from '../../../ui/parte.tsx'
import estilos from './acoes.module.css'

const RespostasAoPedido = parte(async () => (await import('../pedido/respostas-ao-pedido.tsx')).RespostasAoPedido)
const DialogoDeMotivo = parte(
  async () => (await import('../../../ui/formulario/dialogo-de-motivo.tsx')).DialogoDeMotivo,
)

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
  return useAcao(
    ({ acao, motivo }: { acao: AcaoDoAgendamento; motivo?: string }) =>
      api('POST /agendamento/:codigo/transicao', { codigo, versao, acao, ...(motivo === undefined ? {} : { motivo }) }),
    useAtualizarAgenda(),
    ({ acao }) => FEITO[acao],
  )
}

/** Takes back the last step, for a few minutes after it. */
function useDesfazer({ codigo, versao }: AgendamentoCompleto) {
  return useAcao(
    () => api('POST /agendamento/:codigo/desfazer', { codigo, versao }),
    useAtualizarAgenda(),
    () => 'Desfeito.',
  )
}

const DESFAZER: Readonly<Partial<Record<EstadoDoAgendamento, string>>> = {
  EM_DESLOCAMENTO: 'Desfazer a saída',
  EM_ATENDIMENTO: 'Desfazer o início',
  FALTOU: 'Desfazer a falta',
}

function Desfazer({ agendamento }: { agendamento: AgendamentoCompleto }) {
  const { mutate, isPending } = useDesfazer(agendamento)
  const { desfazerAte, estado } = agendamento
  if (desfazerAte === null) return null
  return (
    <Botao
      variant="outlined"
      disabled={isPending}
      onClick={() => mutate(undefined, { onError: (erro) => avisar.erro(textoDaRecusa(erro, fusoEmUso())) })}
    >
      {DESFAZER[estado] ?? 'Desfazer'} (até {formatarHora(desfazerAte, fusoEmUso())})
    </Botao>
  )
}

/** A request of a clinic is answered as the request that it is; the appointment follows. */
function RespostaDaEmpresa({ atendimento }: { atendimento: string }) {
  const { data } = useQuery(consultaDoPedido(atendimento))
  return data === undefined ? null : <RespostasAoPedido atendimento={data} principalPrimeiro />
}

/** What moves it on, the likely next step first: at the company's own address nobody travels. */
function emFrenteDe({ permissoes, local }: AgendamentoCompleto): AcaoDoAgendamento[] {
  const possiveis = ACOES_DO_AGENDAMENTO.filter((acao) => permissoes[acao] && !PERDAS.has(acao))
  const raras: readonly AcaoDoAgendamento[] = local.tipo === 'PROPRIO' ? ['reservar', 'deslocar'] : ['reservar']
  return possiveis.sort((a, b) => Number(raras.includes(a)) - Number(raras.includes(b)))
}

export interface AcoesProps {
  agendamento: AgendamentoCompleto
  daClinica: boolean
  aoEditar: () => void
}

/** What this person may do now with this appointment, as the server says: the likely next step stands out. */
export function Acoes({ agendamento, daClinica, aoEditar }: AcoesProps) {
  const { codigo, permissoes, estado, propostoEm, atendimento } = agendamento
  const [pedido, definirPedido] = useState<AcaoDoAgendamento | null>(null)
  const { mutate, mutateAsync, isPending } = useTransicao(agendamento)
  const { lugar, conferir } = useFocoQueFica()
  const pedidoEm = !daClinica && (estado === 'SOLICITADO' || propostoEm !== null) ? atendimento : null
  // The company refuses what was asked of it; only what it took is there to be called off.
  const perdas = ACOES_DO_AGENDAMENTO.filter(
    (acao) => permissoes[acao] && PERDAS.has(acao) && (pedidoEm === null || estado !== 'SOLICITADO'),
  )
  const rotulo = (acao: AcaoDoAgendamento) =>
    acao === 'agendar' && propostoEm !== null && estado === 'RESERVADO'
      ? 'Aceitar este horário'
      : TRANSICOES_DO_AGENDAMENTO[acao].rotulo
  const agir = (acao: AcaoDoAgendamento) => {
    if (TRANSICOES_DO_AGENDAMENTO[acao].exigeMotivo) return definirPedido(acao)
    conferir()
    mutate({ acao }, { onError: (erro) => avisar.erro(textoDaRecusa(erro, fusoEmUso())) })
  }
  const comMotivo = pedido === null ? undefined : PEDIDOS[pedido]
  return (
    <div ref={lugar} tabIndex={-1} role="group" aria-label="Ações do agendamento" className={estilos.acoes}>
      {emFrenteDe(agendamento).map((acao, indice) => (
        <Botao
          key={acao}
          variant={indice === 0 ? 'contained' : 'outlined'}
          disabled={isPending}
          onClick={() => agir(acao)}
        >
          {rotulo(acao)}
        </Botao>
      ))}
      {pedidoEm !== null && <RespostaDaEmpresa atendimento={pedidoEm.codigo} />}
      {permissoes.desfazer && <Desfazer agendamento={agendamento} />}
      {permissoes.abrirAtendimento && (
        <BotaoElo to="/atendimento" search={{ novo: '1', agendamento: codigo }} variant="outlined">
          Abrir atendimento
        </BotaoElo>
      )}
      {permissoes.editar && (
        <Botao variant="outlined" startIcon={<Icone nome="edit" />} onClick={aoEditar}>
          Editar
        </Botao>
      )}
      {perdas.map((acao) => (
        <Botao key={acao} color="error" disabled={isPending} onClick={() => agir(acao)}>
          {rotulo(acao)}
        </Botao>
      ))}
      {agendamento.impedimentos.map(({ acao, mensagem }) => (
        <p key={acao} className={estilos.texto}>
          {mensagem}
        </p>
      ))}
      {pedido !== null && comMotivo !== undefined && (
        <DialogoDeMotivo
          {...comMotivo}
          titulo={`${comMotivo.titulo}: ${nomeNaAgenda(agendamento)}`}
          aoFechar={() => {
            definirPedido(null)
            conferir()
          }}
          aoConfirmar={(motivo) => mutateAsync({ acao: pedido, motivo })}
        />
      )}
    </div>
  )
}
