import { criarLoja } from '../../../../lib/loja.ts'
import { sessao } from '../../../../lib/navegador.ts'

/** Of the person and of this device: who shares a computer does not turn the microphone on for others. */
const chave = () => `ditado:${sessao.estado().usuario?.codigo ?? ''}`

/** Only some browsers turn speech into text. */
export const haDitado = (): boolean => 'SpeechRecognition' in globalThis || 'webkitSpeechRecognition' in globalThis

/** Whether dictation is offered while a laudo is written; off until the person wants it. */
export const ditadoLigado = criarLoja(false)

/** As the person left it, read anew for each laudo: another one may have entered since. */
export function lerDitado(): void {
  const ligado = haDitado() && localStorage.getItem(chave()) === 'sim'
  ditadoLigado.mudar(() => ligado)
}

export function guardarDitado(ligado: boolean): void {
  if (ligado) localStorage.setItem(chave(), 'sim')
  else localStorage.removeItem(chave())
  ditadoLigado.mudar(() => ligado)
}
