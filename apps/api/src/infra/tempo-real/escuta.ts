import pg from 'pg'
import type { Logger } from 'pino'
import { CANAL, type Anuncio } from './anuncio.ts'

interface Ouvinte {
  aoReceber(anuncios: readonly Anuncio[]): void
  /** The line is (again) up: what was said while it was down is lost. */
  aoLigar(): void
}

/** The one connection on which a process hears the others. */
export interface Escuta {
  ouvir(ouvinte: Ouvinte): void
  ligada(): boolean
  encerrar(): Promise<void>
}

interface Opcoes {
  url: string
  logger: Logger
  /** Milliseconds between two signs of life of the line. */
  pulsoMs?: number
}

const ESPERA_MINIMA_MS = 250
const ESPERA_MAXIMA_MS = 10_000
const PRAZO_MS = 5_000

const esperaDepoisDe = (falhas: number): number =>
  Math.min(ESPERA_MAXIMA_MS, ESPERA_MINIMA_MS * 2 ** Math.min(falhas, 10)) * (0.5 + Math.random() / 2)

interface Linha {
  viva(): Promise<unknown>
  fechar(): Promise<void>
}

/** One connection that listens; `aoCair` is called once, whatever ends it. */
async function abrirLinha(url: string, aoReceber: Ouvinte['aoReceber'], aoCair: () => void): Promise<Linha> {
  const cliente = new pg.Client({
    connectionString: url,
    application_name: 'vetlume-ao-vivo',
    keepAlive: true,
    connectionTimeoutMillis: PRAZO_MS,
    query_timeout: PRAZO_MS,
  })
  let caiu = false
  const cair = () => {
    if (caiu) return
    caiu = true
    void cliente.end().catch(() => undefined)
    aoCair()
  }
  cliente.on('error', cair)
  cliente.on('end', cair)
  cliente.on('notification', ({ payload = '[]' }) => aoReceber(JSON.parse(payload) as Anuncio[]))
  try {
    await cliente.connect()
    await cliente.query(`listen ${CANAL}`)
  } catch (erro) {
    // Whoever called is told by the error; the event would tell it twice.
    caiu = true
    void cliente.end().catch(() => undefined)
    throw erro
  }
  return {
    viva: () => cliente.query('select 1').catch(cair),
    async fechar() {
      caiu = true
      await cliente.end().catch(() => undefined)
    },
  }
}

/** Listens from the start and for ever: a line that falls, or that goes silent, is opened again, later and later. */
export function criarEscuta({ url, logger, pulsoMs = 10_000 }: Opcoes): Escuta {
  const ouvintes = new Set<Ouvinte>()
  let linha: Linha | null = null
  let falhas = 0
  let parada = false
  let espera: ReturnType<typeof setTimeout> | undefined
  const aoReceber = (anuncios: readonly Anuncio[]) => {
    for (const ouvinte of ouvintes) ouvinte.aoReceber(anuncios)
  }
  const tentarDepois = () => {
    linha = null
    if (!parada) espera = setTimeout(() => void (ligando = ligar()), esperaDepoisDe(falhas++))
  }
  const ligar = async (): Promise<void> => {
    try {
      const nova = await abrirLinha(url, aoReceber, tentarDepois)
      if (parada) return await nova.fechar()
      linha = nova
      falhas = 0
      for (const ouvinte of ouvintes) ouvinte.aoLigar()
    } catch (erro) {
      if (falhas === 0) logger.error({ err: erro }, 'a escuta do banco caiu')
      tentarDepois()
    }
  }
  let ligando = ligar()
  // A network that was cut in silence says nothing: only a question without an answer tells.
  const pulso = setInterval(() => void linha?.viva(), pulsoMs)
  return {
    ouvir: (ouvinte) => void ouvintes.add(ouvinte),
    ligada: () => linha !== null,
    async encerrar() {
      parada = true
      clearInterval(pulso)
      clearTimeout(espera)
      await ligando
      await linha?.fechar()
    },
  }
}
