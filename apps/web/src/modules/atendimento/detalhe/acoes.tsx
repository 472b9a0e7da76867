import { podeMudar } from '@vetlume/dominio/agenda'
import { TRANSICOES_DO_ATENDIMENTO, type AtendimentoCompleto } from '@vetlume/dominio/atendimento'
import { useState } from 'react'
import { useFocoQueFica } from '../../../lib/use-foco-que-fica.ts'
import { avisar } from '../../../ui/avisar.ts'
import { Botao } from '../../../ui/botao.tsx'
import { Fila } from '../../../ui/disposicao.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { MenuDeAcoes } from '../../../ui/menu-de-acoes.tsx'
import { transitar, useAcao } from '../api.ts'
import { useRota } from '../use-rota.ts'
import { parte } from '../../../ui/parte.tsx'
import estilos from './acoes.module.css'

const DialogoDaConclusao = parte(async () => (await import('./dialogo-da-conclusao.tsx')).DialogoDaConclusao)
const DialogoDeDesfazer = parte(async () => (await import('./dialogo-de-desfazer.tsx')).DialogoDeDesfazer)
const DialogoDeMotivo = parte(
  async () => (await import('../../../ui/formulario/dialogo-de-motivo.tsx')).DialogoDeMotivo,
)

type ComMotivo = 'reabrir' | 'cancelar'
type Direta = 'iniciar' | 'finalizarExame' | 'concluir' | 'faturar'

const PEDIDOS: Readonly<Record<ComMotivo, { titulo: string; descricao: string; confirmar: string }>> = {
  reabrir: {
    titulo: 'Desfazer a conclusão',
    descricao: 'O que está abaixo será cancelado. Ao concluir de novo, é refeito.',
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
  const [pedido, definirPedido] = useState<ComMotivo | null>(null)
  const [concluindo, definirConcluindo] = useState(false)
  const { lugar, conferir } = useFocoQueFica()
  const { mutate, mutateAsync, isPending, error, reset } = useAcao(transitar(codigo))
  const possiveis = emFrente(atendimento).filter((acao) => permissoes[acao])
  const demais = (['reabrir', 'cancelar'] as const).filter((acao) => permissoes[acao])

  const agir = (acao: Direta, aoRecusar: (erro: unknown) => void = avisar.erro) =>
    mutate(
      { acao, versao },
      {
        onSuccess: () => {
          definirConcluindo(false)
          conferir()
          avisar.sucesso(FEITO[acao])
        },
        onError: aoRecusar,
      },
    )
  const pedir = (acao: Direta) => {
    if (acao !== 'concluir') return agir(acao)
    reset()
    definirConcluindo(true)
  }
  const perguntar = (acao: ComMotivo, mantendo: boolean) => {
    definirManter(mantendo)
    definirPedido(acao)
  }
  const comMotivo = (acao: ComMotivo) => ({
    ...PEDIDOS[acao],
    ...(mantem && acao === 'cancelar' ? { descricao: DO_HORARIO[manter ? 'fica' : 'vai'] } : {}),
    aoFechar: () => {
      definirPedido(null)
      conferir()
    },
    aoConfirmar: (motivo: string) => mutateAsync({ acao, versao, motivo, manterAgendamento: manter }),
  })
  return (
    <Fila
      alinhar="tudo"
      className={estilos.acoes}
      ref={lugar}
      tabIndex={-1}
      role="group"
      aria-label="Ações do atendimento"
    >
      {permissoes.editar && (
        <Botao variant="outlined" startIcon={<Icone nome="edit" />} onClick={() => rota.editar(codigo)}>
          Editar
        </Botao>
      )}
      {possiveis.toReversed().map((acao) => (
        <Botao
          key={acao}
          // What still waits for a time has its next step beside it.
          variant={acao === possiveis[0] && !permissoes.recusar ? 'contained' : 'outlined'}
          disabled={isPending}
          onClick={() => pedir(acao)}
        >
          {TRANSICOES_DO_ATENDIMENTO[acao].rotulo}
        </Botao>
      ))}
      <MenuDeAcoes
        grupos={[
          [
            ...demais.map((acao) => ({
              rotulo: TRANSICOES_DO_ATENDIMENTO[acao].rotulo,
              executar: () => perguntar(acao, false),
              perigo: true,
            })),
            mantem &&
              permissoes.cancelar && {
                rotulo: 'Cancelar e manter o horário',
                executar: () => perguntar('cancelar', true),
                perigo: true,
              },
          ],
        ]}
      />
      {concluindo && (
        <DialogoDaConclusao
          codigo={codigo}
          erro={error}
          concluindo={isPending}
          aoConcluir={() => agir('concluir', () => undefined)}
          aoFechar={() => definirConcluindo(false)}
        />
      )}
      {pedido === 'reabrir' && <DialogoDeDesfazer codigo={codigo} {...comMotivo('reabrir')} />}
      {pedido === 'cancelar' && <DialogoDeMotivo {...comMotivo('cancelar')} />}
    </Fila>
  )
}
