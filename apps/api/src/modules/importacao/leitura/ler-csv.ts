import Papa from 'papaparse'
import { PlanilhaIlegivel, type Folhas } from './conteudo.ts'

const DELIMITADORES = [';', ',', '\t'] as const
const LINHAS_DA_AMOSTRA = 20

const comBom = (bytes: Uint8Array, ...bom: number[]) => bom.every((byte, posicao) => bytes[posicao] === byte)

/** UTF-16 only where its mark says so; otherwise UTF-8, and what is not UTF-8 is what Excel saves in Brazil. */
export function decodificar(bytes: Uint8Array): string {
  if (comBom(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes)
  if (comBom(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Text has no control characters but tab and line ends; a handful may have come with a paste. */
function ehTexto(texto: string): boolean {
  const controles = texto.slice(0, 10_000).match(/[^\P{Cc}\t\r\n]/gu)?.length ?? 0
  return !texto.includes('\u0000') && controles <= 10
}

interface Candidato {
  delimitador: (typeof DELIMITADORES)[number]
  pontos: number
}

/** The separator under which most lines have the same number of fields, and the more fields the better. */
export function acharDelimitador(texto: string): (typeof DELIMITADORES)[number] {
  const candidatos = DELIMITADORES.map((delimitador): Candidato => {
    const { data } = Papa.parse<string[]>(texto, {
      delimiter: delimitador,
      preview: LINHAS_DA_AMOSTRA,
      skipEmptyLines: 'greedy',
    })
    const contagens = Map.groupBy(data, (linha) => linha.length)
    const pontos = [...contagens].map(([campos, linhas]) => (campos - 1) * linhas.length)
    return { delimitador, pontos: Math.max(0, ...pontos) }
  })
  const [melhor] = candidatos.toSorted((a, b) => b.pontos - a.pontos)
  return melhor === undefined || melhor.pontos === 0 ? ';' : melhor.delimitador
}

/** Some programs begin the file with the line `sep=;`. */
const SEP = /^sep=(.)\r?\n/i

/** A sheet of ours puts an apostrophe before what a spreadsheet would run, as in the phone `+1 415…`. */
const semDefesa = (celula: string): string => (/^'[=+@\t\r-]/.test(celula) ? celula.slice(1) : celula)

export function lerCsv(bytes: Uint8Array): Folhas {
  const texto = decodificar(bytes)
  if (!ehTexto(texto)) throw new PlanilhaIlegivel('Este arquivo não é uma planilha. Envie um CSV ou um XLSX.')
  const declarado = SEP.exec(texto)
  const corpo = declarado === null ? texto : texto.slice(declarado[0].length)
  const { data } = Papa.parse<string[]>(corpo, { delimiter: declarado?.[1] ?? acharDelimitador(corpo) })
  return { folhas: [{ nome: '', linhas: data.map((linha) => linha.map(semDefesa)) }] }
}
