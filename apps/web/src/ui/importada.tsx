import { use, useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { codigoACaminho } from '../lib/codigo-a-caminho.ts'

/** What stands for a component whose code did not arrive. */
export interface Falta {
  erro: unknown
  tentarDeNovo: () => void
}

type Chegada<P> = { Componente: ComponentType<P> } | { erro: unknown; lembrada: boolean }

/**
 * Imports, unless it is known that there is no network: a browser remembers an import that failed until the page is
 * loaded again (whatwg/html issue 6768), while one that was not tried may be tried later.
 */
export const importarComRede = <T,>(importar: () => Promise<T>): Promise<T> =>
  navigator.onLine ? codigoACaminho.contar(importar()) : Promise.reject(new TypeError('Failed to fetch: offline'))

/** React reads a promise that says what it brought at once; of another it waits a turn, and draws what stands in the place of the screen. */
function lidaAoChegar<T>(promessa: Promise<T>): Promise<T> {
  void promessa.then((value) => Object.assign(promessa, { status: 'fulfilled', value }))
  return promessa
}

/** `trazer` has it downloaded before it is drawn. It never fails: what did not arrive is told where it is drawn. */
export type Importada<P> = ComponentType<P> & { trazer: () => Promise<void> }

/**
 * A component in a file of its own, downloaded when it is first drawn (it suspends meanwhile). When the file does not
 * arrive `Reserva` is drawn instead, and the next time that it is wanted the download is tried again.
 */
export function importada<P extends object>(
  importar: () => Promise<ComponentType<P>>,
  Reserva: (props: P & Falta) => ReactNode,
): Importada<P> {
  let pedido: Promise<Chegada<P>> | undefined
  const pedir = (): Promise<Chegada<P>> =>
    (pedido ??= lidaAoChegar(
      importarComRede(importar).then(
        (Componente): Chegada<P> => ({ Componente }),
        (erro: unknown) => {
          console.error(erro)
          return { erro, lembrada: navigator.onLine }
        },
      ),
    ))
  const esquecer = () => {
    pedido = undefined
  }

  function Importada(props: P) {
    const [meu, definirMeu] = useState(pedir)
    const chegada = use(meu)
    const falhou = !('Componente' in chegada)
    useEffect(() => (falhou ? esquecer : undefined), [falhou])
    if ('Componente' in chegada) return <chegada.Componente {...props} />
    const tentarDeNovo = () => {
      if (chegada.lembrada) return location.reload()
      esquecer()
      definirMeu(pedir())
    }
    return <Reserva {...props} erro={chegada.erro} tentarDeNovo={tentarDeNovo} />
  }
  return Object.assign(Importada, { trazer: async () => void (await pedir()) })
}
