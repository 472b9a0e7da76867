import { soAOrientacao } from './orientacao.ts'

const CABECALHO = 12
const FICAM: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP'])
/** Of VP8X: the file has colours of its own, transparency, EXIF. Not XMP, nor movement. */
const [ICC, ALFA, EXIF] = [0x20, 0x10, 0x08]

function bloco(tipo: string, dados: Buffer): Buffer {
  const topo = Buffer.alloc(8)
  topo.write(tipo, 0, 'latin1')
  topo.writeUInt32LE(dados.length, 4)
  return Buffer.concat([topo, dados, Buffer.alloc(dados.length % 2)])
}

function semOQueSai(cabecalho: Buffer, orientacao: number): Buffer {
  const novo = Buffer.from(cabecalho)
  novo[0] = ((novo[0] ?? 0) & (ICC | ALFA)) | (orientacao > 1 ? EXIF : 0)
  return novo
}

/** Null of what is cut, and of what moves: its frames are files inside the file. */
export function limparWebp(bytes: Buffer, orientacao: number): Uint8Array | null {
  const partes: Buffer[] = []
  let estendido = false
  const fim = Math.min(bytes.length, 8 + bytes.readUInt32LE(4))
  let lugar = CABECALHO
  while (lugar + 8 <= fim) {
    const tipo = bytes.toString('latin1', lugar, lugar + 4)
    const termina = lugar + 8 + bytes.readUInt32LE(lugar + 4)
    if (termina > fim || tipo === 'ANIM') return null
    const dados = bytes.subarray(lugar + 8, termina)
    if (tipo === 'VP8X') estendido = true
    if (FICAM.has(tipo)) partes.push(bloco(tipo, tipo === 'VP8X' ? semOQueSai(dados, orientacao) : dados))
    lugar = termina + (termina % 2)
  }
  if (estendido && orientacao > 1) partes.push(bloco('EXIF', soAOrientacao(orientacao)))
  const corpo = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...partes])
  const riff = Buffer.alloc(8)
  riff.write('RIFF', 0, 'latin1')
  riff.writeUInt32LE(corpo.length, 4)
  return Buffer.concat([riff, corpo])
}
