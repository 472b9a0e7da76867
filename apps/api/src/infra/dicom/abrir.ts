import type { DadosDoDicom } from '@vetlume/dominio/laudo'
import dicomParser, { type DataSet } from 'dicom-parser'
import { inflateRawSync } from 'node:zlib'
import { codecDe } from './codecs.ts'
import { pixelsDe, type Pixels } from './cores.ts'
import { dadosDe, ehRelatorio, quadrosDe } from './leitura.ts'
import { amostrasDoQuadro, bytesDoQuadro, DicomRecusado, formatoDe, type Formato, type Quadro } from './quadro.ts'
import { TAG } from './tags.ts'

export interface DicomAberto {
  dados: DadosDoDicom
  /** Of the first frame. */
  pixels: Pixels
}

const E_UM_RELATORIO =
  'Este arquivo DICOM é um relatório de medidas (SR), sem imagem. Envie-o como relatório do equipamento.'

/** Most that a deflated file may grow to. */
const MAXIMO_INFLADO = 512 * 1024 * 1024

function inflar(bytes: Uint8Array, posicao: number): Uint8Array {
  const inflado = inflateRawSync(bytes.subarray(posicao), { maxOutputLength: MAXIMO_INFLADO })
  return Buffer.concat([bytes.subarray(0, posicao), inflado])
}

export const lerConjunto = (bytes: Uint8Array): DataSet => dicomParser.parseDicom(bytes, { inflater: inflar })

/** The bytes of a frame, from 0. Without a table of where frames begin, the marks of JPEG tell. */
function bytesDe(conjunto: DataSet, formato: Formato, qual: number): Uint8Array {
  const elemento = conjunto.elements[TAG.pixels]
  if (elemento === undefined) throw new RangeError('no pixel data')
  const { fragments = [], basicOffsetTable = [] } = elemento
  const quadros = quadrosDe(conjunto)
  if (elemento.encapsulatedPixelData !== true) {
    const inicio = elemento.dataOffset + (qual === 0 ? 0 : qual * bytesDoQuadro(formato))
    return conjunto.byteArray.subarray(inicio, elemento.dataOffset + elemento.length)
  }
  if (quadros === 1 || fragments.length === quadros) {
    const quantos = quadros === 1 ? fragments.length : 1
    return dicomParser.readEncapsulatedPixelDataFromFragments(conjunto, elemento, qual, quantos)
  }
  const tabela =
    basicOffsetTable.length > 0 ? basicOffsetTable : dicomParser.createJPEGBasicOffsetTable(conjunto, elemento)
  return dicomParser.readEncapsulatedImageFrame(conjunto, elemento, qual, tabela)
}

/** Reads a frame, from 0. */
export async function lerQuadro(conjunto: DataSet, qual: number): Promise<Quadro> {
  const formato = formatoDe(conjunto)
  const codec = codecDe(conjunto.string(TAG.sintaxe)?.trim() ?? '')
  const quadro = await codec(bytesDe(conjunto, formato, qual), formato)
  // Of what is broken a codec may give less, or nothing, without a word.
  const { linhas, colunas } = quadro.formato
  const inteiro = quadro.amostras.length === amostrasDoQuadro(quadro.formato)
  if (!inteiro || linhas !== formato.linhas || colunas !== formato.colunas)
    throw new RangeError('the frame is not whole')
  return quadro
}

/** Reads a file whole. Throws DicomRecusado with words for the person, anything else when it is broken. */
export async function abrirDicom(bytes: Uint8Array): Promise<DicomAberto> {
  const conjunto = lerConjunto(bytes)
  if (ehRelatorio(conjunto)) throw new DicomRecusado(E_UM_RELATORIO)
  const dados = dadosDe(conjunto)
  return { dados, pixels: pixelsDe(conjunto, await lerQuadro(conjunto, 0)) }
}
