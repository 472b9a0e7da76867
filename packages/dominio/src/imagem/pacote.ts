const TAMANHO = 4

/** What is said of some bytes, in JSON that is all ASCII, then the bytes: four more say where the one ends. */
export function empacotar(dito: unknown, corpo: Uint8Array): Uint8Array<ArrayBuffer> {
  const texto = Uint8Array.from(JSON.stringify(dito), (letra) => letra.charCodeAt(0))
  const saida = new Uint8Array(TAMANHO + texto.length + corpo.length)
  new DataView(saida.buffer).setUint32(0, texto.length)
  saida.set(texto, TAMANHO)
  saida.set(corpo, TAMANHO + texto.length)
  return saida
}

export function desempacotar(bytes: Uint8Array<ArrayBuffer>): { dito: unknown; corpo: Uint8Array<ArrayBuffer> } {
  const fim = TAMANHO + new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  return { dito: JSON.parse(String.fromCharCode(...bytes.subarray(TAMANHO, fim))), corpo: bytes.subarray(fim) }
}

/** Several small images in one answer, each with its key. */
export function empacotarVarias(imagens: readonly (readonly [chave: string, bytes: Uint8Array])[]) {
  const corpo = new Uint8Array(imagens.reduce((soma, [, { length }]) => soma + length, 0))
  let lugar = 0
  for (const [, bytes] of imagens) {
    corpo.set(bytes, lugar)
    lugar += bytes.length
  }
  return empacotar(
    imagens.map(([chave, { length }]) => [chave, length]),
    corpo,
  )
}

export function desempacotarVarias(bytes: Uint8Array<ArrayBuffer>): Map<string, Uint8Array<ArrayBuffer>> {
  const { dito, corpo } = desempacotar(bytes)
  const imagens = new Map<string, Uint8Array<ArrayBuffer>>()
  let lugar = 0
  for (const [chave, tamanho] of dito as [string, number][]) {
    imagens.set(chave, corpo.subarray(lugar, lugar + tamanho))
    lugar += tamanho
  }
  return imagens
}
