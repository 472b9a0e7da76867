import { Suspense, useEffect, useEffectEvent } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { avisar } from './avisar.ts'
import { importada } from './importada.tsx'

const TEXTO =
  'Parte da tela não pôde ser carregada: a conexão falhou ou o sistema foi atualizado. Tente de novo daqui a pouco; se persistir, salve o que está fazendo e recarregue a página.'

/** Says that the code of something that was asked for did not arrive. */
export const avisarDaFalta = (): void => avisar.atencao(TEXTO)

/** In the place of what could not be downloaded: says so each time that it is asked for, and leaves the screen alone. */
function Ausente({ aoFechar }: { aoFechar?: () => void }) {
  const dizer = useEffectEvent(() => {
    avisarDaFalta()
    aoFechar?.()
  })
  useEffect(() => dizer(), [])
  return null
}

/**
 * A part of a screen in a file of its own: a dialog, a menu, a button. Unlike `conteudo`, what is on the screen does not
 * depend on this: it waits by itself, with `enquanto` in its place, and hides nothing beside it; and when it does not
 * arrive nothing else may break, or what was typed would be lost.
 */
export function parte<P extends object>(
  importar: () => Promise<ComponentType<P>>,
  enquanto: ReactNode | ComponentType<P> = null,
): ComponentType<P> {
  const Importada = importada(importar, Ausente as (props: P) => null)
  const Enquanto = typeof enquanto === 'function' ? enquanto : () => enquanto
  return function Parte(props: P) {
    return (
      <Suspense fallback={<Enquanto {...props} />}>
        <Importada {...props} />
      </Suspense>
    )
  }
}
