import {
  novoAgendamento,
  type AgendamentoCompleto,
  type EstadoDoAgendamento,
  type ItemDaEspera,
  type PedidoAberto,
} from '@vetlume/dominio/agenda'
import { useState } from 'react'
import { fusoEmUso } from '../../../lib/fuso.ts'
import { api } from '../../../lib/navegador.ts'
import { sem } from '../../../lib/sem.ts'
import { avisar } from '../../../ui/avisar.ts'
import { Dialogo } from '../../../ui/dialogo.tsx'
import { quandoEmPalavras } from '../../../ui/formato-de-data.ts'
import { Formulario } from '../../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../../ui/formulario/use-formulario.ts'
import { leituraDosCampos } from '../../cadastros/index.ts'
import { useAtualizarAgenda } from '../api.ts'
import { HORARIO_ESCOLHIDO } from '../deslocamento/palavras.ts'
import { CAMPOS_DO_HISTORICO } from '../ficha/historico.ts'
import { PERGUNTAS } from '../marcar/perguntas.ts'
import { insistir, type Confirmacoes } from '../marcar/recusas.ts'
import { responderPedido } from '../pedido/api.ts'
import { nomeNaAgenda } from '../nomes.ts'
import { CamposDoAgendamento } from './campos.tsx'
import {
  partidaDaEspera,
  partidaDoAgendamento,
  partidaNova,
  type HorarioInicial,
  type PontoDePartida,
  type Saida,
} from './valores.ts'

/** What the dialog is opened for. */
export type PedidoDeFormulario =
  | { tipo: 'NOVO'; horario: HorarioInicial }
  | { tipo: 'ESPERA'; espera: ItemDaEspera; horario: HorarioInicial }
  | { tipo: 'EDITAR'; agendamento: AgendamentoCompleto }

export interface DialogoDoAgendamentoProps {
  pedido: PedidoDeFormulario
  trocaEspecialista: boolean
  aoAbrir: (codigo: string) => void
  aoFechar: () => void
}

function enviar(pedido: PedidoDeFormulario, dados: Saida, confirmacoes: Confirmacoes) {
  if (pedido.tipo === 'NOVO') return api('POST /agendamento', { ...dados, ...confirmacoes })
  const semEstado = { ...sem(dados, 'estado'), ...confirmacoes }
  if (pedido.tipo === 'EDITAR') {
    const { codigo, versao } = pedido.agendamento
    return api('PUT /agendamento/:codigo', { ...semEstado, codigo, versao })
  }
  const { codigo, versao } = pedido.espera
  return api('POST /lista-espera/:codigo/agendar', { ...semEstado, codigo, versao })
}

interface Feito {
  codigo: string
  estado?: EstadoDoAgendamento
}

/** Gives the time of the form to the request that the patient already has. */
const comOPedido =
  ({ especialista, inicio, fim }: Saida) =>
  ({ codigo, versao }: PedidoAberto) =>
  async (confirmacoes: Confirmacoes): Promise<Feito> => {
    const pedido = { codigo, versao, especialista, inicio, fim, ...confirmacoes }
    const { agendamento, estado } = await responderPedido('aceitar', pedido)
    return { codigo: agendamento, estado }
  }

const TITULOS = { NOVO: 'Novo agendamento', ESPERA: 'Agendar quem espera', EDITAR: 'Editar agendamento' } as const

function partidaDo(pedido: PedidoDeFormulario): PontoDePartida {
  if (pedido.tipo === 'NOVO') return partidaNova(pedido.horario)
  if (pedido.tipo === 'ESPERA') return partidaDaEspera(pedido.espera, pedido.horario)
  return partidaDoAgendamento(pedido.agendamento)
}

const leitura = leituraDosCampos(CAMPOS_DO_HISTORICO)

/** Books, changes, or gives a time to who waits. A save that came late is settled here, with nothing typed lost. */
export function DialogoDoAgendamento({
  pedido: inicial,
  trocaEspecialista,
  aoAbrir,
  aoFechar,
}: DialogoDoAgendamentoProps) {
  const atualizar = useAtualizarAgenda()
  const [pedido, definirPedido] = useState(inicial)
  const [partida, definirPartida] = useState(() => partidaDo(inicial))
  const novo = pedido.tipo === 'NOVO'
  const form = useFormulario({
    // The schema of the server checks the form, for booking and for editing.
    esquema: novoAgendamento,
    valores: partida.valores,
    conflito:
      pedido.tipo === 'EDITAR'
        ? {
            aberto: pedido.agendamento,
            valores: (agendamento: AgendamentoCompleto) => partidaDoAgendamento(agendamento).valores,
            leitura,
            // What a refusal brings does not say what this person may do; that has not changed.
            aoAdotar: (atual) => {
              const agendamento = { ...pedido.agendamento, ...atual }
              definirPedido({ tipo: 'EDITAR', agendamento })
              definirPartida(partidaDoAgendamento(agendamento))
              void atualizar()
            },
          }
        : undefined,
    aoEnviar: async (dados) => {
      const feito = await insistir<Feito>(
        (confirmacoes) => enviar(pedido, dados, confirmacoes),
        PERGUNTAS,
        {},
        comOPedido(dados),
      )
      if (feito === null) return
      form.dispensarMudancas()
      void atualizar()
      aoFechar()
      avisar.dispensar(HORARIO_ESCOLHIDO)
      if (pedido.tipo === 'EDITAR') {
        const perdeu = pedido.agendamento.estado === 'CONFIRMADO' && feito.estado === 'AGENDADO'
        return avisar.sucesso(`${nomeNaAgenda(pedido.agendamento)} salvo.${perdeu ? ' Confirme de novo.' : ''}`)
      }
      const verbo = dados.estado === 'RESERVADO' && dados.animal === null ? 'Reservado' : 'Agendado'
      const quando = quandoEmPalavras(dados.inicio, fusoEmUso())
      avisar.sucesso(`${verbo} para ${quando}.`, { rotulo: 'Abrir', executar: () => aoAbrir(feito.codigo) })
    },
  })
  return (
    <Dialogo aberto aoFechar={aoFechar} titulo={TITULOS[pedido.tipo]} largura="md">
      <Formulario
        form={form}
        rotulo={TITULOS[pedido.tipo]}
        rotuloDeSalvar={pedido.tipo === 'EDITAR' ? 'Salvar' : 'Agendar'}
        aoCancelar={aoFechar}
      >
        <CamposDoAgendamento
          form={form}
          partida={partida}
          trocaEspecialista={trocaEspecialista}
          proprio={pedido.tipo === 'EDITAR' ? pedido.agendamento.codigo : null}
          novo={novo}
        />
      </Formulario>
    </Dialogo>
  )
}
