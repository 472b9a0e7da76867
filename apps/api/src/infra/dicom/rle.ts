import type { Formato } from './quadro.ts'

const CABECALHO = 64

/** PackBits of one segment (PS3.5 G.3.1). What would not fit is left out; what is missing stays 0. */
function desempacotar(bytes: Uint8Array, tamanho: number): Uint8Array {
  const saida = new Uint8Array(tamanho)
  let de = 0
  let para = 0
  while (de < bytes.length && para < tamanho) {
    const n = bytes[de++] ?? 0
    if (n < 128) {
      const literal = bytes.subarray(de, Math.min(de + n + 1, de + tamanho - para))
      saida.set(literal, para)
      de += n + 1
      para += literal.length
    } else if (n > 128) {
      const fim = Math.min(para + 257 - n, tamanho)
      saida.fill(bytes[de++] ?? 0, para, fim)
      para = fim
    }
  }
  return saida
}

/**
 * RLE of DICOM (PS3.5 annex G): each byte of each sample is a segment of its own, the most significant first. Answers
 * little-endian bytes, pixel by pixel.
 */
export function lerRle(bytes: Uint8Array, { linhas, colunas, amostras, bits }: Formato): Uint8Array {
  const visao = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const pixels = linhas * colunas
  const porAmostra = bits / 8
  const segmentos = amostras * porAmostra
  if (bytes.length < CABECALHO || visao.getUint32(0, true) !== segmentos)
    throw new RangeError('RLE: unexpected segments')
  const saida = new Uint8Array(pixels * segmentos)
  for (let segmento = 0; segmento < segmentos; segmento++) {
    const inicio = visao.getUint32(4 * (segmento + 1), true)
    const fim = segmento + 1 < segmentos ? visao.getUint32(4 * (segmento + 2), true) : bytes.length
    const lidos = desempacotar(bytes.subarray(inicio, fim), pixels)
    const amostra = Math.floor(segmento / porAmostra)
    const lugar = amostra * porAmostra + (porAmostra - 1 - (segmento % porAmostra))
    for (let i = 0; i < pixels; i++) saida[i * segmentos + lugar] = lidos[i] ?? 0
  }
  return saida
}
