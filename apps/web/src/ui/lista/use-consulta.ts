import { useNavigate, useRouterState, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { escreverBusca, lerBusca, type BuscaNaUrl } from '../../lib/busca-na-url.ts'
import type { ConsultaDaLista, Filtro, ListaProps } from './tipos.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Cursors of the pages before this one, oldest first; '' is the first page. */
    cursores?: string[]
  }
}

const TAMANHO_PADRAO = '50'

export interface UsoDaConsulta {
  consulta: ConsultaDaLista
  limite: string
  /** Page number from 1; null when the address was opened in the middle of the list. */
  pagina: number | null
  filtrada: boolean
  /** Changes filters, sort or text; goes back to the first page. Undefined removes. */
  mudar: (mudanca: BuscaNaUrl) => void
  limpar: () => void
  /** What was chosen in this list, without the page: empty as the list comes. */
  escolhida: Readonly<Record<string, string>>
  /** Puts this in place of all that was chosen; what the list does not know is left out. */
  escolher: (consulta: Readonly<Record<string, string>>) => void
  avancar: (proximo: string) => void
  voltar: () => void
}

const COMUNS = ['busca', 'ordem', 'limite'] as const

/** What the address says of a filter; nothing, where the filter has no such value. */
function valorDo(filtro: Filtro, valor: string | undefined): string | undefined {
  return filtro.tipo === 'opcoes' && !filtro.opcoes.some((opcao) => opcao.valor === valor) ? undefined : valor
}

const semVazios = (busca: BuscaNaUrl): BuscaNaUrl =>
  Object.fromEntries(Object.entries(busca).filter(([, valor]) => valor !== undefined && valor !== ''))

/** What a list asks for where its address says nothing. */
export const consultaInicial = (ordemPadrao: string | undefined): ConsultaDaLista => ({
  ...(ordemPadrao === undefined ? {} : { ordem: ordemPadrao }),
  limite: TAMANHO_PADRAO,
})

export const RELEVANCIA = 'relevancia'

type Ordens = Pick<ListaProps<never>, 'porRelevancia'> & { ordemPadrao: string | undefined }

/** Search, filters, sort and page of a list, kept in the address: it can be shared, reloaded and gone back to. */
export function useConsulta(filtros: readonly Filtro[], { ordemPadrao, porRelevancia = false }: Ordens): UsoDaConsulta {
  // Of any screen that has a list: which names are filters, the list says.
  const busca: BuscaNaUrl = useSearch({ strict: false })
  const navegar = useNavigate()
  const cursores = useRouterState({ select: (estado) => estado.location.state.cursores })
  const { cursor } = busca
  const idsDosFiltros = filtros.map(({ id }) => id)
  const escritos = [
    ...COMUNS.map((nome) => [nome, busca[nome]] as const),
    ...filtros.map((filtro) => [filtro.id, valorDo(filtro, busca[filtro.id])] as const),
  ]
  const presentes = escreverBusca(Object.fromEntries(escritos))
  const escolhida = useMemo(() => lerBusca(presentes) as Readonly<Record<string, string>>, [presentes])
  const ordem = porRelevancia && busca['busca'] ? RELEVANCIA : ordemPadrao

  const consulta: ConsultaDaLista = useMemo(
    () => ({ ...consultaInicial(ordem), ...escolhida, ...(cursor === undefined ? {} : { cursor }) }),
    [escolhida, cursor, ordem],
  )

  const ir = useCallback(
    (mudanca: BuscaNaUrl, opcoes: { cursores?: string[]; replace?: boolean }) =>
      void navegar({
        to: '.',
        search: (anterior: BuscaNaUrl) => semVazios({ ...anterior, ...mudanca }),
        state: (anterior) => ({ ...anterior, cursores: opcoes.cursores ?? [] }),
        replace: opcoes.replace ?? false,
        resetScroll: opcoes.replace !== true,
      }),
    [navegar],
  )

  return {
    consulta,
    limite: escolhida['limite'] ?? TAMANHO_PADRAO,
    pagina: cursor === undefined ? 1 : cursores === undefined || cursores.length === 0 ? null : cursores.length + 1,
    filtrada: [...idsDosFiltros, 'busca'].some((nome) => consulta[nome] !== undefined),
    mudar: useCallback((mudanca) => ir({ ...mudanca, cursor: undefined }, { replace: true }), [ir]),
    limpar: () =>
      ir(Object.fromEntries([...idsDosFiltros, 'busca', 'cursor'].map((nome) => [nome, undefined])), { replace: true }),
    escolhida,
    escolher: (nova) =>
      ir(
        Object.fromEntries(
          [...COMUNS, ...idsDosFiltros, 'cursor'].map((nome) => [nome, nome === 'cursor' ? undefined : nova[nome]]),
        ),
        {},
      ),
    avancar: (proximo) => ir({ cursor: proximo }, { cursores: [...(cursores ?? []), cursor ?? ''] }),
    voltar: () => {
      const anteriores = cursores ?? []
      ir({ cursor: anteriores.at(-1) || undefined }, { cursores: anteriores.slice(0, -1) })
    },
  }
}
