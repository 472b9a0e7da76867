import type { DataSet, Element } from 'dicom-parser'
import { codificacaoDe, semDeclaracao } from './texto.ts'
import { VR_CONHECIDO } from './vr-conhecido.ts'

/** A data set as DICOM JSON (PS3.18 F): by tag, its kind of value and its values. */
export interface DicomEmJson {
  [tag: string]: { vr: string; Value?: unknown[] }
}

const MAXIMO_DO_VALOR = 4_096
const MAXIMO_DE_ITENS = 64
const PROFUNDIDADE = 6
const TEXTOS_LIVRES = new Set(['LT', 'ST', 'UT', 'UR'])
const TEXTOS = new Set(['AE', 'AS', 'CS', 'DA', 'DT', 'LO', 'SH', 'TM', 'UC', 'UI', ...TEXTOS_LIVRES])
const NUMEROS_EM_TEXTO = new Set(['DS', 'IS'])

type Leitor = (conjunto: DataSet, tag: string, qual: number) => number | undefined
const BINARIOS: Readonly<Record<string, readonly [bytes: number, Leitor]>> = {
  US: [2, (conjunto, tag, qual) => conjunto.uint16(tag, qual)],
  SS: [2, (conjunto, tag, qual) => conjunto.int16(tag, qual)],
  UL: [4, (conjunto, tag, qual) => conjunto.uint32(tag, qual)],
  SL: [4, (conjunto, tag, qual) => conjunto.int32(tag, qual)],
  FL: [4, (conjunto, tag, qual) => conjunto.float(tag, qual)],
  FD: [8, (conjunto, tag, qual) => conjunto.double(tag, qual)],
}

type Decodificar = (bytes: Uint8Array) => string

function decodificadorDe(conjunto: DataSet): Decodificar {
  const codificacao = codificacaoDe(conjunto)
  if (codificacao === null) return semDeclaracao
  const leitor = new TextDecoder(codificacao)
  return (bytes) => leitor.decode(bytes)
}

const limpar = (texto: string) => texto.replaceAll('\u0000', '').toWellFormed()

function textosDe(conjunto: DataSet, { dataOffset, length }: Element, vr: string, decodificar: Decodificar): unknown[] {
  const texto = limpar(decodificar(conjunto.byteArray.subarray(dataOffset, dataOffset + length)))
  if (TEXTOS_LIVRES.has(vr)) return [texto.trimEnd()]
  const partes = texto.split('\\').map((parte) => parte.trim())
  if (vr === 'PN')
    return partes.map((nome) => {
      const [Alphabetic = '', Ideographic, Phonetic] = nome.split('=')
      return { Alphabetic, ...(Ideographic && { Ideographic }), ...(Phonetic && { Phonetic }) }
    })
  if (!NUMEROS_EM_TEXTO.has(vr)) return partes.map((parte) => (parte === '' ? null : parte))
  return partes.map((parte) => (parte !== '' && Number.isFinite(Number(parte)) ? Number(parte) : null))
}

const etiqueta = (numero: number) => numero.toString(16).toUpperCase().padStart(4, '0')

function valoresDe(
  conjunto: DataSet,
  tag: string,
  elemento: Element,
  vr: string,
  decodificar: Decodificar,
): unknown[] | null {
  if (elemento.length === 0) return []
  if (vr === 'PN' || TEXTOS.has(vr) || NUMEROS_EM_TEXTO.has(vr)) return textosDe(conjunto, elemento, vr, decodificar)
  if (vr === 'AT') {
    const [grupo, numero] = [conjunto.uint16(tag, 0), conjunto.uint16(tag, 1)]
    return grupo === undefined || numero === undefined ? null : [etiqueta(grupo) + etiqueta(numero)]
  }
  const binario = BINARIOS[vr]
  if (binario === undefined) return null
  const [bytes, ler] = binario
  return Array.from({ length: Math.floor(elemento.length / bytes) }, (_, qual) => ler(conjunto, tag, qual) ?? null).map(
    // JSON has no infinity.
    (valor) => (Number.isFinite(valor) ? valor : null),
  )
}

function elementosDe(conjunto: DataSet, decodificar: Decodificar, nivel: number): DicomEmJson {
  const saida: DicomEmJson = {}
  for (const [tag, elemento] of Object.entries(conjunto.elements)) {
    const chave = tag.slice(1).toUpperCase()
    const vr = elemento.vr ?? VR_CONHECIDO[chave] ?? (elemento.items === undefined ? 'UN' : 'SQ')
    // The head of the file, and where a group ends, are of the file and not of the data set.
    if (chave.startsWith('0002') || chave.endsWith('0000')) continue
    if (vr === 'SQ') {
      const itens = (elemento.items ?? []).slice(0, MAXIMO_DE_ITENS)
      const Value =
        nivel >= PROFUNDIDADE ? [] : itens.flatMap(({ dataSet }) => (dataSet === undefined ? [] : [dataSet]))
      saida[chave] = { vr, ...(Value.length && { Value: Value.map((um) => elementosDe(um, decodificar, nivel + 1)) }) }
      continue
    }
    if (elemento.length > MAXIMO_DO_VALOR || elemento.encapsulatedPixelData) continue
    const valores = valoresDe(conjunto, tag, elemento, vr, decodificar)
    if (valores !== null) saida[chave] = { vr, ...(valores.length && { Value: valores }) }
  }
  return saida
}

/** Of what is bulk (pixels, long binary values) nothing is told, nor of private elements whose kind nobody declared. */
export function dicomEmJson(conjunto: DataSet): DicomEmJson {
  const saida = elementosDe(conjunto, decodificadorDe(conjunto), 0)
  // Its text was decoded: what is answered is UTF-8 (PS3.18 F.2.3).
  return { ...saida, '00080005': { vr: 'CS', Value: ['ISO_IR 192'] } }
}
