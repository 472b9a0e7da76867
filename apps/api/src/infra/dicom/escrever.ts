/** An element to be written: group and number, kind of value, and the value; a sequence has items. */
export type ElementoEscrito =
  | readonly [tag: number, vr: VrDeTexto, valor: string]
  | readonly [tag: number, vr: 'SQ', itens: readonly (readonly ElementoEscrito[])[]]

type VrDeTexto = keyof typeof TAMANHOS

/** Most characters of each kind (PS3.5 §6.2); a name, of each of its groups. */
const TAMANHOS = { AE: 16, CS: 16, DA: 8, DS: 16, LO: 64, PN: 64, SH: 16, TM: 14, UI: 64 } as const

const EXPLICITA = '1.2.840.10008.1.2.1'
/** Derived from UUIDs, as the standard lets who has no root of its own (PS3.5 B.2). */
const RAIZ_DOS_UUID = '2.25'
const PREAMBULO = 128

/** A UID that is always the same for the same UUID. */
export const uidDoUuid = (uuid: string): string => `${RAIZ_DOS_UUID}.${BigInt(`0x${uuid.replaceAll('-', '')}`)}`

const emLatin1 = (texto: string) => !/[^\u0020-\u00ff]/.test(texto)

/** Latin-1 whenever it is enough, which every machine reads; UTF-8 else (PS3.3 C.12.1.1.2). */
const CONJUNTOS = { latin1: 'ISO_IR 100', utf8: 'ISO_IR 192' } as const
type Codificacao = keyof typeof CONJUNTOS

/** A backslash parts values, and a control character is none of them. */
const limpo = (texto: string, vr: VrDeTexto) =>
  texto
    .toWellFormed()
    .replaceAll(/[\p{Cc}\\]/gu, ' ')
    .slice(0, TAMANHOS[vr])
    .trim()

function textos(elementos: readonly ElementoEscrito[]): string[] {
  return elementos.flatMap(([, vr, valor]) => (vr === 'SQ' ? valor.flatMap(textos) : [valor]))
}

const par = (bytes: Buffer, resto: number) =>
  bytes.length % 2 === 0 ? bytes : Buffer.concat([bytes, Buffer.from([resto])])

function cabecalho(tag: number, vr: string, tamanho: number): Buffer {
  const longo = vr === 'SQ'
  const bytes = Buffer.alloc(longo ? 12 : 8)
  bytes.writeUInt16LE(tag >>> 16, 0)
  bytes.writeUInt16LE(tag & 0xffff, 2)
  bytes.write(vr, 4, 'latin1')
  if (longo) bytes.writeUInt32LE(tamanho, 8)
  else bytes.writeUInt16LE(tamanho, 6)
  return bytes
}

function item(elementos: readonly ElementoEscrito[], codificacao: Codificacao): Buffer {
  const corpo = escreverElementos(elementos, codificacao)
  const inicio = Buffer.from([0xfe, 0xff, 0x00, 0xe0, 0, 0, 0, 0])
  inicio.writeUInt32LE(corpo.length, 4)
  return Buffer.concat([inicio, corpo])
}

function escreverElemento(elemento: ElementoEscrito, codificacao: Codificacao): Buffer {
  const [tag, vr] = elemento
  const valor =
    elemento[1] === 'SQ'
      ? Buffer.concat(elemento[2].map((um) => item(um, codificacao)))
      : par(Buffer.from(limpo(elemento[2], elemento[1]), codificacao), vr === 'UI' ? 0 : 0x20)
  return Buffer.concat([cabecalho(tag, vr, valor.length), valor])
}

const escreverElementos = (elementos: readonly ElementoEscrito[], codificacao: Codificacao): Buffer =>
  Buffer.concat(elementos.toSorted(([a], [b]) => a - b).map((um) => escreverElemento(um, codificacao)))

/** A file of DICOM's part 10, explicit little-endian, with the character set that its texts need. */
export function escreverDicom(
  { classe, instancia }: { classe: string; instancia: string },
  elementos: readonly ElementoEscrito[],
): Buffer {
  const codificacao = textos(elementos).every(emLatin1) ? 'latin1' : 'utf8'
  const meta = escreverElementos(
    [
      [0x0002_0002, 'UI', classe],
      [0x0002_0003, 'UI', instancia],
      [0x0002_0010, 'UI', EXPLICITA],
      [0x0002_0012, 'UI', uidDoUuid('0c9c6a52-5e0e-4f5c-9a3b-6f7d5c1e42a1')],
    ],
    'latin1',
  )
  const versao = Buffer.from([0x02, 0, 0x01, 0, 0x4f, 0x42, 0, 0, 2, 0, 0, 0, 0, 1])
  const grupo = Buffer.from([0x02, 0, 0, 0, 0x55, 0x4c, 4, 0, 0, 0, 0, 0])
  grupo.writeUInt32LE(versao.length + meta.length, 8)
  const corpo = escreverElementos([[0x0008_0005, 'CS', CONJUNTOS[codificacao]], ...elementos], codificacao)
  return Buffer.concat([Buffer.alloc(PREAMBULO), Buffer.from('DICM', 'latin1'), grupo, versao, meta, corpo])
}
