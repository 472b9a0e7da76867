import { perguntaComMotivo } from './perguntas.ts'
import { parte } from '../../../ui/parte.tsx'

const DialogoComMotivo = parte(async () => (await import('./dialogo-com-motivo.tsx')).DialogoComMotivo)

/** Where a screen that books asks for the reason to go on: once in each. */
export function PerguntaComMotivo() {
  const pergunta = perguntaComMotivo.usar()
  return pergunta === null ? null : <DialogoComMotivo pergunta={pergunta} />
}
