import { ErroDeDominio } from '@vetlume/dominio/erros'
import { exigirAberto, pedidoEncerrado, PROPRIO, type Pedinte } from './pedinte.ts'

/** Sign-in: many people at once are usual, and each waits little. */
const ESPERANDO = 200
/** Seconds after which a place is likely to be free. */
const TENTAR_DE_NOVO_S = 10

export interface OpcoesDaVez {
  /** Waiting at once, of all; who waits holds a request, and maybe a file, in memory. */
  esperando?: number
  /** Waiting at once, of one company: the others find a place. */
  porDono?: number
}

export type ComVez = <T>(trabalho: () => Promise<T>, pedinte?: Pedinte) => Promise<T>

interface Fila {
  seguir: (() => void)[]
  rodando: number
  /** When it last began or ended a job, counted in those; when it came, before that. */
  servida: number
}

/** The company with the least running goes first; of two, the one that was served longest ago. */
const ordem = (a: Fila, b: Fila): number => a.rodando - b.rodando || a.servida - b.servida

class Vez {
  readonly #filas = new Map<string, Fila>()
  readonly #simultaneas: number
  readonly #esperando: number
  readonly #porDono: number
  #rodando = 0
  #naFila = 0
  #servidas = 0

  constructor(simultaneas: number, { esperando = ESPERANDO, porDono = esperando }: OpcoesDaVez) {
    this.#simultaneas = simultaneas
    this.#esperando = esperando
    this.#porDono = porDono
  }

  async rodar<T>(trabalho: () => Promise<T>, { dono, sinal }: Pedinte): Promise<T> {
    exigirAberto(sinal)
    const fila = this.#filas.getOrInsertComputed(dono, () => ({ seguir: [], rodando: 0, servida: this.#servidas }))
    try {
      if (this.#rodando >= this.#simultaneas) await this.#esperar(fila, sinal)
      else this.#comecar(fila)
      try {
        return await trabalho()
      } finally {
        this.#terminar(fila)
      }
    } finally {
      if (fila.rodando === 0 && fila.seguir.length === 0) this.#filas.delete(dono)
    }
  }

  #comecar(fila: Fila): void {
    this.#rodando++
    fila.rodando++
    fila.servida = ++this.#servidas
  }

  #terminar(fila: Fila): void {
    this.#rodando--
    fila.rodando--
    fila.servida = ++this.#servidas
    const [proxima] = [...this.#filas.values()].filter(({ seguir }) => seguir.length > 0).toSorted(ordem)
    const seguir = proxima?.seguir.shift()
    if (proxima === undefined || seguir === undefined) return
    this.#naFila--
    this.#comecar(proxima)
    seguir()
  }

  /** Resolves with the turn already counted. Who gives up leaves the line at once. */
  #esperar(fila: Fila, sinal: AbortSignal): Promise<void> {
    const espera = { tenteEmSegundos: TENTAR_DE_NOVO_S }
    if (this.#naFila >= this.#esperando) throw new ErroDeDominio('INDISPONIVEL', espera)
    if (fila.seguir.length >= this.#porDono)
      throw new ErroDeDominio('MUITAS_TENTATIVAS', {
        ...espera,
        mensagem: 'Há muitos envios da sua empresa na fila. Aguarde alguns segundos e tente de novo.',
      })
    this.#naFila++
    return new Promise((resolver, rejeitar) => {
      const desistir = () => {
        fila.seguir.splice(fila.seguir.indexOf(seguir), 1)
        this.#naFila--
        rejeitar(pedidoEncerrado())
      }
      const seguir = () => {
        sinal.removeEventListener('abort', desistir)
        resolver()
      }
      fila.seguir.push(seguir)
      sinal.addEventListener('abort', desistir, { once: true })
    })
  }
}

/**
 * Runs at most `simultaneas` jobs at a time: for work that holds much memory or a core. Companies take turns, and within
 * one the order is that of arrival, so that the flood of one delays another by one job. Beyond the line it throws at once:
 * INDISPONIVEL when it is full for everybody, MUITAS_TENTATIVAS when it is the company's own.
 */
export function criarVez(simultaneas: number, opcoes: OpcoesDaVez = {}): ComVez {
  const vez = new Vez(simultaneas, opcoes)
  return (trabalho, pedinte = PROPRIO) => vez.rodar(trabalho, pedinte)
}
