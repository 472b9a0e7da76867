import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRef,
  PDFString,
  type PDFPage,
} from '@cantoo/pdf-lib'
import { Signer, SignPdf } from '@signpdf/signpdf'
import { ObjectIdentifier, OctetString, Sequence, type BaseBlock } from 'asn1js'
import { createHash, type KeyObject, type X509Certificate } from 'node:crypto'
import * as pki from 'pkijs'

/** What is in the signature beside the certificate. */
export interface PedidoDeAssinatura {
  pdf: Uint8Array
  nome: string
  motivo: string
  /** Instant of the signature. */
  em: string
  /** Address of the link that is printed over the signature: the field takes its place. */
  lugar: string
}

/** Room for the signature with its whole path, in bytes: three certificates of RSA 4096 take some 8 KB. */
const ESPACO = 16 * 1024

const OID = {
  dados: '1.2.840.113549.1.7.1',
  assinado: '1.2.840.113549.1.7.2',
  tipo: '1.2.840.113549.1.9.3',
  resumo: '1.2.840.113549.1.9.4',
  certificadoDeAssinatura: '1.2.840.113549.1.9.16.2.47',
} as const

const RSA = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }

type Retangulo = [number, number, number, number]

/** Where the printed signature is: the last link to `endereco`. */
function lugarImpresso(documento: PDFDocument, endereco: string): { pagina: PDFPage; retangulo: Retangulo } | null {
  for (const pagina of documento.getPages().toReversed()) {
    const anotacoes = pagina.node.Annots()
    for (let i = (anotacoes?.size() ?? 0) - 1; i >= 0; i -= 1) {
      const anotacao = anotacoes?.lookupMaybe(i, PDFDict)
      const alvo = anotacao?.lookupMaybe(PDFName.of('A'), PDFDict)?.lookup(PDFName.of('URI'))
      const lados = anotacao?.lookupMaybe(PDFName.of('Rect'), PDFArray)
      if (!(alvo instanceof PDFString || alvo instanceof PDFHexString) || alvo.decodeText() !== endereco) continue
      if (lados === undefined) continue
      return { pagina, retangulo: [0, 1, 2, 3].map((lado) => lados.lookup(lado, PDFNumber).asNumber()) as Retangulo }
    }
  }
  return null
}

/** Adds to the end of the file a field for the signature, over what is printed of it; the printed bytes stay as they are. */
async function abrirCampo({ pdf, nome, motivo, em, lugar }: PedidoDeAssinatura): Promise<Uint8Array> {
  const documento = await PDFDocument.load(pdf, { updateMetadata: false, forIncrementalUpdate: true })
  const { context, catalog } = documento
  const { pagina, retangulo } = lugarImpresso(documento, lugar) ?? {
    pagina: documento.getPage(0),
    retangulo: [0, 0, 0, 0],
  }
  const antes = documento.takeSnapshot()
  const marca = PDFName.of('**********')
  const assinatura = context.register(
    context.obj({
      Type: 'Sig',
      Filter: 'Adobe.PPKLite',
      SubFilter: 'ETSI.CAdES.detached',
      ByteRange: [0, marca, marca, marca],
      Contents: PDFHexString.of('0'.repeat(ESPACO * 2)),
      M: PDFString.fromDate(new Date(em)),
      Name: PDFHexString.fromText(nome),
      Reason: PDFHexString.fromText(motivo),
    }),
  )
  const [esquerda, baixo, direita, alto] = retangulo
  // What is seen is already on the page: the field draws nothing over it.
  const aparencia = context.register(
    context.stream('', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, direita - esquerda, alto - baixo] }),
  )
  const campo = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      // Printed, and not to be changed.
      F: 132,
      T: PDFString.of('Assinatura'),
      Rect: retangulo,
      V: assinatura,
      P: pagina.ref,
      AP: { N: aparencia },
    }),
  )
  pagina.node.addAnnot(campo)
  catalog.set(PDFName.of('AcroForm'), context.obj({ SigFlags: 3, Fields: [campo] }))
  antes.markRefsForSave([pagina.ref, raiz(documento)])
  const acrescimo = await documento.saveIncremental(antes, { useObjectStreams: false })
  return Buffer.concat([pdf, acrescimo])
}

function raiz({ context }: PDFDocument): PDFRef {
  const { Root } = context.trailerInfo
  if (!(Root instanceof PDFRef)) throw new Error('a PDF without a catalog')
  return Root
}

const resumir = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()
const octetos = (bytes: Uint8Array) => new OctetString({ valueHex: Uint8Array.from(bytes).buffer })
const atributo = (type: string, valor: BaseBlock) => new pki.Attribute({ type, values: [valor] })
const comoPki = ({ raw }: X509Certificate) => pki.Certificate.fromBER(Uint8Array.from(raw))

/** ESSCertIDv2 of RFC 5035, with SHA-256, its default: the signature names the certificate that it was made with. */
const certificadoDeAssinatura = ({ raw }: X509Certificate) =>
  new Sequence({ value: [new Sequence({ value: [new Sequence({ value: [octetos(resumir(raw))] })] })] })

/** CAdES of PAdES B-B (ETSI EN 319 142-1): the time is in the PDF and not in a signed attribute. */
class AssinanteCades extends Signer {
  readonly #chave: KeyObject
  readonly #caminho: readonly X509Certificate[]

  constructor(chave: KeyObject, caminho: readonly X509Certificate[]) {
    super()
    this.#chave = chave
    this.#caminho = caminho
  }

  override async sign(conteudo: Buffer): Promise<Buffer> {
    const [folha] = this.#caminho
    if (folha === undefined) throw new Error('a signature needs its certificate')
    const certificado = comoPki(folha)
    const assinado = new pki.SignedData({
      version: 1,
      encapContentInfo: new pki.EncapsulatedContentInfo({ eContentType: OID.dados }),
      signerInfos: [
        new pki.SignerInfo({
          version: 1,
          sid: new pki.IssuerAndSerialNumber({ issuer: certificado.issuer, serialNumber: certificado.serialNumber }),
          signedAttrs: new pki.SignedAndUnsignedAttributes({
            type: 0,
            attributes: [
              atributo(OID.tipo, new ObjectIdentifier({ value: OID.dados })),
              atributo(OID.resumo, octetos(resumir(conteudo))),
              atributo(OID.certificadoDeAssinatura, certificadoDeAssinatura(folha)),
            ],
          }),
        }),
      ],
      certificates: this.#caminho.map(comoPki),
    })
    const der = Uint8Array.from(this.#chave.export({ format: 'der', type: 'pkcs8' }))
    const chave = await crypto.subtle.importKey('pkcs8', der, RSA, false, ['sign'])
    await assinado.sign(chave, 0, 'SHA-256')
    const envelope = new pki.ContentInfo({ contentType: OID.assinado, content: assinado.toSchema(true) })
    return Buffer.from(envelope.toSchema().toBER())
  }
}

/** The PDF with a PAdES B-B signature at its end. `caminho`: the certificate of `chave` and those that lead to its root. */
export async function assinarPdf(
  pedido: PedidoDeAssinatura,
  { chave, caminho }: { chave: KeyObject; caminho: readonly X509Certificate[] },
): Promise<Buffer> {
  return new SignPdf().sign(await abrirCampo(pedido), new AssinanteCades(chave, caminho))
}
