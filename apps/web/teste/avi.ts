const letras = (texto: string) => Uint8Array.from(texto, (letra) => letra.charCodeAt(0))

/** A place of four bytes and, if any, of how many. */
function escrever(tamanho: number, ...lugares: readonly (readonly [lugar: number, valor: number | string])[]) {
  const bytes = new Uint8Array(tamanho)
  for (const [lugar, valor] of lugares)
    if (typeof valor === 'string') bytes.set(letras(valor), lugar)
    else new DataView(bytes.buffer).setUint32(lugar, valor, true)
  return bytes
}

function juntar(...partes: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(partes.reduce((soma, { length }) => soma + length, 0))
  let lugar = 0
  for (const parte of partes) {
    bytes.set(parte, lugar)
    lugar += parte.length
  }
  return bytes
}

const bloco = (id: string, conteudo: Uint8Array) =>
  juntar(escrever(8, [0, id], [4, conteudo.length]), conteudo, new Uint8Array(conteudo.length % 2))
const lista = (tipo: string, ...partes: readonly Uint8Array[]) => bloco('LIST', juntar(letras(tipo), ...partes))

export interface AviDeTeste {
  largura?: number
  altura?: number
  /** Empty: without compression. */
  codec?: string
  bits?: number
  paleta?: Uint8Array
  porSegundo?: number
  /** As many as the header says; as many as there are. */
  declarados?: number
}

/** The clip of a machine: pictures one after the other, with sound and another stream between them, and a list of some in the middle. */
export function fazerAvi(quadros: readonly Uint8Array[], opcoes: AviDeTeste = {}): Uint8Array<ArrayBuffer> {
  const { largura = 64, altura = 48, codec = 'MJPG', bits = 24, porSegundo = 10, declarados = quadros.length } = opcoes
  const avih = escrever(56, [0, Math.round(1_000_000 / porSegundo)])
  const strh = escrever(56, [0, 'vids'], [4, codec], [20, 1], [24, porSegundo], [32, declarados])
  const strf = juntar(
    escrever(40, [0, 40], [4, largura], [8, altura], [12, 1 + bits * 0x1_0000], [16, codec]),
    opcoes.paleta ?? new Uint8Array(),
  )
  const [primeiro, ...outros] = quadros.map((quadro) => bloco('00dc', quadro))
  const movi = lista(
    'movi',
    primeiro ?? new Uint8Array(),
    bloco('01wb', new Uint8Array(3)),
    bloco('01dc', new Uint8Array(5)),
    lista('rec ', ...outros),
  )
  const hdrl = lista('hdrl', bloco('avih', avih), lista('strl', bloco('strh', strh), bloco('strf', strf)))
  return bloco('RIFF', juntar(letras('AVI '), hdrl, bloco('JUNK', new Uint8Array(5)), movi))
}
