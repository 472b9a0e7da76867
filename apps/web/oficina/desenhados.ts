import type { ComponentType } from 'react'

interface Fibra {
  tag: number
  memoizedState: unknown
  type: unknown
  child: Fibra | null
  sibling: Fibra | null
}

const SUSPENSE = 13
const RAIZ = '__reactContainer$'

/** A component, or what wraps it: a memo, a reference. */
const componenteDe = (tipo: unknown): unknown =>
  typeof tipo === 'object' && tipo !== null && 'type' in tipo ? tipo.type : tipo

/** Which components are in the page now, and whether some wait for their code: what React itself keeps of each root. */
export function desenhados(): { vistos: ReadonlySet<unknown>; esperando: boolean } {
  const vistos = new Set<unknown>()
  let esperando = false
  const seguir = (fibra: Fibra | null): void => {
    for (let esta = fibra; esta !== null; esta = esta.sibling) {
      vistos.add(componenteDe(esta.type))
      if (esta.tag === SUSPENSE && esta.memoizedState !== null) esperando = true
      seguir(esta.child)
    }
  }
  for (const elemento of document.querySelectorAll('body *')) {
    const chave = Object.keys(elemento).find((nome) => nome.startsWith(RAIZ))
    if (chave !== undefined) {
      const inicial = (elemento as unknown as Record<string, Fibra & { stateNode: { current: Fibra } }>)[chave]
      seguir(inicial?.stateNode.current ?? null)
    }
  }
  return { vistos, esperando }
}

export type Exportados = Readonly<Record<string, unknown>>

/** What a file of the kit gives to be drawn: functions with a name that begins as those of components do. */
export const componentesDe = (exportados: Exportados): (readonly [string, ComponentType])[] =>
  Object.entries(exportados).filter(
    (par): par is [string, ComponentType] => typeof par[1] === 'function' && /^[A-Z][a-zà-ú]/.test(par[0]),
  )
