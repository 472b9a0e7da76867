/** Explicit little-endian, uncompressed. */
export const SEM_COMPRESSAO = '1.2.840.10008.1.2.1'
const ULTRASSOM = '1.2.840.10008.5.1.4.1.1.6.1'

type Valor = string | number | Uint8Array
/** An element: group and number, kind of value, value. */
export type Elemento = readonly [tag: number, vr: string, valor: Valor]

const LONGOS = new Set(['OB', 'OW', 'UN', 'SQ', 'UT'])

const latin1 = (texto: string) => Buffer.from(texto, 'latin1')

function bytesDe(valor: Valor): Uint8Array {
  if (typeof valor === 'string') return latin1(valor)
  if (valor instanceof Uint8Array) return valor
  const numero = Buffer.alloc(2)
  numero.writeUInt16LE(valor)
  return numero
}

/** Values have an even length (PS3.5 §7.1). */
const par = (bytes: Uint8Array, resto: number) =>
  bytes.length % 2 === 0 ? bytes : Buffer.concat([bytes, Buffer.from([resto])])

function escrever([tag, vr, valor]: Elemento): Buffer {
  const bytes = par(bytesDe(valor), vr === 'UI' || LONGOS.has(vr) ? 0 : 0x20)
  const longo = LONGOS.has(vr)
  const cabecalho = Buffer.alloc(longo ? 12 : 8)
  cabecalho.writeUInt16LE(tag >>> 16, 0)
  cabecalho.writeUInt16LE(tag & 0xffff, 2)
  cabecalho.write(vr, 4, 'latin1')
  if (longo) cabecalho.writeUInt32LE(bytes.length, 8)
  else cabecalho.writeUInt16LE(bytes.length, 6)
  return Buffer.concat([cabecalho, bytes])
}

function fragmento(bytes: Uint8Array): Buffer {
  const cabecalho = Buffer.from([0xfe, 0xff, 0x00, 0xe0, 0, 0, 0, 0])
  const cheio = par(bytes, 0)
  cabecalho.writeUInt32LE(cheio.length, 4)
  return Buffer.concat([cabecalho, cheio])
}

/** One item of a sequence, and the sequence of them: they are laid out as fragments are. */
export const item = (elementos: readonly Elemento[]): Uint8Array => Buffer.concat(elementos.map(escrever))
export const sequencia = (itens: readonly Uint8Array[]): Uint8Array => Buffer.concat(itens.map(fragmento))

/** Compressed pixels: an empty table of where frames begin, then each fragment (PS3.5 A.4). */
function encapsular(fragmentos: readonly Uint8Array[]): Buffer {
  const cabecalho = Buffer.from([0xe0, 0x7f, 0x10, 0x00, 0x4f, 0x42, 0, 0, 0xff, 0xff, 0xff, 0xff])
  const fim = Buffer.from([0xfe, 0xff, 0xdd, 0xe0, 0, 0, 0, 0])
  return Buffer.concat([cabecalho, fragmento(new Uint8Array()), ...fragmentos.map(fragmento), fim])
}

export interface OpcoesDoDicom {
  sintaxe?: string
  linhas?: number
  colunas?: number
  bits?: 8 | 16
  amostras?: 1 | 3
  interpretacao?: string
  /** Beyond the ones of the image, or in their place: of the patient, of the window… */
  elementos?: readonly Elemento[]
  /** Raw samples, or the fragments of compressed frames. */
  pixels: Uint8Array | readonly Uint8Array[]
}

/** A file of DICOM's part 10, written by hand: what tests read is what they say. */
export function fazerDicom({
  sintaxe = SEM_COMPRESSAO,
  linhas = 4,
  colunas = 4,
  bits = 8,
  amostras = 1,
  interpretacao = 'MONOCHROME2',
  elementos = [],
  pixels,
}: OpcoesDoDicom): Uint8Array {
  const daImagem: Elemento[] = [
    [0x0008_0016, 'UI', ULTRASSOM],
    [0x0008_0018, 'UI', '1.2.3.4'],
    [0x0028_0002, 'US', amostras],
    [0x0028_0004, 'CS', interpretacao],
    [0x0028_0010, 'US', linhas],
    [0x0028_0011, 'US', colunas],
    [0x0028_0100, 'US', bits],
    [0x0028_0101, 'US', bits],
    [0x0028_0102, 'US', bits - 1],
    [0x0028_0103, 'US', 0],
  ]
  const ditos = new Set(elementos.map(([tag]) => tag))
  const corpo = [...daImagem.filter(([tag]) => !ditos.has(tag)), ...elementos]
  const dito = (tag: number) => String(corpo.find(([um]) => um === tag)?.[2] ?? '')
  const meta = Buffer.concat([
    escrever([0x0002_0002, 'UI', dito(0x0008_0016)]),
    escrever([0x0002_0003, 'UI', dito(0x0008_0018)]),
    escrever([0x0002_0010, 'UI', sintaxe]),
  ])
  const tamanho = Buffer.alloc(4)
  tamanho.writeUInt32LE(meta.length)
  const grupo = Buffer.concat([Buffer.from([0x02, 0, 0, 0, 0x55, 0x4c, 4, 0]), tamanho])
  return Buffer.concat([
    Buffer.alloc(128),
    latin1('DICM'),
    grupo,
    meta,
    ...corpo.toSorted(([a], [b]) => a - b).map(escrever),
    pixels instanceof Uint8Array ? escrever([0x7fe0_0010, 'OW', pixels]) : encapsular(pixels),
  ])
}
