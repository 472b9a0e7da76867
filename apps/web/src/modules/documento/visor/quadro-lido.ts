import { desempacotarQuadro, janelaDaFaixa, naJanela } from '@vetlume/dominio/imagem'
import type { CabecalhoDoQuadro, Cinza, Janela } from '@vetlume/dominio/imagem'

type Amostras = Uint8Array | Int8Array | Uint16Array | Int16Array | Uint32Array | Int32Array

/** A frame ready to be drawn: grey waits for a window, colour is as it is. */
export interface QuadroLido {
  cabecalho: CabecalhoDoQuadro
  cinza: { como: Cinza; amostras: Amostras; inteira: Janela; automatica: Janela } | null
  cor: ImageBitmap | null
}

const TIPOS = {
  8: [Uint8Array, Int8Array],
  16: [Uint16Array, Int16Array],
  32: [Uint32Array, Int32Array],
} as const

/** Values looked at to know where most of them lie. */
const AMOSTRAGEM = 40_000
const EXTREMOS = 0.01

function faixas(amostras: Amostras, { multiplica, soma }: Cinza): { inteira: Janela; automatica: Janela } {
  let menor = Infinity
  let maior = -Infinity
  for (const amostra of amostras) {
    if (amostra < menor) menor = amostra
    if (amostra > maior) maior = amostra
  }
  const passo = Math.max(1, Math.floor(amostras.length / AMOSTRAGEM))
  const algumas = Float64Array.from({ length: Math.floor(amostras.length / passo) }, (_, i) => amostras[i * passo] ?? 0)
  algumas.sort()
  const em = (parte: number) => algumas[Math.round(parte * (algumas.length - 1))] ?? 0
  const janela = (a: number, b: number) => {
    const [um, outro] = [a * multiplica + soma, b * multiplica + soma]
    return janelaDaFaixa(Math.min(um, outro), Math.max(um, outro))
  }
  return { inteira: janela(menor, maior), automatica: janela(em(EXTREMOS), em(1 - EXTREMOS)) }
}

const inflar = (bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> =>
  new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))).arrayBuffer()

/** Frames of clips without compression are BMP. */
const tipoDe = (corpo: Uint8Array) => (corpo[0] === 0x42 ? 'image/bmp' : 'image/jpeg')

export async function lerQuadro(bytes: Blob): Promise<QuadroLido> {
  const { cabecalho, corpo } = desempacotarQuadro(new Uint8Array(await bytes.arrayBuffer()))
  const { cinza: como } = cabecalho
  if (como === null)
    return { cabecalho, cinza: null, cor: await createImageBitmap(new Blob([corpo], { type: tipoDe(corpo) })) }
  const [SemSinal, ComSinal] = TIPOS[como.bits]
  const amostras = new (como.comSinal ? ComSinal : SemSinal)(await inflar(corpo))
  return { cabecalho, cor: null, cinza: { como, amostras, ...faixas(amostras, como) } }
}

const OPACO = 0xff00_0000
const CINZA = 0x0001_0101

/** The pixel, as canvas has it in memory, of each value that a sample may have. */
function pixelDe({ multiplica, soma, invertido }: Cinza, janela: Janela): (amostra: number) => number {
  return (amostra) => {
    const fracao = naJanela(amostra * multiplica + soma, janela)
    return (OPACO | (Math.round(255 * (invertido ? 1 - fracao : fracao)) * CINZA)) >>> 0
  }
}

function pintarCinza(pixels: Uint32Array, amostras: Amostras, como: Cinza, janela: Janela): void {
  const pixel = pixelDe(como, janela)
  if (como.bits === 32) {
    for (let i = 0; i < pixels.length; i++) pixels[i] = pixel(amostras[i] ?? 0)
    return
  }
  const valores = 2 ** como.bits
  const mascara = valores - 1
  const tabela = new Uint32Array(valores)
  const primeiro = como.comSinal ? -valores / 2 : 0
  for (let valor = primeiro; valor < primeiro + valores; valor++) tabela[valor & mascara] = pixel(valor)
  for (let i = 0; i < pixels.length; i++) pixels[i] = tabela[(amostras[i] ?? 0) & mascara] ?? OPACO
}

/** Draws the frame as it is seen through a window; without one, through its own. */
export function pintar(tela: HTMLCanvasElement, { cabecalho, cinza, cor }: QuadroLido, janela: Janela | null): void {
  const { largura, altura } = cabecalho
  if (tela.width !== largura) tela.width = largura
  if (tela.height !== altura) tela.height = altura
  const contexto = tela.getContext('2d')
  if (contexto === null) return
  // Of two fields, a frame of a clip has half of the lines.
  if (cor !== null) contexto.drawImage(cor, 0, 0, largura, altura)
  const usada = janela ?? cinza?.como.janelas[0]
  if (cinza === null || usada === undefined) return
  const imagem = contexto.createImageData(largura, altura)
  pintarCinza(new Uint32Array(imagem.data.buffer), cinza.amostras, cinza.como, usada)
  contexto.putImageData(imagem, 0, 0)
}
