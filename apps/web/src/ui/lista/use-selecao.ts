import { useCallback, useMemo, useState } from 'react'

export interface Selecao {
  /** No row to tick, or none that has arrived: ticking all would tick nothing and say nothing. */
  vazia: boolean
  todas: boolean
  algumas: boolean
  marcada: (codigo: string) => boolean
  alternar: (codigo: string) => void
  alternarTodas: () => void
}

/** Ticked rows of the page on screen. What leaves the screen is no longer ticked: nobody acts on what they cannot see. */
export function useSelecao<T extends { codigo: string }>(itens: readonly T[]) {
  const [codigos, definirCodigos] = useState<ReadonlySet<string>>(new Set())
  const marcados = useMemo(() => itens.filter(({ codigo }) => codigos.has(codigo)), [itens, codigos])
  // The same function always: the rows that were not ticked need not be drawn again.
  const alternar = useCallback(
    (codigo: string) =>
      definirCodigos((atuais) =>
        atuais.has(codigo) ? new Set([...atuais].filter((outro) => outro !== codigo)) : new Set([...atuais, codigo]),
      ),
    [],
  )
  const limpar = () => definirCodigos(new Set())
  const todas = itens.length > 0 && marcados.length === itens.length
  const selecao: Selecao = {
    vazia: itens.length === 0,
    todas,
    algumas: marcados.length > 0 && !todas,
    marcada: (codigo) => codigos.has(codigo),
    alternar,
    alternarTodas: () => definirCodigos(todas ? new Set() : new Set(itens.map(({ codigo }) => codigo))),
  }
  return { selecao, marcados, limpar }
}
