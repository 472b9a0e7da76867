import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import type { BrowserContext } from 'playwright-core'
import { abrirNavegador, type Aba } from './navegador.ts'

/** A slow telephone line and a processor four times slower than this one. Bytes a second, milliseconds. */
const LINHA = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const LENTIDAO = 4

/** A screen is followed for this long after it is ready: what moves or blocks then is still of its opening. */
const SOSSEGO_MS = 1_500
const LIMITE_MS = 60_000
const OLHADA_MS = 200
const TELA = { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false }

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

interface Resposta {
  requestId: string
  type: string
  response: { fromDiskCache?: boolean; fromServiceWorker?: boolean }
}

interface Chegada {
  requestId: string
  encodedDataLength: number
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
async function seguirRede(aba: Aba): Promise<() => Pick<Visita, 'pedidos' | 'codigo' | 'tudo'>> {
  await aba.enviar('Network.enable')
  await aba.enviar('Network.emulateNetworkConditions', LINHA)
  await aba.enviar('Emulation.setCPUThrottlingRate', { rate: LENTIDAO })
  const codigos = new Set<string>()
  let pedidos = 0
  let codigo = 0
  let tudo = 0
  aba.ouvir('Network.responseReceived', ({ requestId, response, type }: Resposta) => {
    if (type === 'Script') codigos.add(requestId)
    if (response.fromDiskCache !== true && response.fromServiceWorker !== true) pedidos += 1
  })
  aba.ouvir('Network.loadingFinished', ({ requestId, encodedDataLength }: Chegada) => {
    tudo += encodedDataLength
    if (codigos.has(requestId)) codigo += encodedDataLength
  })
  return () => ({ pedidos, codigo: codigo / 1024, tudo: tudo / 1024 })
}

async function esperarQue(aba: Aba, expressao: string): Promise<void> {
  const ate = performance.now() + LIMITE_MS
  while ((await aba.avaliar(`Promise.resolve(${expressao}).then(Boolean, () => false)`)) !== true) {
    if (performance.now() > ate) throw new Error(`never came: ${expressao}`)
    await esperar(OLHADA_MS)
  }
}

/** Who comes back the next day had stayed until the browser kept the document. */
const QUEM_GUARDA = 'caches.match(location.origin + location.pathname, { ignoreSearch: true })'

const rodar = (funcao: (argumento: never) => void, argumento: unknown) => ({
  source: `(${funcao.toString()})(${JSON.stringify(argumento)})`,
})

async function abrir(aba: Aba, endereco: string, alvo: string): Promise<Visita> {
  const rede = await seguirRede(aba)
  await aba.enviar('Page.addScriptToEvaluateOnNewDocument', rodar(observar, alvo))
  await aba.enviar('Page.navigate', { url: endereco })
  await esperarQue(aba, 'window.medida?.pronta > 0')
  const ate = rede()
  await esperar(SOSSEGO_MS)
  const { pintura, maior, pronta, longas, deslocamento } = (await aba.avaliar('window.medida')) as Medida
  const bloqueio = longas.reduce((total, longa) => total + Math.max(0, longa - 50), 0)
  await esperarQue(aba, QUEM_GUARDA)
  return {
    primeiraTinta: pintura,
    maiorTinta: maior,
    pronta,
    bloqueio,
    deslocamento,
    ...ate,
    tudo: rede().tudo,
  }
}

/** What a browser keeps of who has signed in. */
export type Entrada = Awaited<ReturnType<BrowserContext['storageState']>>

function lembrar(itens: Entrada['origins'][number]['localStorage']): void {
  for (const { name, value } of itens) if (localStorage.getItem(name) === null) localStorage.setItem(name, value)
}

/** Opens a screen in a browser that never saw the product, and once more as who comes back the next day. */
export async function visitar(
  executavel: string,
  entrada: Entrada | null,
  endereco: string,
  alvo: string,
): Promise<{ primeira: Visita; segunda: Visita }> {
  const pasta = mkdtempSync(path.join(tmpdir(), 'vetlume-visita-'))
  const navegador = await abrirNavegador(executavel, pasta)
  const guardado = entrada?.origins.flatMap(({ localStorage }) => localStorage) ?? []
  const umaVez = async () => {
    const aba = await navegador.novaAba()
    await aba.enviar('Page.enable')
    await aba.enviar('Emulation.setDeviceMetricsOverride', TELA)
    await aba.enviar('Network.setCookies', { cookies: entrada?.cookies ?? [] })
    await aba.enviar('Page.addScriptToEvaluateOnNewDocument', rodar(lembrar, guardado))
    const visita = await abrir(aba, endereco, alvo)
    await aba.fechar()
    return visita
  }
  try {
    return { primeira: await umaVez(), segunda: await umaVez() }
  } finally {
    await navegador.fechar()
    rmSync(pasta, { recursive: true, force: true, maxRetries: 5 })
  }
}
