import { useMemo, useState } from 'react'
import { emOrdem, guardarColunas, lerColunas, mover } from '../../lib/preferencia-de-colunas.ts'
import type { PreferenciaDeColunas } from '../../lib/preferencia-de-colunas.ts'
import type { Coluna } from './tipos.ts'

export interface EscolhaDeColunas<T> {
  /** All that a screen may show, in the chosen order. */
  todas: readonly Coluna<T>[]
  visiveis: readonly Coluna<T>[]
  /** Those that only an exported file has. */
  daPlanilha: readonly Coluna<T>[]
  oculta: (id: string) => boolean
  alternar: (id: string) => void
  mover: (id: string, passo: number) => void
  /** Null where the list is as it was made. */
  preferencia: PreferenciaDeColunas | null
  definir: (preferencia: PreferenciaDeColunas | null) => void
}

/** Columns of a list as the person wants them here, remembered in this browser. The first one is always there. */
export function useColunas<T>(lista: string, colunas: readonly Coluna<T>[], cartoes: boolean): EscolhaDeColunas<T> {
  const [preferencias, definir] = useState<Readonly<Record<string, PreferenciaDeColunas | null>>>({})
  const preferencia = useMemo(
    () => (lista in preferencias ? (preferencias[lista] ?? null) : lerColunas(localStorage, lista)),
    [preferencias, lista],
  )
  // A list is short, and a card shorter, until the person asks for more.
  const ocultas =
    preferencia?.ocultas ??
    colunas.filter((c) => c.oculta === true || (cartoes && c.noCartao === 'oculta')).map((c) => c.id)
  const todas = useMemo(
    () =>
      emOrdem(
        colunas.filter(({ soNaPlanilha }) => soNaPlanilha !== true),
        preferencia?.ordem ?? [],
      ),
    [colunas, preferencia],
  )
  const ids = todas.map(({ id }) => id)
  const oculta = (id: string) => id !== ids[0] && ocultas.includes(id)
  const mudar = (nova: PreferenciaDeColunas | null) => {
    guardarColunas(localStorage, lista, nova)
    definir((atuais) => ({ ...atuais, [lista]: nova }))
  }
  return {
    todas,
    visiveis: todas.filter(({ id }) => !oculta(id)),
    daPlanilha: colunas.filter(({ soNaPlanilha }) => soNaPlanilha === true),
    oculta,
    alternar: (id) =>
      mudar({ ordem: ids, ocultas: oculta(id) ? ocultas.filter((outra) => outra !== id) : [...ocultas, id] }),
    mover: (id, passo) => mudar({ ordem: mover(ids, id, passo), ocultas }),
    preferencia,
    definir: mudar,
  }
}
