const TABELA = Uint32Array.from({ length: 256 }, (_, byte) => {
  let resto = byte
  for (let bit = 0; bit < 8; bit++) resto = (resto >>> 1) ^ (resto & 1 ? 0xed_b8_83_20 : 0)
  return resto
})

/** CRC-32 of ZIP (ISO 3309), going on from `anterior`. */
function crc32(bytes: Uint8Array, anterior: number): number {
  let resto = ~anterior
  for (const byte of bytes) resto = (resto >>> 8) ^ (TABELA[(resto ^ byte) & 0xff] ?? 0)
  return ~resto >>> 0
}

const ASSINATURA = { arquivo: 0x04_03_4b_50, diretorio: 0x02_01_4b_50, fim: 0x06_05_4b_50 }
const VERSAO = 20
/** Names are UTF-8. */
const UTF8 = 0x08_00
const DEFLATE = 8
/** 1 January 1980, the first day that the format knows: the file is the same whenever it is made. */
const DIA = 0x00_21

/** Little-endian fields of two or four bytes. */
function campos(...valores: readonly (readonly [tamanho: 2 | 4, valor: number])[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(valores.reduce((soma, [tamanho]) => soma + tamanho, 0))
  const dados = new DataView(bytes.buffer)
  let posicao = 0
  for (const [tamanho, valor] of valores) {
    if (tamanho === 2) dados.setUint16(posicao, valor, true)
    else dados.setUint32(posicao, valor, true)
    posicao += tamanho
  }
  return bytes
}

interface Entrada {
  nome: Uint8Array<ArrayBuffer>
  crc: number
  comprimido: Blob
  tamanho: number
}

const comuns = ({ nome, crc, comprimido, tamanho }: Entrada) =>
  [
    [2, VERSAO],
    [2, UTF8],
    [2, DEFLATE],
    [2, 0],
    [2, DIA],
    [4, crc],
    [4, comprimido.size],
    [4, tamanho],
    [2, nome.length],
    [2, 0],
  ] as const

const cabecalho = (entrada: Entrada) => campos([4, ASSINATURA.arquivo], ...comuns(entrada))

const noDiretorio = (entrada: Entrada, posicao: number) =>
  campos([4, ASSINATURA.diretorio], [2, VERSAO], ...comuns(entrada), [2, 0], [2, 0], [2, 0], [4, 0], [4, posicao])

/** One file of the archive, written piece by piece and compressed by the browser meanwhile. */
export interface ArquivoDoZip {
  escrever(texto: string): void
  fechar(): Promise<Entrada>
  abandonar(): void
}

export function abrirArquivo(nome: string): ArquivoDoZip {
  const codificador = new TextEncoder()
  const compressor = new CompressionStream('deflate-raw')
  const escritor = compressor.writable.getWriter()
  const comprimido = new Response(compressor.readable).blob()
  // Told by `fechar`; who abandons the file asks no more.
  comprimido.catch(() => undefined)
  let crc = 0
  let tamanho = 0
  return {
    escrever(texto) {
      const bytes = codificador.encode(texto)
      crc = crc32(bytes, crc)
      tamanho += bytes.length
      // What goes wrong here goes wrong in `comprimido` too, and is told by `fechar`.
      escritor.write(bytes).catch(() => undefined)
    },
    async fechar() {
      await escritor.close()
      return { nome: codificador.encode(nome), crc, comprimido: await comprimido, tamanho }
    },
    abandonar: () => void escritor.abort().catch(() => undefined),
  }
}

/** The archive of some files, up to 4 GB. */
export function montarZip(entradas: readonly Entrada[], tipo: string): Blob {
  const partes: BlobPart[] = []
  const diretorio: BlobPart[] = []
  let posicao = 0
  let tamanhoDoDiretorio = 0
  for (const entrada of entradas) {
    const inicio = cabecalho(entrada)
    const linha = noDiretorio(entrada, posicao)
    partes.push(inicio, entrada.nome, entrada.comprimido)
    diretorio.push(linha, entrada.nome)
    posicao += inicio.length + entrada.nome.length + entrada.comprimido.size
    tamanhoDoDiretorio += linha.length + entrada.nome.length
  }
  const fim = campos(
    [4, ASSINATURA.fim],
    [2, 0],
    [2, 0],
    [2, entradas.length],
    [2, entradas.length],
    [4, tamanhoDoDiretorio],
    [4, posicao],
    [2, 0],
  )
  return new Blob([...partes, ...diretorio, fim], { type: tipo })
}
