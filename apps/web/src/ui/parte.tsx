import { lazy, useEffect } from 'react'
import type { ComponentType } from 'react'
import { avisar } from './avisar.ts'

const TEXTO =
  'Parte da tela não pôde ser carregada: a conexão falhou ou o sistema foi atualizado. Salve o que está fazendo e recarregue a página.'

/** In the place of what could not be downloaded: says so each time that it is asked for, and leaves the screen alone. */
function Ausente({ aoFechar }: { aoFechar?: () => void }) {
  useEffect(() => {
    avisar.atencao(TEXTO)
    aoFechar?.()
  }, [aoFechar])
  return null
}

/**
 * A part of a screen in a file of its own. Unlike the screen itself, what is on it does not depend on this: when it does
 * not arrive nothing else may break, or what was typed would be lost.
 */
export const parte = <P extends object>(importar: () => Promise<ComponentType<P>>) =>
  lazy(async (): Promise<{ default: ComponentType<P> }> => {
    try {
      return { default: await importar() }
    } catch (erro) {
      console.error(erro)
      return { default: Ausente as ComponentType<P> }
    }
  })
