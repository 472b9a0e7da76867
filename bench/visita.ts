import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type BrowserContext, type Page } from 'playwright-core'

/** A slow telephone line and a processor four times slower than this one. Bytes a second, milliseconds. */
const LINHA = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const LENTIDAO = 4

/** A screen is followed for this long after it is ready: what moves or blocks then is still of its opening. */
const SOSSEGO_MS = 1_500
const LIMITE_MS = 60_000

/** What one opening of a screen gave. Times in milliseconds from the moment that its address was asked for. */
export interface Visita {
  primeiraTinta: number
  maiorTinta: number
  /** When what the screen is for was there: its rows, its figures, its text ready to be typed in. */
  pronta: number
  /** What long tasks took beyond 50 ms each. */
  bloqueio: number
  /** Cumulative layout shift, without those that follow a key or a click. */
  deslocamento: number
  /** Until then; KiB over the line, compressed. What is fetched for the screens to come is counted in `tudo` only. */
  pedidos: number
  codigo: number
  tudo: number
}

interface Medida {
  pintura: number
  maior: number
  pronta: number
  longas: number[]
  deslocamento: number
}

declare global {
  interface Window {
    medida: Medida
  }
}

/** Runs in the page before anything of it. */
function observar(alvo: string): void {
  const medida: Medida = { pintura: 0, maior: 0, pronta: 0, longas: [], deslocamento: 0 }
  window.medida = medida
  const seguir = (type: string, anotar: (entrada: PerformanceEntry) => void) =>
    new PerformanceObserver((lista) => lista.getEntries().forEach(anotar)).observe({ type, buffered: true })
  seguir('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') medida.pintura = startTime
  })
  seguir('largest-contentful-paint', ({ startTime }) => (medida.maior = startTime))
  seguir('longtask', ({ duration }) => medida.longas.push(duration))
  seguir('layout-shift', (entrada) => {
    const { value, hadRecentInput } = entrada as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) medida.deslocamento += value
  })
  const olhar = () => {
    if (document.querySelector(alvo) === null) requestAnimationFrame(olhar)
    else medida.pronta = performance.now()
  }
  requestAnimationFrame(olhar)
}

/** Follows what a page asks and receives. */
async function seguirRede(pagina: Page): Promise<() => Pick<Visita, 'pedidos' | 'codigo' | 'tudo'>> {
  const cdp = await pagina.context().newCDPSession(pagina)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', LINHA)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: LENTIDAO })
  const codigos = new Set<string>()
  let pedidos = 0
  let codigo = 0
  let tudo = 0
  cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type === 'Script') codigos.add(requestId)
    if (!response.fromDiskCache && response.fromServiceWorker !== true) pedidos += 1
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    tudo += encodedDataLength
    if (codigos.has(requestId)) codigo += encodedDataLength
  })
  return () => ({ pedidos, codigo: codigo / 1024, tudo: tudo / 1024 })
}

/** Who comes back the next day had stayed until the browser kept the document. */
const esperarQuemGuarda = (pagina: Page) =>
  pagina.waitForFunction(() => caches.match(location.origin + location.pathname, { ignoreSearch: true }), undefined, {
    timeout: LIMITE_MS,
  })

async function abrir(contexto: BrowserContext, endereco: string, alvo: string): Promise<Visita> {
  const pagina = await contexto.newPage()
  const rede = await seguirRede(pagina)
  await pagina.addInitScript(observar, alvo)
  await pagina.goto(endereco, { waitUntil: 'commit', timeout: LIMITE_MS })
  await pagina.waitForFunction(() => window.medida.pronta > 0, undefined, { timeout: LIMITE_MS })
  const ate = rede()
  await pagina.waitForTimeout(SOSSEGO_MS)
  const { pintura, maior, pronta, longas, deslocamento } = await pagina.evaluate(() => window.medida)
  const bloqueio = longas.reduce((total, longa) => total + Math.max(0, longa - 50), 0)
  const visita = {
    primeiraTinta: pintura,
    maiorTinta: maior,
    pronta,
    bloqueio,
    deslocamento,
    ...ate,
    tudo: rede().tudo,
  }
  await esperarQuemGuarda(pagina)
  await pagina.close()
  return visita
}

/** What a browser keeps of who has signed in. */
export type Entrada = Awaited<ReturnType<BrowserContext['storageState']>>

/** Opens a screen in a browser that never saw the product, and once more as who comes back the next day. */
export async function visitar(
  executavel: string,
  entrada: Entrada | null,
  endereco: string,
  alvo: string,
): Promise<{ primeira: Visita; segunda: Visita }> {
  const pasta = mkdtempSync(path.join(tmpdir(), 'vetlume-visita-'))
  const contexto = await chromium.launchPersistentContext(pasta, {
    executablePath: executavel,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    viewport: { width: 1440, height: 900 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  })
  try {
    await contexto.addCookies(entrada?.cookies ?? [])
    const guardado = entrada?.origins.flatMap(({ localStorage }) => localStorage) ?? []
    await contexto.addInitScript((itens) => {
      for (const { name, value } of itens) if (localStorage.getItem(name) === null) localStorage.setItem(name, value)
    }, guardado)
    const primeira = await abrir(contexto, endereco, alvo)
    return { primeira, segunda: await abrir(contexto, endereco, alvo) }
  } finally {
    await contexto.close()
    rmSync(pasta, { recursive: true, force: true, maxRetries: 5 })
  }
}
