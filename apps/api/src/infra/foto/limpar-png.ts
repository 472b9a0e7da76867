import { crc32 } from 'node:zlib'
import { soAOrientacao } from './orientacao.ts'

const ASSINATURA = 8
const FICAM: ReadonlySet<string> = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP bKGD hIST pHYs'.split(' '),
)

function bloco(tipo: string, dados: Buffer): Buffer {
  const inteiro = Buffer.alloc(dados.length + 12)
  inteiro.writeUInt32BE(dados.length, 0)
  inteiro.write(tipo, 4, 'latin1')
  dados.copy(inteiro, 8)
  inteiro.writeUInt32BE(crc32(inteiro.subarray(4, dados.length + 8)), dados.length + 8)
  return inteiro
}

/** The still image, of one that moves too. Null of what is cut. */
export function limparPng(bytes: Buffer, orientacao: number): Uint8Array | null {
  const partes: Buffer[] = [bytes.subarray(0, ASSINATURA)]
  let lugar = ASSINATURA
  while (lugar + 12 <= bytes.length) {
    const fim = lugar + 12 + bytes.readUInt32BE(lugar)
    if (fim > bytes.length) return null
    const tipo = bytes.toString('latin1', lugar + 4, lugar + 8)
    if (FICAM.has(tipo)) partes.push(bytes.subarray(lugar, fim))
    if (tipo === 'IHDR' && orientacao > 1) partes.push(bloco('eXIf', soAOrientacao(orientacao)))
    if (tipo === 'IEND') return Buffer.concat(partes)
    lugar = fim
  }
  return null
}
