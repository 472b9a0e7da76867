import { strFromU8, unzipSync, zipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/universal'
import { PlanilhaIlegivel, type Folhas } from './conteudo.ts'
import { lugaresDaFolha } from './enderecos.ts'

/** A sheet of the largest size that is accepted has some 40 MB of XML. */
const MAXIMO_DESCOMPACTADO = 120 * 1024 * 1024
const MAXIMO_DE_PARTES = 1_000
/** Cells of all sheets, from A1 to the last filled one of each: the table of an import, and as much again beside it. */
const MAXIMO_DE_LUGARES = 8_000_000

const ilegivel = (cause: unknown) =>
  new PlanilhaIlegivel('Não conseguimos abrir esta planilha: o arquivo está danificado ou não é XLSX.', { cause })

const grande = () => new PlanilhaIlegivel('A planilha é grande demais por dentro. Divida em partes ou salve como CSV.')

type Partes = Record<string, Uint8Array>

/** The XML of an archive, unpacked once. What a part says of its size is counted before it is unpacked, and cut there. */
function desempacotar(bytes: Uint8Array): Partes {
  let total = 0
  let quantas = 0
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!name.endsWith('.xml') && !name.endsWith('.rels')) return false
      total += originalSize
      quantas++
      if (total > MAXIMO_DESCOMPACTADO || quantas > MAXIMO_DE_PARTES) throw grande()
      return true
    },
  })
}

function exigirTamanho(partes: Partes): void {
  let lugares = 0
  for (const xml of Object.values(partes)) {
    if (!Buffer.from(xml.buffer, xml.byteOffset, xml.byteLength).includes('sheetData')) continue
    lugares += lugaresDaFolha(strFromU8(xml))
    if (lugares > MAXIMO_DE_LUGARES) throw grande()
  }
}

/** The same parts in an archive that is not compressed: the reader finds what was looked at, and has nothing to unpack. */
function reempacotar(bytes: Uint8Array): ArrayBuffer {
  const partes = desempacotar(bytes)
  exigirTamanho(partes)
  return zipSync(partes, { level: 0 }).buffer
}

export async function lerXlsx(bytes: Uint8Array): Promise<Folhas> {
  try {
    const folhas = await readXlsxFile(reempacotar(bytes))
    return { folhas: folhas.map(({ sheet, data }) => ({ nome: sheet, linhas: data })) }
  } catch (erro) {
    throw erro instanceof PlanilhaIlegivel ? erro : ilegivel(erro)
  }
}
