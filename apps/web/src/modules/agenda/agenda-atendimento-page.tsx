import { useQuery } from '@tanstack/react-query'
import type { PeriodoDaAgenda } from '@vetlume/dominio/agenda'
import { Suspense, useState } from 'react'
import { useAjudaDaTela } from '../../ui/atalhos-da-tela.ts'
import { EstadoDeErro } from '../../ui/estados.tsx'
import { Pagina } from '../../ui/pagina.tsx'
import { useAtalhos } from '../../ui/use-atalho.ts'
import { AcoesDaAgenda } from './acoes-da-agenda.tsx'
import { mudarAltura } from './altura-da-hora.ts'
import { consultaDoPeriodo, useAtualizarAgenda } from './api.ts'
import { ATALHOS_DA_AGENDA } from './atalhos.ts'
import { Barra, EscolhaDaVisao } from './barra.tsx'
import { especialistasDe } from './calculo/montar.ts'
import { FiltrosDaAgenda } from './filtros.tsx'
import type { PedidoDeFormulario } from './formulario/dialogo-do-agendamento.tsx'
import { movendo } from './marcar/movendo.ts'
import { PerguntaComMotivo } from './marcar/pergunta-com-motivo.tsx'
import { useAgendaViva } from './use-agenda-viva.ts'
import { useVista, type UsoDaVista } from './use-vista.ts'
import { DURACAO_COMUM_MINUTOS, vagaNaVista } from './vaga.ts'
import { andar } from './vista.ts'
import { conteudo } from '../../ui/conteudo.tsx'
import { parte } from '../../ui/parte.tsx'

const Calendario = conteudo(async () => (await import('./calendario.tsx')).Calendario)
const Mes = conteudo(async () => (await import('./mes/mes.tsx')).Mes)
const ListaDaAgenda = conteudo(async () => (await import('./lista-da-agenda.tsx')).ListaDaAgenda)
const Ficha = parte(async () => (await import('./ficha/ficha.tsx')).Ficha)
const DialogoDoAgendamento = parte(
  async () => (await import('./formulario/dialogo-do-agendamento.tsx')).DialogoDoAgendamento,
)

function useTeclasDaVista({ vista, visoes, hoje, mudar }: UsoDaVista, criar: () => void): void {
  const ir = (passo: 1 | -1) => () => vista.visao !== 'lista' && mudar({ dia: andar(vista, passo) })
  const ver = (visao: (typeof visoes)[number]) => () => visoes.includes(visao) && mudar({ visao })
  useAjudaDaTela(ATALHOS_DA_AGENDA)
  useAtalhos({
    t: () => mudar({ dia: hoje }),
    ArrowLeft: ir(-1),
    k: ir(-1),
    ArrowRight: ir(1),
    j: ir(1),
    d: ver('dia'),
    s: ver('semana'),
    m: ver('mes'),
    l: ver('lista'),
    n: criar,
    '+': () => mudarAltura(1),
    '=': () => mudarAltura(1),
    '-': () => mudarAltura(-1),
  })
}

interface ConteudoProps {
  uso: UsoDaVista
  periodo: PeriodoDaAgenda | undefined
  antigo: boolean
  aoPedir: (pedido: PedidoDeFormulario) => void
}

function Conteudo({ uso, periodo, antigo, aoPedir }: ConteudoProps) {
  const { vista, papel, hoje, mudar, abrir } = uso
  if (vista.visao === 'lista') return <ListaDaAgenda daClinica={papel === 'PARCEIRO'} />
  if (vista.visao !== 'mes') return <Calendario uso={uso} periodo={periodo} antigo={antigo} aoPedir={aoPedir} />
  if (periodo === undefined) return null
  const aoAbrirDia = (dia: string) => mudar({ visao: 'dia', dia })
  return <Mes periodo={periodo} vista={vista} hoje={hoje} aoAbrir={abrir} aoAbrirDia={aoAbrirDia} />
}

interface JanelasProps {
  uso: UsoDaVista
  pedido: PedidoDeFormulario | null
  aoPedir: (pedido: PedidoDeFormulario | null) => void
}

/**
 * What opens over the calendar: one appointment, the form, a question. Each waits for its own code: the one under it would vanish
 * meanwhile, and come back as the top one to who hears the screen.
 */
function Janelas({ uso: { aberto, abrir, papel }, pedido, aoPedir }: JanelasProps) {
  return (
    <>
      {aberto !== null && (
        <Ficha
          codigo={aberto}
          daClinica={papel === 'PARCEIRO'}
          aoEditar={(agendamento) => aoPedir({ tipo: 'EDITAR', agendamento })}
          aoFechar={() => abrir(null)}
        />
      )}
      {pedido !== null && (
        <DialogoDoAgendamento
          pedido={pedido}
          trocaEspecialista={papel === 'EMPRESA'}
          aoAbrir={abrir}
          aoFechar={() => aoPedir(null)}
        />
      )}
      <PerguntaComMotivo />
    </>
  )
}

export function AgendaAtendimentoPage() {
  const uso = useVista()
  const { vista, papel, mudar } = uso
  const [pedido, definirPedido] = useState<PedidoDeFormulario | null>(null)
  const atualizar = useAtualizarAgenda()
  const emLista = vista.visao === 'lista'
  const { data, error, isPlaceholderData, refetch } = useQuery({ ...consultaDoPeriodo(vista), enabled: !emLista })
  const periodo = emLista ? undefined : data
  const criar = () => {
    if (papel !== 'PARCEIRO')
      definirPedido({ tipo: 'NOVO', horario: vagaNaVista(periodo, vista, DURACAO_COMUM_MINUTOS) })
  }
  useTeclasDaVista(uso, criar)
  // Not under a change that is on its way: what comes back would show it undone for a moment.
  useAgendaViva(() => movendo.ler() === 0 && void atualizar())

  return (
    <Pagina
      titulo="Agenda"
      complemento={<EscolhaDaVisao {...uso} />}
      acoes={<AcoesDaAgenda uso={uso} periodo={periodo} aoCriar={criar} />}
    >
      {!emLista && (
        <Barra uso={uso}>
          {periodo !== undefined && (
            <FiltrosDaAgenda
              vista={vista}
              especialistas={especialistasDe(periodo)}
              comClinica={papel !== 'PARCEIRO'}
              umPorVez={uso.estreita && vista.visao === 'dia'}
              aoMudar={mudar}
            />
          )}
        </Barra>
      )}
      <Suspense fallback={null}>
        {!emLista && error !== null && periodo === undefined ? (
          <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
        ) : (
          <Conteudo uso={uso} periodo={periodo} antigo={isPlaceholderData} aoPedir={definirPedido} />
        )}
      </Suspense>
      <Janelas uso={uso} pedido={pedido} aoPedir={definirPedido} />
    </Pagina>
  )
}
