import { parte } from '../../../ui/parte.tsx'
import { confirmar } from '../../../ui/confirmar.ts'
import { ditadoLigado, guardarDitado } from './ditado/preferencia.ts'

/** Only who dictates downloads it. */
export const DitadoLento = parte(async () => (await import('./ditado/ditado.tsx')).Ditado)

/** Turns dictation on, once the person knows where what is said may go, or off. */
export async function alternarDitado(): Promise<void> {
  if (ditadoLigado.ler()) return guardarDitado(false)
  const aceita = await confirmar({
    titulo: 'Ligar o ditado neste aparelho?',
    texto:
      'O seu navegador transforma a fala em texto e, para isso, pode enviar o áudio ao fabricante dele (Google, Microsoft ou Apple). O Vetlume não grava nem recebe o áudio. Evite dizer o nome e os dados do responsável. O microfone só liga quando você clicar em Ditar ou usar Alt+V.',
    confirmar: 'Ligar o ditado',
  })
  if (aceita) guardarDitado(true)
}
