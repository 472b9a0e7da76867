import { janelaDaFaixa, naJanela, type Cinza, type Janela } from '@vetlume/dominio/imagem'
import type { DataSet } from 'dicom-parser'
import { TAG } from './tags.ts'
import type { Quadro } from './quadro.ts'

/** Ready to be drawn: 8 bits a sample, pixel by pixel, grey or RGB. */
export interface Pixels {
  largura: number
  altura: number
  canais: 1 | 3
  bytes: Uint8Array
}

const modalidadeDe = (conjunto: DataSet) => ({
  multiplica: conjunto.floatString(TAG.multiplicacao) ?? 1,
  soma: conjunto.floatString(TAG.soma) ?? 0,
})

const MAXIMO_DE_JANELAS = 16

function janelasDoArquivo(conjunto: DataSet): Janela[] {
  const quantas = Math.min(conjunto.numStringValues(TAG.centroDaJanela) ?? 0, MAXIMO_DE_JANELAS)
  return Array.from({ length: quantas }, (_, i) => ({
    centro: conjunto.floatString(TAG.centroDaJanela, i) ?? NaN,
    largura: conjunto.floatString(TAG.larguraDaJanela, i) ?? NaN,
  })).filter(({ centro, largura }) => Number.isFinite(centro) && largura >= 1)
}

/** Without a window in the file: 8 bits as they are, else the range of what is there. */
function janelaDasAmostras(
  { amostras, formato: { bits, comSinal } }: Quadro,
  { multiplica, soma }: ReturnType<typeof modalidadeDe>,
): Janela {
  if (bits === 8 && !comSinal) return { centro: 128, largura: 256 }
  let menor = Infinity
  let maior = -Infinity
  for (const amostra of amostras) {
    if (amostra < menor) menor = amostra
    if (amostra > maior) maior = amostra
  }
  const [a, b] = [menor * multiplica + soma, maior * multiplica + soma]
  return janelaDaFaixa(Math.min(a, b), Math.max(a, b))
}

/** How the samples of a grey frame are seen: first the window that the file proposes, then its others. */
export function cinzaDe(conjunto: DataSet, quadro: Quadro): Cinza {
  const modalidade = modalidadeDe(conjunto)
  const propostas = janelasDoArquivo(conjunto)
  const { bits, comSinal, interpretacao } = quadro.formato
  return {
    ...modalidade,
    bits: bits === 8 || bits === 16 ? bits : 32,
    comSinal,
    invertido: interpretacao === 'MONOCHROME1',
    janelas: propostas.length > 0 ? propostas : [janelaDasAmostras(quadro, modalidade)],
  }
}

export const ehCinza = ({ formato: { amostras, interpretacao } }: Quadro): boolean =>
  amostras === 1 && interpretacao !== 'PALETTE COLOR'

function cinza(conjunto: DataSet, quadro: Quadro): Uint8Array {
  const { multiplica, soma, invertido, janelas } = cinzaDe(conjunto, quadro)
  const [janela] = janelas
  if (janela === undefined) throw new RangeError('no window')
  const { amostras } = quadro
  const saida = new Uint8ClampedArray(amostras.length)
  for (let i = 0; i < amostras.length; i++) {
    const fracao = naJanela((amostras[i] ?? 0) * multiplica + soma, janela)
    saida[i] = 255 * (invertido ? 1 - fracao : fracao)
  }
  return new Uint8Array(saida.buffer)
}

const INICIO_DAS_CORES = 0x0028_1201

/** A table of up to 65,536 colours, of 8 bits or of 16 of which the first 8 are seen (PS3.3 C.7.6.3.1.5). */
function paleta(conjunto: DataSet, { amostras }: Quadro): Uint8Array {
  const saida = new Uint8Array(amostras.length * 3)
  for (const [canal, descritor] of ['x00281101', 'x00281102', 'x00281103'].entries()) {
    const entradas = conjunto.uint16(descritor, 0) || 65_536
    const primeira = conjunto.uint16(descritor, 1) ?? 0
    const elemento = conjunto.elements[`x${(INICIO_DAS_CORES + canal).toString(16).padStart(8, '0')}`]
    if (elemento === undefined) throw new RangeError('palette: no table')
    const tabela = conjunto.byteArray.subarray(elemento.dataOffset, elemento.dataOffset + elemento.length)
    const passo = tabela.length >= entradas * 2 ? 2 : 1
    for (let i = 0; i < amostras.length; i++) {
      const lugar = Math.min(Math.max((amostras[i] ?? 0) - primeira, 0), entradas - 1)
      saida[i * 3 + canal] = tabela[lugar * passo + passo - 1] ?? 0
    }
  }
  return saida
}

/** Full-range YCbCr of ITU-R BT.601 (PS3.3 C.7.6.3.1.2) to RGB. */
function deYbr(bytes: Uint8Array): Uint8Array {
  const saida = new Uint8ClampedArray(bytes.length)
  for (let i = 0; i + 2 < bytes.length; i += 3) {
    const [y, cb, cr] = [bytes[i] ?? 0, (bytes[i + 1] ?? 0) - 128, (bytes[i + 2] ?? 0) - 128]
    saida[i] = y + 1.402 * cr
    saida[i + 1] = y - 0.344136 * cb - 0.714136 * cr
    saida[i + 2] = y + 1.772 * cb
  }
  return new Uint8Array(saida.buffer)
}

/** Two pixels share their colour: Y1 Y2 Cb Cr. */
function espalhar422(bytes: Uint8Array): Uint8Array {
  const saida = new Uint8Array((bytes.length / 2) * 3)
  for (let de = 0, para = 0; de + 3 < bytes.length; de += 4, para += 6) {
    const [y1 = 0, y2 = 0, cb = 0, cr = 0] = bytes.subarray(de, de + 4)
    saida.set([y1, cb, cr, y2, cb, cr], para)
  }
  return saida
}

/** 8 bits of each sample, pixel by pixel. */
function intercalar({ formato: { linhas, colunas, bits, porPlanos }, amostras }: Quadro): Uint8Array {
  const oito = bits === 8 ? Uint8Array.from(amostras) : Uint8Array.from(amostras, (amostra) => amostra >> (bits - 8))
  if (!porPlanos) return oito
  const pixels = linhas * colunas
  const saida = new Uint8Array(oito.length)
  for (let canal = 0; canal < 3; canal++)
    for (let i = 0; i < pixels; i++) saida[i * 3 + canal] = oito[canal * pixels + i] ?? 0
  return saida
}

/** RGB, and YBR_RCT and YBR_ICT, which the codec has already taken to it, need nothing. */
function colorido(quadro: Quadro): Uint8Array {
  const { interpretacao } = quadro.formato
  if (interpretacao === 'YBR_FULL_422') return deYbr(espalhar422(Uint8Array.from(quadro.amostras)))
  const bytes = intercalar(quadro)
  return interpretacao.startsWith('YBR_FULL') ? deYbr(bytes) : bytes
}

/** A frame as a person sees it. */
export function pixelsDe(conjunto: DataSet, quadro: Quadro): Pixels {
  const { linhas: altura, colunas: largura, interpretacao } = quadro.formato
  if (interpretacao === 'PALETTE COLOR') return { largura, altura, canais: 3, bytes: paleta(conjunto, quadro) }
  if (ehCinza(quadro)) return { largura, altura, canais: 1, bytes: cinza(conjunto, quadro) }
  return { largura, altura, canais: 3, bytes: colorido(quadro) }
}
