import type { PeriodoDaAgenda } from '@vetlume/dominio/agenda'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { useAparencia } from '../../lib/aparencia.ts'
import { Alerta } from '../../ui/alerta.tsx'
import { classes } from '../../ui/classes.ts'
import { conteudo } from '../../ui/conteudo.tsx'
import { Bloco } from '../../ui/esqueleto.tsx'
import { usePode } from '../cadastros/index.ts'
import { alturaDaHora, escalaDa } from './altura-da-hora.ts'
import { comoInstante } from './calculo/eixo.ts'
import { filtrar, montarColunas, pedidosDe } from './calculo/montar.ts'
import estilos from './calendario.module.css'
import { consultaDaEspera, duracaoDaEspera, nomeDeQuemEspera } from './espera/api.ts'
import { Especialistas } from './especialistas.tsx'
import type { PedidoDeFormulario } from './formulario/dialogo-do-agendamento.tsx'
import type { HorarioInicial } from './formulario/valores.ts'
import { Grade } from './grade/grade.tsx'
import type { LugarNaGrade } from './grade/use-tabuleiro.ts'
import { FaixaDePedidos } from './pedido/faixa-de-pedidos.tsx'
import { useAgendarEspera } from './marcar/use-agendar-espera.ts'
import { useMover } from './marcar/use-mover.ts'
import type { ColunaDaGrade, ItemDaGrade } from './tipos.ts'
import { useDeslize } from './use-deslize.ts'
import type { UsoDaVista } from './use-vista.ts'
import { vagaNaVista } from './vaga.ts'
import { tituloDa } from './vista-em-palavras.ts'

const PainelDaEspera = conteudo(async () => (await import('./espera/painel.tsx')).PainelDaEspera)

interface ProntoProps {
  uso: UsoDaVista
  periodo: PeriodoDaAgenda
  /** Of the days before: the new ones are on their way. */
  antigo: boolean
  aoPedir: (pedido: PedidoDeFormulario) => void
}

function EsqueletoDaGrade() {
  return <Bloco className={estilos.bloco} />
}

/** On a phone one specialist at a time: the one chosen, or the first. */
function umaColuna(colunas: readonly ColunaDaGrade[], chave: string | null): readonly ColunaDaGrade[] {
  const escolhida = colunas.find((coluna) => coluna.chave === chave) ?? colunas[0]
  return escolhida === undefined ? [] : [escolhida]
}

const horarioEm = ({ coluna: { especialista }, inicioMs, fimMs }: LugarNaGrade): HorarioInicial => ({
  especialista,
  inicio: comoInstante(inicioMs),
  fim: fimMs === null ? null : comoInstante(fimMs),
})

/** Columns of the view, and the one that a phone shows of them. */
function useColunas(periodo: PeriodoDaAgenda, { vista, estreita }: UsoDaVista) {
  const [chave, escolher] = useState<string | null>(null)
  // Hundreds of boxes are drawn in slices: the keyboard and the bar answer meanwhile.
  const adiado = useDeferredValue(periodo)
  const [altura, { escala }] = [alturaDaHora.usar(), useAparencia()]
  const todas = useMemo(() => montarColunas(adiado, vista, escalaDa(altura, escala)), [adiado, vista, altura, escala])
  const umPorVez = estreita && vista.visao === 'dia'
  const colunas = useMemo(() => (umPorVez ? umaColuna(todas, chave) : todas), [umPorVez, todas, chave])
  const irPara = (passo: 1 | -1) => {
    const atual = todas.findIndex((coluna) => coluna.chave === colunas[0]?.chave)
    const seguinte = todas[atual + passo]
    if (seguinte !== undefined) escolher(seguinte.chave)
  }
  return { todas, colunas, umPorVez, escolher, irPara }
}

/** What is dropped on the grid: an appointment elsewhere, or somebody of the waiting list. */
function useSoltar({ vista, comEspera }: UsoDaVista, aoPedir: ProntoProps['aoPedir']) {
  const mover = useMover()
  const agendarEspera = useAgendarEspera()
  const podeEsperar = usePode('lista-espera:ler')
  const { data: espera } = useQuery({ ...consultaDaEspera, enabled: comEspera && podeEsperar })
  const esperando = (codigo: string) => espera?.itens.find((outra) => outra.codigo === codigo)

  const aoMover = (item: ItemDaGrade, { coluna, inicioMs, fimMs }: LugarNaGrade & { fimMs: number }) => {
    const especialista = vista.visao === 'semana' ? item.especialista : coluna.especialista
    const igual = Date.parse(item.inicio) === inicioMs && Date.parse(item.fim) === fimMs
    if (especialista === null || (igual && especialista.codigo === item.especialista?.codigo)) return
    const { codigo, nome } = especialista
    void mover(item, { inicio: comoInstante(inicioMs), fim: comoInstante(fimMs), especialista: { codigo, nome } })
  }
  const aoSoltarDeFora = (codigo: string, lugar: LugarNaGrade) => {
    const quem = esperando(codigo)
    if (quem === undefined) return
    const horario = { ...horarioEm(lugar), fim: null }
    void agendarEspera(quem, horario).then((feito) => {
      if (feito === 'FALTAM_DADOS') aoPedir({ tipo: 'ESPERA', espera: quem, horario })
    })
  }
  const nomeDeFora = (codigo: string) => {
    const quem = esperando(codigo)
    return quem === undefined ? '' : nomeDeQuemEspera(quem)
  }
  return { aoMover, aoSoltarDeFora, nomeDeFora, comPainel: comEspera && podeEsperar }
}

function Pronto({ uso, periodo, antigo, aoPedir }: ProntoProps) {
  const { vista, hoje, mudar, abrir, papel, alternarEspera } = uso
  const raiz = useRef<HTMLDivElement>(null)
  const { todas, colunas, umPorVez, escolher, irPara } = useColunas(periodo, uso)
  const { comPainel, ...soltar } = useSoltar(uso, aoPedir)
  useDeslize(raiz, umPorVez, irPara)
  const pedidos = useMemo(() => pedidosDe(filtrar(periodo.itens, { ...vista, especialistas: [] })), [periodo, vista])
  const comEscolha = umPorVez && todas.length > 1
  return (
    <div ref={raiz} aria-busy={antigo} className={classes(estilos.lado, comPainel && estilos.comPainel)}>
      <div className={estilos.calendario} data-pedidos={pedidos.length > 0}>
        {!periodo.completo && (
          <Alerta severity="warning">
            Há agendamentos demais para mostrar todos. Escolha um especialista ou uma clínica.
          </Alerta>
        )}
        <FaixaDePedidos pedidos={pedidos} daClinica={papel === 'PARCEIRO'} aoAbrir={abrir} />
        {comEscolha && <Especialistas colunas={todas} atual={colunas[0]?.chave ?? ''} aoEscolher={escolher} />}
        <Grade
          {...soltar}
          visao={vista.visao === 'semana' ? 'semana' : 'dia'}
          rotulo={`Agenda, ${tituloDa(vista)}`}
          colunas={colunas}
          semCabecalho={comEscolha}
          diaInteiro={vista.diaInteiro}
          hoje={hoje}
          podeCriar={papel !== 'PARCEIRO'}
          raiz={raiz}
          aoAbrir={abrir}
          aoAbrirDia={(dia) => mudar({ visao: 'dia', dia })}
          aoCriar={(lugar) => aoPedir({ tipo: 'NOVO', horario: horarioEm(lugar) })}
        />
      </div>
      {comPainel && (
        <PainelDaEspera
          aoAgendar={(quem) =>
            aoPedir({ tipo: 'ESPERA', espera: quem, horario: vagaNaVista(periodo, vista, duracaoDaEspera(quem)) })
          }
          aoFechar={alternarEspera}
        />
      )}
    </div>
  )
}

export interface CalendarioProps extends Omit<ProntoProps, 'periodo'> {
  /** Undefined while it is on its way. */
  periodo: PeriodoDaAgenda | undefined
}

/** The day or the week as a grid, with who waits beside it. */
export function Calendario({ periodo, ...resto }: CalendarioProps) {
  return periodo === undefined ? <EsqueletoDaGrade /> : <Pronto periodo={periodo} {...resto} />
}
