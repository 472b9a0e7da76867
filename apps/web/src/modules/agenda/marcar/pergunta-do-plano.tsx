import { Suspense } from 'react'
import { perguntaDoPlano } from './perguntas.ts'
import { parte } from '../../../ui/parte.tsx'

const DialogoDoPlano = parte(async () => (await import('./dialogo-do-plano.tsx')).DialogoDoPlano)

/** Where a screen that books asks what the health plan refuses: once in each. */
export function PerguntaDoPlano() {
  const pergunta = perguntaDoPlano.usar()
  return pergunta === null ? null : (
    <Suspense fallback={null}>
      <DialogoDoPlano pergunta={pergunta} />
    </Suspense>
  )
}
