import { useEffect, useState } from 'react'
import { useDepoisDaTela } from '../../../lib/use-depois-da-tela.ts'
import type { Bancada } from './bancada.ts'

/** The small images on the screen go before what edits the text, which nobody misses until a key or a finger. */
export function useVezDoMotor({ mesaDeTexto: { vezDoMotor }, loja }: Bancada): void {
  const [semFiguras] = useState(() => loja.ler().conteudo.imagens.length === 0)
  const ja = useDepoisDaTela() || semFiguras
  const { chamar } = vezDoMotor
  useEffect(() => {
    if (ja) return chamar()
    const fim = new AbortController()
    for (const gesto of ['keydown', 'pointerdown'])
      addEventListener(gesto, chamar, { capture: true, signal: fim.signal })
    return () => fim.abort()
  }, [ja, chamar])
}
