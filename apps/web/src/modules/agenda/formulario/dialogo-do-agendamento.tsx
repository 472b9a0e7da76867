import { useMutation } from '@tanstack/react-query'
import type { AgendamentoCompleto, ItemDaEspera } from '@vetlume/dominio/agenda'
import { formatarHora } from '@vetlume/dominio/tempo'
import { useState } from 'react'
import { fusoEmUso } from '../../../lib/fuso.ts'
import { api } from '../../../lib/navegador.ts'
import { sem } from '../../../lib/sem.ts'
import { avisar } from '../../../ui/avisar.ts'
import { confirmar } from '../../../ui/confirmar.ts'
import { Dialogo } from '../../../ui/dialogo.tsx'
import { EsqueletoDeFormulario } from '../../../ui/estados.tsx'
import { Formulario } from '../../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../../ui/formulario/use-formulario.ts'
import { useAtualizarAgenda } from '../api.ts'
import { PERGUNTAS } from '../marcar/perguntas.ts'
import { insistir, type Confirmacoes } from '../marcar/recusas.ts'
import { nomeNaAgenda } from '../nomes.ts'
import { CamposDoAgendamento } from './campos.tsx'
import {
  ESQUEMA,
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

const TITULOS = { NOVO: 'Novo agendamento', ESPERA: 'Agendar quem espera', EDITAR: 'Editar agendamento' } as const

function partidaDo(pedido: PedidoDeFormulario): PontoDePartida {
  if (pedido.tipo === 'NOVO') return partidaNova(pedido.horario)
  if (pedido.tipo === 'ESPERA') return partidaDaEspera(pedido.espera, pedido.horario)
  return partidaDoAgendamento(pedido.agendamento)
}

function Corpo({
  pedido,
  trocaEspecialista,
  aoAbrir,
  aoFechar,
  aoRecarregar,
}: DialogoDoAgendamentoProps & { aoRecarregar?: () => void }) {
  const atualizar = useAtualizarAgenda()
  const [partida] = useState(() => partidaDo(pedido))
  const novo = pedido.tipo === 'NOVO'
  const form = useFormulario({
    esquema: ESQUEMA,
    valores: partida.valores,
    aoEnviar: async (dados) => {
      const feito = await insistir((confirmacoes) => enviar(pedido, dados, confirmacoes), PERGUNTAS)
      if (feito === null) return
      form.dispensarMudancas()
      void atualizar()
      aoFechar()
      const quando = formatarHora(dados.inicio, fusoEmUso())
      if (pedido.tipo === 'EDITAR') return avisar.sucesso(`${nomeNaAgenda(pedido.agendamento)} salvo.`)
      const verbo = dados.estado === 'RESERVADO' && dados.animal === null ? 'Reservado' : 'Agendado'
      avisar.sucesso(`${verbo} para ${quando}.`, { rotulo: 'Abrir', executar: () => aoAbrir(feito.codigo) })
    },
  })
  const fechar = async () => {
    const perde =
      form.formState.isDirty &&
      !(await confirmar({
        titulo: 'Fechar sem salvar?',
        texto: 'O que você preencheu será perdido.',
        confirmar: 'Fechar sem salvar',
        cancelar: 'Continuar editando',
        perigo: true,
      }))
    if (!perde) aoFechar()
  }
  return (
    <Dialogo aberto aoFechar={() => void fechar()} titulo={TITULOS[pedido.tipo]} largura="md">
      <Formulario
        form={form}
        rotulo={TITULOS[pedido.tipo]}
        rotuloDeSalvar={pedido.tipo === 'EDITAR' ? 'Salvar' : 'Agendar'}
        aoCancelar={() => void fechar()}
        {...(aoRecarregar === undefined ? {} : { aoRecarregar })}
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

/** Somebody else may have changed it: what is there now takes the place of what was typed, when asked for. */
function Edicao({ pedido, ...resto }: DialogoDoAgendamentoProps & { pedido: PedidoDeFormulario & { tipo: 'EDITAR' } }) {
  const { codigo } = pedido.agendamento
  const { data, mutate, isPending } = useMutation({ mutationFn: () => api('GET /agendamento/:codigo', { codigo }) })
  const agendamento = data ?? pedido.agendamento
  if (isPending)
    return (
      <Dialogo aberto aoFechar={resto.aoFechar} titulo={TITULOS.EDITAR} largura="md">
        <EsqueletoDeFormulario campos={8} />
      </Dialogo>
    )
  return (
    <Corpo key={agendamento.versao} {...resto} pedido={{ tipo: 'EDITAR', agendamento }} aoRecarregar={() => mutate()} />
  )
}

/** Books, changes, or gives a time to who waits. */
export function DialogoDoAgendamento({ pedido, ...resto }: DialogoDoAgendamentoProps) {
  return pedido.tipo === 'EDITAR' ? <Edicao pedido={pedido} {...resto} /> : <Corpo pedido={pedido} {...resto} />
}
