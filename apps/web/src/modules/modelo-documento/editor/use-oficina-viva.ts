import type { ConteudoDaVersao, ModeloDeDocumento, VersaoDoModelo } from '@vetlume/dominio/modelo-documento'
import { useEffect, useEffectEvent, useState } from 'react'
import type { RascunhoLocal } from '../../../lib/salvamento.ts'
import { rascunhos } from '../../../lib/use-rascunho.ts'
import { dispensarVoltas } from './avisar-com-volta.ts'
import { chaveDoRascunho, criarOficina, type Oficina } from './oficina.ts'

const ESPERA_DA_CONFERENCIA_MS = 300

/** The workshop of a draft, once it is known whether this device holds unsent work for it. */
export function useOficinaDaVersao(modelo: ModeloDeDocumento, versao: VersaoDoModelo): Oficina | null {
  const [oficina, definirOficina] = useState<Oficina | null>(null)
  const { codigo } = versao
  // The draft as it was when it opened: from then on the workshop is ahead of it.
  const criar = useEffectEvent((guardado: RascunhoLocal<ConteudoDaVersao> | null) =>
    criarOficina(modelo, versao, guardado),
  )
  useEffect(() => {
    let criada: Oficina | null = null
    let vivo = true
    void rascunhos
      .ler<RascunhoLocal<ConteudoDaVersao>>(chaveDoRascunho(codigo))
      .catch(() => null)
      .then((guardado) => {
        if (!vivo) return
        criada = criar(guardado?.dados ?? null)
        definirOficina(criada)
      })
    return () => {
      vivo = false
      criada?.salvamento.encerrar()
      dispensarVoltas()
    }
  }, [codigo])
  return oficina
}

/** Checks the draft a moment after each change, as the server will before it is published; chips follow renamed fields. */
export function useConferenciaContinua({ loja, problemas, conferir, mesaDeTexto }: Oficina): void {
  useEffect(() => {
    let temporizador: ReturnType<typeof setTimeout> | undefined
    const parar = loja.assinar(() => {
      clearTimeout(temporizador)
      temporizador = setTimeout(() => {
        problemas.mudar(conferir)
        for (const desenhar of mesaDeTexto.desenhos) desenhar()
      }, ESPERA_DA_CONFERENCIA_MS)
    })
    return () => {
      clearTimeout(temporizador)
      parar()
    }
  }, [loja, problemas, conferir, mesaDeTexto])
}
