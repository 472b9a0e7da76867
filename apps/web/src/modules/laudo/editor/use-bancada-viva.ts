import type { LaudoCompleto } from '@vetlume/dominio/laudo'
import { useEffect, useEffectEvent, useState } from 'react'
import { rascunhos } from '../../../lib/use-rascunho.ts'
import type { Edicao } from '../edicao/mesclar.ts'
import type { RascunhoLocal } from '../../../lib/salvamento.ts'
import { chaveDoRascunho } from '../api.ts'
import { dispensarVoltas } from './avisar-com-volta.ts'
import { criarBancada } from './bancada.ts'
import type { Bancada } from './bancada.ts'

const ESPERA_DA_CONFERENCIA_MS = 350

async function lerRascunho(codigo: string): Promise<RascunhoLocal<Edicao> | null> {
  const guardado = await rascunhos.ler<RascunhoLocal<Edicao>>(chaveDoRascunho(codigo)).catch(() => null)
  return guardado?.dados ?? null
}

/** The bench for a laudo, once it is known whether this device holds unsent work for it. */
export function useBancadaDoLaudo(laudo: LaudoCompleto): Bancada | null {
  const [bancada, definirBancada] = useState<Bancada | null>(null)
  const { codigo } = laudo
  // The laudo as it was when it opened: from then on the bench is ahead of it.
  const criar = useEffectEvent((rascunho: RascunhoLocal<Edicao> | null) => criarBancada(laudo, rascunho))
  useEffect(() => {
    let criada: Bancada | null = null
    let vivo = true
    void lerRascunho(codigo).then((rascunho) => {
      if (!vivo) return
      criada = criar(rascunho)
      definirBancada(criada)
      criada.resguardo.abrir()
    })
    return () => {
      vivo = false
      criada?.salvamento.encerrar()
      criada?.fila.encerrar()
      criada?.resguardo.encerrar()
      dispensarVoltas()
    }
  }, [codigo])
  return bancada
}

/** Checks the laudo a moment after each change, as the server will before signing. */
export function useConferenciaContinua({ loja, disponiveis, pendencias, conferir }: Bancada): void {
  const imagens = disponiveis.usar()
  useEffect(() => {
    let temporizador: ReturnType<typeof setTimeout> | undefined
    let vivo = true
    let ultima = 0
    // What the rules that did not arrive would have said, the server still says before anything is signed.
    const mostrar = () => {
      const esta = ++ultima
      return conferir(imagens).then(
        (achadas) => {
          // One that began earlier may end later.
          if (vivo && esta === ultima) pendencias.mudar(() => achadas)
        },
        () => undefined,
      )
    }
    const conferirLogo = () => {
      clearTimeout(temporizador)
      temporizador = setTimeout(() => void mostrar(), ESPERA_DA_CONFERENCIA_MS)
    }
    void mostrar()
    const parar = loja.assinar(conferirLogo)
    return () => {
      vivo = false
      clearTimeout(temporizador)
      parar()
    }
  }, [loja, pendencias, conferir, imagens])
}

/** Chips of variables show the value of now: a measure typed later changes them. */
export function useVariaveisVivas({ loja, mesaDeTexto }: Bancada): void {
  useEffect(() => {
    let medidas = ''
    return loja.assinar(() => {
      const agora = JSON.stringify(
        loja
          .ler()
          .conteudo.secoes.map((secao) =>
            secao.medidas.map(({ id, lado, valor, unidade }) => [id, lado, valor, unidade]),
          ),
      )
      if (agora === medidas) return
      medidas = agora
      for (const desenhar of mesaDeTexto.desenhos) desenhar()
    })
  }, [loja, mesaDeTexto])
}
