import type { MensagemAoVivo } from '@vetlume/dominio/tempo-real'

/** What is used of a browser's WebSocket. */
export type Ligacao = Pick<WebSocket, 'close' | 'onmessage' | 'onclose'>

export interface DependenciasDoTempoReal {
  pedirBilhete: () => Promise<string>
  abrir: (bilhete: string) => Ligacao
  /** Somebody looks at this tab, is signed in and has a network: only then is there something to be told. */
  interessa: () => boolean
  depois: (fazer: () => void, ms: number) => () => void
  /** 0 to 1. */
  sorte: () => number
}

export interface TempoReal<M> {
  /** Hears until the function that it answers is called; the connection lives while somebody hears. */
  ouvir(aoReceber: (mensagem: M) => void): () => void
  viva(): boolean
  /** Something that `interessa` depends on changed. */
  rever(): void
  /** Another person or another company: what was open is not theirs. */
  recomecar(): void
}

const ESPERA_MINIMA_MS = 1_000
const ESPERA_MAXIMA_MS = 30_000
/** Going to another tab and back is not worth a new connection. */
const TOLERANCIA_MS = 10_000

/** Half of it is chance, so that everybody does not come back at the same moment after a restart. */
export const esperaDepoisDe = (falhas: number, sorte: number): number =>
  Math.min(ESPERA_MAXIMA_MS, ESPERA_MINIMA_MS * 2 ** Math.min(falhas, 10)) * (0.5 + sorte / 2)

function lerMensagem<M>(dados: unknown): M | null {
  try {
    const lida: unknown = JSON.parse(String(dados))
    return typeof lida === 'object' && lida !== null && 'tipo' in lida ? (lida as M) : null
  } catch {
    return null
  }
}

/**
 * One live connection: asks for a ticket, opens, and opens again by itself, later and later. Of the whole tab's, whoever
 * hears gets `pronto` whenever something may have been missed, and asks again for what it shows.
 */
export function criarTempoReal<M = MensagemAoVivo>(deps: DependenciasDoTempoReal): TempoReal<M> {
  const ouvintes = new Set<(mensagem: M) => void>()
  const nada = () => undefined
  let ligacao: Ligacao | null = null
  let ligando = false
  let viva = false
  let falhas = 0
  /** Counts connections asked for: the answer to an older one is thrown away. */
  let vez = 0
  let desistirDeEsperar: () => void = nada
  let desistirDeFechar: () => void = nada
  const quer = () => ouvintes.size > 0 && deps.interessa()

  const fechar = () => {
    vez++
    desistirDeEsperar()
    ligacao?.close()
    ligacao = null
    ligando = false
    viva = false
  }
  const tentarDepois = () => {
    if (quer()) desistirDeEsperar = deps.depois(() => void ligar(), esperaDepoisDe(falhas++, deps.sorte()))
  }
  const acompanhar = (nova: Ligacao, minha: number) => {
    ligacao = nova
    nova.onmessage = ({ data }: MessageEvent) => {
      const mensagem = vez === minha ? lerMensagem<M>(data) : null
      if (mensagem === null) return
      viva = true
      falhas = 0
      for (const ouvinte of ouvintes) ouvinte(mensagem)
    }
    nova.onclose = () => {
      if (vez !== minha) return
      ligacao = null
      viva = false
      tentarDepois()
    }
  }
  const ligar = async () => {
    if (ligacao !== null || ligando || !quer()) return
    ligando = true
    desistirDeEsperar()
    const minha = ++vez
    try {
      const bilhete = await deps.pedirBilhete()
      if (vez !== minha) return
      ligando = false
      acompanhar(deps.abrir(bilhete), minha)
    } catch {
      if (vez !== minha) return
      ligando = false
      tentarDepois()
    }
  }
  const rever = () => {
    desistirDeFechar()
    if (quer()) void ligar()
    else if (ligacao !== null || ligando) desistirDeFechar = deps.depois(() => quer() || fechar(), TOLERANCIA_MS)
    else desistirDeEsperar()
  }
  return {
    ouvir(aoReceber) {
      ouvintes.add(aoReceber)
      rever()
      return () => {
        ouvintes.delete(aoReceber)
        rever()
      }
    },
    viva: () => viva,
    rever,
    recomecar() {
      fechar()
      falhas = 0
      rever()
    },
  }
}
