import sharp from 'sharp'

const numero = (valor: number, bytes: 2 | 4 = 4, ordem: 'LE' | 'BE' = 'LE'): Buffer => {
  const escrito = Buffer.alloc(bytes)
  if (ordem === 'LE') escrito.writeUIntLE(valor, 0, bytes)
  else escrito.writeUIntBE(valor, 0, bytes)
  return escrito
}

export const bloco = (id: string, conteudo: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from(id, 'latin1'), numero(conteudo.length), conteudo, Buffer.alloc(conteudo.length % 2)])
export const lista = (tipo: string, ...partes: Uint8Array[]): Buffer =>
  bloco('LIST', Buffer.concat([Buffer.from(tipo, 'latin1'), ...partes]))

export interface OpcoesDoAvi {
  /** Besides what a player reads. */
  extras?: readonly Uint8Array[]
  largura?: number
  altura?: number
  quadros?: readonly Uint8Array[]
  quadrosPorSegundo?: number
  compressao?: string
  bits?: number
  paleta?: Uint8Array
  /** Of another stream, its only block, which comes before the pictures of this one. */
  outra?: { tipo: 'auds' | 'vids'; antes: boolean; dados: Uint8Array }
}

export const jpeg = (cor = '#aa3322', largura = 64, altura = 48): Promise<Buffer> =>
  sharp({ create: { width: largura, height: altura, channels: 3, background: cor } })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer()

const doisDigitos = (trilha: number) => String(trilha).padStart(2, '0')

/** The other stream as its header says it, and its block. */
function daOutra(outra: NonNullable<OpcoesDoAvi['outra']>, strf: Uint8Array) {
  const strh = Buffer.alloc(56)
  strh.write(outra.tipo, 0, 'latin1')
  const id = `${doisDigitos(outra.antes ? 0 : 1)}${outra.tipo === 'auds' ? 'wb' : 'dc'}`
  return { strl: lista('strl', bloco('strh', strh), bloco('strf', strf)), dados: bloco(id, outra.dados) }
}

/** An AVI of one stream of pictures, as machines write them: MJPEG, or without compression. */
export function montarAvi(opcoes: OpcoesDoAvi & { quadros: readonly Uint8Array[] }): Buffer {
  const { largura = 64, altura = 48, quadros, quadrosPorSegundo = 10, compressao = 'MJPG', bits = 24 } = opcoes
  const avih = Buffer.alloc(56)
  avih.writeUInt32LE(Math.round(1_000_000 / quadrosPorSegundo), 0)
  avih.writeUInt32LE(quadros.length, 16)
  const strh = Buffer.alloc(56)
  strh.write('vids', 0, 'latin1')
  strh.write(compressao, 4, 'latin1')
  strh.writeUInt32LE(1, 20)
  strh.writeUInt32LE(quadrosPorSegundo, 24)
  strh.writeUInt32LE(quadros.length, 32)
  const strf = Buffer.alloc(40)
  strf.writeUInt32LE(40, 0)
  strf.writeInt32LE(largura, 4)
  strf.writeInt32LE(altura, 8)
  strf.writeUInt16LE(1, 12)
  strf.writeUInt16LE(bits, 14)
  strf.write(compressao, 16, 'latin1')
  const formato = Buffer.concat([strf, opcoes.paleta ?? new Uint8Array()])
  const propria = lista('strl', bloco('strh', strh), bloco('strf', formato))
  const outra = opcoes.outra && daOutra(opcoes.outra, strf)
  const antes = opcoes.outra?.antes === true
  const outras = outra === undefined ? [] : [outra.strl]
  const hdrl = lista('hdrl', bloco('avih', avih), ...(antes ? outras : []), propria, ...(antes ? [] : outras))
  const id = `${doisDigitos(antes ? 1 : 0)}${compressao === '' ? 'db' : 'dc'}`
  const daTrilha = quadros.map((quadro) => bloco(id, quadro))
  const movi = lista('movi', ...(outra === undefined ? [] : [outra.dados]), ...daTrilha)
  return bloco(
    'RIFF',
    Buffer.concat([
      Buffer.from('AVI ', 'latin1'),
      hdrl,
      bloco('JUNK', Buffer.alloc(9)),
      ...(opcoes.extras ?? []),
      movi,
    ]),
  )
}

/** MJPEG whose first frame has the colour. */
export async function fazerAvi(opcoes: OpcoesDoAvi & { cor?: string } = {}): Promise<Buffer> {
  const { cor = '#aa3322', largura = 64, altura = 48 } = opcoes
  const quadros = opcoes.quadros ?? [await jpeg(cor, largura, altura), await jpeg('#000000', largura, altura)]
  return montarAvi({ ...opcoes, quadros })
}

export const caixa = (tipo: string, ...partes: Uint8Array[]): Buffer => {
  const conteudo = Buffer.concat(partes)
  return Buffer.concat([numero(conteudo.length + 8, 4, 'BE'), Buffer.from(tipo, 'latin1'), conteudo])
}
export const inteiros = (...valores: number[]): Buffer => Buffer.concat(valores.map((valor) => numero(valor, 4, 'BE')))

export interface OpcoesDoMp4 {
  marca?: string
  largura?: number
  altura?: number
  /** Of 600 to a second. */
  duracao?: number
  quadros?: number
  trilha?: 'vide' | 'soun'
  deitado?: boolean
  dados?: Uint8Array
  /** The index before the pictures, as what is made for the web. */
  indiceAntes?: boolean
  /** What a telephone writes besides: in the index, in the track of the film, and after everything. */
  noIndice?: readonly Uint8Array[]
  naTrilha?: readonly Uint8Array[]
  noFim?: readonly Uint8Array[]
  /** Where the index says that the pictures are; past the end of a file that was cut. */
  onde?: number
}

const ESCALA = 600

/** An MP4 with an index and bytes that no player decodes: what is read of it is what its boxes say. */
export function fazerMp4(opcoes: OpcoesDoMp4 = {}): Buffer {
  const { marca = 'isom', largura = 320, altura = 240, duracao = 4_800, quadros = 240, trilha = 'vide' } = opcoes
  const matriz = opcoes.deitado
    ? [0, 65_536, 0, 0, 0, 0, 0, 0, 0x4000_0000]
    : [65_536, 0, 0, 0, 65_536, 0, 0, 0, 0x4000_0000]
  const tempo = inteiros(0, 0, 0, ESCALA, duracao)
  const tkhd = Buffer.concat([
    inteiros(0, 0, 0, 1, 0, duracao, 0, 0, 0, 0),
    inteiros(...matriz, largura * 65_536, altura * 65_536),
  ])
  const stbl = caixa(
    'stbl',
    caixa('stts', inteiros(0, 1, quadros, duracao / quadros)),
    caixa('stco', inteiros(0, 1, opcoes.onde ?? 32)),
  )
  const hdlr = caixa('hdlr', inteiros(0, 0), Buffer.from(trilha, 'latin1'), Buffer.alloc(13))
  const trak = caixa(
    'trak',
    caixa('tkhd', tkhd),
    caixa('mdia', caixa('mdhd', tempo), hdlr, caixa('minf', stbl)),
    ...(opcoes.naTrilha ?? []),
  )
  const mdat = caixa('mdat', opcoes.dados ?? Buffer.alloc(64, 7))
  const moov = caixa('moov', caixa('mvhd', tempo, Buffer.alloc(80)), trak, ...(opcoes.noIndice ?? []))
  return Buffer.concat([
    caixa('ftyp', Buffer.from(`${marca}\0\0\0\0isom`, 'latin1')),
    ...(opcoes.indiceAntes ? [moov, mdat] : [mdat, moov]),
    ...(opcoes.noFim ?? []),
  ])
}
