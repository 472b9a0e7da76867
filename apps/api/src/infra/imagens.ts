import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { Sharp, SharpOptions } from 'sharp'
import type { Pixels } from './dicom/index.ts'
import type { Pedinte } from './pedinte.ts'
import { criarVez } from './vez.ts'

export type TipoDeImagem = 'image/jpeg' | 'image/png' | 'image/webp'

export interface ImagemPreparada {
  bytes: Uint8Array
  tipo: TipoDeImagem
  /** Pixels. */
  largura: number
  altura: number
}

const MAXIMO_DE_PIXELS = 50_000_000
/** Longest side kept, in pixels: a page 180 mm wide at more than 300 dpi. */
const LADO_MAXIMO = 2_400
const TEMPO_MAXIMO_S = 20

// Each decoded image holds up to 200 MB, and who waits its turn up to 10.
const comVez = criarVez(2, { esperando: 40, porDono: 20 })

/** An image opened to be worked on. The library is loaded for the first one: a server that takes in none does without its memory. */
export async function abrirImagem(bytes: Uint8Array, opcoes: SharpOptions = {}): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp(bytes, opcoes)
}

/** What the first bytes say that it is; the name and the declared type of an upload prove nothing. */
export function tipoDaImagem(bytes: Uint8Array): TipoDeImagem | null {
  const inicio = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 12)).toString('latin1')
  if (inicio.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (inicio.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  return inicio.startsWith('RIFF') && inicio.endsWith('WEBP') ? 'image/webp' : null
}

const corrompida = (cause: unknown) =>
  new ErroDeDominio('TIPO_NAO_ACEITO', {
    mensagem: 'A imagem está corrompida ou incompleta. Exporte-a de novo e tente outra vez.',
    cause,
  })

async function conferirTamanho(bytes: Uint8Array): Promise<{ hasAlpha: boolean }> {
  const imagem = await abrirImagem(bytes, { limitInputPixels: false })
  const { width, height, hasAlpha } = await imagem.metadata()
  if (width * height > MAXIMO_DE_PIXELS)
    throw new ErroDeDominio('ARQUIVO_GRANDE_DEMAIS', {
      mensagem: 'A imagem passa de 50 megapixels. Reduza-a antes de enviar.',
    })
  return { hasAlpha }
}

const caber = (imagem: Sharp, lado: number): Sharp =>
  imagem
    .timeout({ seconds: TEMPO_MAXIMO_S })
    .resize({ width: lado, height: lado, fit: 'inside', withoutEnlargement: true })

async function recodificar(bytes: Uint8Array, lado: number): Promise<ImagemPreparada> {
  const { hasAlpha } = await conferirTamanho(bytes)
  const imagem = await abrirImagem(bytes, { limitInputPixels: MAXIMO_DE_PIXELS, failOn: 'warning' })
  const aberta = caber(imagem.autoOrient(), lado).toColourspace('srgb')
  const transparente = hasAlpha && !(await (await abrirImagem(bytes)).stats()).isOpaque
  return escrever(aberta, transparente)
}

async function escrever(aberta: Sharp, transparente: boolean): Promise<ImagemPreparada> {
  // Full chroma: coloured Doppler and thin lines of text blur at the usual half.
  const saida = transparente
    ? aberta.png({ compressionLevel: 9 })
    : aberta.jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
  const { data, info } = await saida.toBuffer({ resolveWithObject: true })
  return {
    bytes: new Uint8Array(data),
    tipo: transparente ? 'image/png' : 'image/jpeg',
    largura: info.width,
    altura: info.height,
  }
}

/**
 * An uploaded image as it is kept: decoded and written again, so that nothing but pixels gets in (no metadata, no trailing
 * bytes), upright, at most `lado` pixels a side, JPEG, or PNG when it is transparent. The same bytes always give the same
 * result. `pedinte` waits its company's turn. Throws TIPO_NAO_ACEITO on anything but a sound JPEG, PNG or WebP, ARQUIVO_GRANDE_DEMAIS above 50 megapixels.
 */
export async function prepararImagem(
  bytes: Uint8Array,
  pedinte: Pedinte,
  lado = LADO_MAXIMO,
): Promise<ImagemPreparada> {
  if (tipoDaImagem(bytes) === null)
    throw new ErroDeDominio('TIPO_NAO_ACEITO', { mensagem: 'Envie uma imagem JPEG, PNG ou WebP.' })
  try {
    return await comVez(() => recodificar(bytes, lado), pedinte)
  } catch (erro) {
    throw erro instanceof ErroDeDominio ? erro : corrompida(erro)
  }
}

/** Pixels that were taken out of a file, kept as an uploaded image is. */
export function prepararPixels(
  { bytes, largura, altura, canais }: Pixels,
  pedinte: Pedinte,
  lado = LADO_MAXIMO,
): Promise<ImagemPreparada> {
  return comVez(async () => {
    const imagem = await abrirImagem(bytes, { raw: { width: largura, height: altura, channels: canais } })
    return escrever(caber(imagem, lado), false)
  }, pedinte)
}
