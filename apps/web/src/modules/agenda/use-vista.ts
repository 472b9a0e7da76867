import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import type { Busca } from '../../buscas.ts'
import { agoraNoFuso } from '../../lib/fuso.ts'
import { TELEFONE, useMedia } from '../../lib/use-media.ts'
import { usePapel, type Papel } from '../../lib/use-papel.ts'
import { lerVista, type Visao, type Vista } from './vista.ts'

type Visoes = readonly [Visao, ...Visao[]]

/** The first one is what opens. On a phone a list comes before a grid; a clinic has no columns to compare. */
const VISOES_DE: Readonly<Record<Papel, { larga: Visoes; estreita: Visoes }>> = {
  EMPRESA: { larga: ['dia', 'semana', 'mes', 'lista'], estreita: ['lista', 'dia', 'semana', 'mes'] },
  ESPECIALISTA: { larga: ['dia', 'semana', 'mes', 'lista'], estreita: ['lista', 'dia', 'semana', 'mes'] },
  PARCEIRO: { larga: ['semana', 'lista'], estreita: ['lista', 'semana'] },
}

export interface UsoDaVista {
  vista: Vista
  /** Views that the person may choose, in the order of the buttons. */
  visoes: readonly Visao[]
  papel: Papel
  estreita: boolean
  hoje: string
  /** Changes what is looked at; a filter takes the place of the address before it, a page or view may be gone back from. */
  mudar: (mudanca: Partial<Vista>) => void
  /** Appointment that is open beside the calendar. */
  aberto: string | null
  abrir: (codigo: string | null) => void
  /** Whether the waiting list is beside the calendar. */
  comEspera: boolean
  alternarEspera: () => void
}

/** Undefined takes the name out of the address. */
type Mudanca = Busca<'/agenda/agenda-atendimento'>

const ORDEM: readonly Visao[] = ['dia', 'semana', 'mes', 'lista']

function comoBusca(mudanca: Partial<Vista>, hoje: string): Mudanca {
  const { visao, dia, especialistas, parceiro, estados, diaInteiro } = mudanca
  return {
    ...(visao === undefined ? {} : { visao }),
    ...(dia === undefined ? {} : { dia: dia === hoje ? undefined : dia }),
    ...(especialistas === undefined ? {} : { especialistas: especialistas.join(',') || undefined }),
    ...(parceiro === undefined ? {} : { parceiro: parceiro ?? undefined }),
    ...(estados === undefined ? {} : { estados: estados.join(',') || undefined }),
    ...(diaInteiro === undefined ? {} : { horas: diaInteiro ? '24' : undefined }),
  }
}

/** What of the agenda is on screen, kept in the address. */
export function useVista(): UsoDaVista {
  const busca = useSearch({ from: '/casca/agenda/agenda-atendimento' })
  const navegar = useNavigate()
  const papel = usePapel()
  const estreita = useMedia(TELEFONE)
  const hoje = agoraNoFuso().toPlainDate().toString()
  const permitidas = VISOES_DE[papel][estreita ? 'estreita' : 'larga']
  const vista = useMemo(() => lerVista(busca, { hoje, permitidas }), [busca, hoje, permitidas])

  const ir = useCallback(
    (mudanca: Mudanca, substituir: boolean) =>
      void navegar({
        to: '.',
        search: (atual) => ({ ...atual, ...mudanca }),
        replace: substituir,
        resetScroll: false,
      }),
    [navegar],
  )
  return {
    vista,
    visoes: ORDEM.filter((visao) => permitidas.includes(visao)),
    papel,
    estreita,
    hoje,
    mudar: useCallback(
      (mudanca) => ir(comoBusca(mudanca, hoje), mudanca.dia === undefined && mudanca.visao === undefined),
      [ir, hoje],
    ),
    aberto: busca.agendamento ?? null,
    abrir: useCallback((codigo) => ir({ agendamento: codigo ?? undefined }, codigo === null), [ir]),
    comEspera: busca.espera !== undefined,
    alternarEspera: useCallback(
      () =>
        void navegar({
          to: '.',
          search: (atual) => ({ ...atual, espera: atual.espera === undefined ? '1' : undefined }),
          replace: true,
          resetScroll: false,
        }),
      [navegar],
    ),
  }
}
