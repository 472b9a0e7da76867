import { useEffect } from 'react'
import { fila } from './avisar.ts'
import type { ItemDeAviso } from './avisar.ts'
import type { PerguntaAberta } from './confirmar.ts'
import estilos from './reservas.module.css'

// What speaks to the person when the code that draws it could not be downloaded: it has to come with the page.

const DURACAO_MS = 9_000

export function AvisoDeReserva({ item: { id, texto } }: { item: ItemDeAviso }) {
  useEffect(() => {
    const temporizador = setTimeout(() => fila.mudar((itens) => itens.filter((item) => item.id !== id)), DURACAO_MS)
    return () => clearTimeout(temporizador)
  }, [id])
  return (
    <div role="alert" className={estilos.aviso}>
      {texto}
    </div>
  )
}

export function ConfirmacaoDeReserva({ pergunta }: { pergunta: PerguntaAberta }) {
  useEffect(() => {
    const { titulo, texto = '', cancelar, responder } = pergunta
    const tudo = `${titulo}\n\n${texto}`.trim()
    if (cancelar !== null) return responder(window.confirm(tudo))
    window.alert(tudo)
    responder(true)
  }, [pergunta])
  return null
}
