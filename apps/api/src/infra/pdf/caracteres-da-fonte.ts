/** Bytes of one record of the `cmap` table: platform, encoding and where its subtable starts. */
const TAMANHO_DO_REGISTRO = 8
const FORMATO_SEGMENTADO = 12

function localizarTabela(fonte: DataView, etiqueta: string): number {
  const tabelas = fonte.getUint16(4)
  for (let i = 0; i < tabelas; i += 1) {
    const registro = 12 + i * 16
    const nome = String.fromCharCode(...[0, 1, 2, 3].map((j) => fonte.getUint8(registro + j)))
    if (nome === etiqueta) return fonte.getUint32(registro + 8)
  }
  throw new Error(`a fonte não tem a tabela ${etiqueta}`)
}

/** Format 4: the basic plane, in segments of 16 bits. A segment ends where the table says; glyph 0 is "missing". */
function lerFormato4(fonte: DataView, inicio: number, aceitar: (ponto: number) => void): void {
  const segmentos = fonte.getUint16(inicio + 6) / 2
  const fins = inicio + 14
  const comecos = fins + segmentos * 2 + 2
  const saltos = comecos + segmentos * 2
  const enderecos = saltos + segmentos * 2
  for (let s = 0; s < segmentos; s += 1) {
    const comeco = fonte.getUint16(comecos + s * 2)
    const fim = fonte.getUint16(fins + s * 2)
    const salto = fonte.getUint16(saltos + s * 2)
    const endereco = fonte.getUint16(enderecos + s * 2)
    for (let ponto = comeco; ponto <= fim && ponto < 0xffff; ponto += 1) {
      const glifo =
        endereco === 0 ? ponto + salto : fonte.getUint16(enderecos + s * 2 + endereco + (ponto - comeco) * 2)
      if ((glifo & 0xffff) !== 0) aceitar(ponto)
    }
  }
}

function lerFormato12(fonte: DataView, inicio: number, aceitar: (ponto: number) => void): void {
  const grupos = fonte.getUint32(inicio + 12)
  for (let g = 0; g < grupos; g += 1) {
    const grupo = inicio + 16 + g * 12
    const fim = fonte.getUint32(grupo + 4)
    for (let ponto = fonte.getUint32(grupo); ponto <= fim; ponto += 1) aceitar(ponto)
  }
}

/**
 * Adds to `pontos` every code point that a TrueType font can draw (its `cmap`, formats 4 and 12 of the OpenType specification).
 * PDF/A refuses text without a glyph, so the text must be known to be drawable before the compiler sees it.
 */
export function somarCaracteres(bytes: Uint8Array, pontos: Set<number>): void {
  const fonte = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const cmap = localizarTabela(fonte, 'cmap')
  const subtabelas = fonte.getUint16(cmap + 2)
  for (let i = 0; i < subtabelas; i += 1) {
    const inicio = cmap + fonte.getUint32(cmap + 4 + i * TAMANHO_DO_REGISTRO + 4)
    const formato = fonte.getUint16(inicio)
    if (formato === 4) lerFormato4(fonte, inicio, (ponto) => pontos.add(ponto))
    if (formato === FORMATO_SEGMENTADO) lerFormato12(fonte, inicio, (ponto) => pontos.add(ponto))
  }
}
