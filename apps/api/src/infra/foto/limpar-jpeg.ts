import { soAOrientacao } from './orientacao.ts'

const [SOI, EOI, SOS, DRI, APP0, APP1, APP2, APP14] = [0xd8, 0xd9, 0xda, 0xdd, 0xe0, 0xe1, 0xe2, 0xee]
/** Frames, tables and scans. */
const desenha = (marca: number) => (marca >= 0xc0 && marca <= 0xcf) || (marca >= SOS && marca <= DRI)
/** Markers inside a scan: a stuffed byte, and those that restart it. */
const doTraco = (marca: number) => marca === 0 || (marca >= 0xd0 && marca <= 0xd7)

const JFIF = 14

/** What draws the image: colours and tables. Of JFIF without the small image that it may carry. */
function ficaDoSegmento(marca: number, corpo: Buffer): Buffer | null {
  const comeca = (nome: string) => corpo.toString('latin1', 0, nome.length) === nome
  if (desenha(marca)) return corpo
  if (marca === APP0 && comeca('JFIF\0') && corpo.length >= JFIF) {
    const sem = Buffer.from(corpo.subarray(0, JFIF))
    sem.fill(0, JFIF - 2)
    return sem
  }
  const dasCores = (marca === APP2 && comeca('ICC_PROFILE\0')) || (marca === APP14 && comeca('Adobe'))
  return dasCores ? corpo : null
}

const segmento = (marca: number, corpo: Buffer): Buffer => {
  const topo = Buffer.from([0xff, marca, 0, 0])
  topo.writeUInt16BE(corpo.length + 2, 2)
  return Buffer.concat([topo, corpo])
}

/** Where the marker after the entropy-coded data of a scan begins. */
function fimDoTraco(bytes: Buffer, inicio: number): number {
  for (let i = bytes.indexOf(0xff, inicio); i >= 0; i = bytes.indexOf(0xff, i + 1)) {
    const marca = bytes[i + 1]
    if (marca !== undefined && marca !== 0xff && !doTraco(marca)) return i
  }
  return bytes.length
}

/** Of several images in one file (the film of a moving photograph, another exposure) only the first. Null of what is cut. */
export function limparJpeg(bytes: Buffer, orientacao: number): Uint8Array | null {
  const partes: Buffer[] = [Buffer.from([0xff, SOI])]
  if (orientacao > 1)
    partes.push(segmento(APP1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), soAOrientacao(orientacao)])))
  let lugar = 2
  for (;;) {
    if (bytes[lugar] !== 0xff) return null
    while (bytes[lugar + 1] === 0xff) lugar += 1
    const marca = bytes[lugar + 1]
    if (marca === undefined || doTraco(marca)) return null
    if (marca === EOI) return Buffer.concat([...partes, Buffer.from([0xff, EOI])])
    if (lugar + 4 > bytes.length) return null
    const fim = lugar + 2 + bytes.readUInt16BE(lugar + 2)
    if (fim > bytes.length || fim < lugar + 4) return null
    const fica = ficaDoSegmento(marca, bytes.subarray(lugar + 4, fim))
    if (fica !== null) partes.push(segmento(marca, fica))
    lugar = fim
    if (marca !== SOS) continue
    const depois = fimDoTraco(bytes, fim)
    partes.push(bytes.subarray(fim, depois))
    lugar = depois
  }
}
