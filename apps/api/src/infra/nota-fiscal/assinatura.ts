import { createHash, createSign, createVerify, X509Certificate, type KeyObject } from 'node:crypto'
import type { XmlDocument, XmlElement } from 'libxml2-wasm'
import { abrirXml, buscar, DSIG, escrever } from './xml.ts'

const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315'
const ENVELOPADA = `${DSIG}enveloped-signature`
const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'
const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256'

/** A key and the certificate that it belongs to. */
export interface Signatario {
  chave: KeyObject
  certificado: X509Certificate
}

const resumoDe = (elemento: XmlElement): string =>
  createHash('sha256').update(elemento.canonicalizeToString(), 'utf8').digest('base64')

function comAlgoritmo(pai: XmlElement, nome: string, algoritmo: string): XmlElement {
  const elemento = pai.addElement(nome)
  elemento.setAttr('Algorithm', algoritmo)
  return elemento
}

function comTexto(pai: XmlElement, nome: string, texto: string): void {
  pai.addElement(nome).addText(texto)
}

/** `SignedInfo` about one element of the document, by its `Id`. */
function declarar(assinatura: XmlElement, id: string, resumo: string): XmlElement {
  const declarado = assinatura.addElement('SignedInfo')
  comAlgoritmo(declarado, 'CanonicalizationMethod', C14N)
  comAlgoritmo(declarado, 'SignatureMethod', RSA_SHA256)
  const referencia = declarado.addElement('Reference')
  referencia.setAttr('URI', `#${id}`)
  const transformacoes = referencia.addElement('Transforms')
  comAlgoritmo(transformacoes, 'Transform', ENVELOPADA)
  comAlgoritmo(transformacoes, 'Transform', C14N)
  comAlgoritmo(referencia, 'DigestMethod', SHA256)
  comTexto(referencia, 'DigestValue', resumo)
  return declarado
}

function assinarDocumento(documento: XmlDocument, grupo: string, { chave, certificado }: Signatario): void {
  const assinado = buscar(documento, `/*/n:${grupo}`)
  const id = assinado?.attr('Id')?.value
  if (assinado === null || id === undefined) throw new Error(`nothing to sign: ${grupo}`)
  const assinatura = documento.root.addElement('Signature')
  assinatura.addNsDeclaration(DSIG)
  assinatura.prefix = ''
  const declarado = declarar(assinatura, id, resumoDe(assinado))
  const valor = createSign('RSA-SHA256').update(declarado.canonicalizeToString(), 'utf8').sign(chave, 'base64')
  comTexto(assinatura, 'SignatureValue', valor)
  const x509 = assinatura.addElement('KeyInfo').addElement('X509Data')
  comTexto(x509, 'X509Certificate', certificado.raw.toString('base64'))
}

/**
 * Signs the element of a document of the layout (XMLDSig, RSA-SHA256 over canonical XML 1.0). The schemas take any algorithm, and the
 * usual one of older documents (SHA-1) is broken.
 */
export const assinarXml = (xml: string, grupo: string, signatario: Signatario): Promise<string> =>
  abrirXml(xml, (documento) => {
    assinarDocumento(documento, grupo, signatario)
    return escrever(documento)
  })

const lerFilho = (documento: XmlDocument, caminho: string): string =>
  (buscar(documento, `/*/ds:Signature/${caminho}`)?.content ?? '').trim()

function conferirDocumento(documento: XmlDocument, grupo: string): X509Certificate | null {
  const assinado = buscar(documento, `/*/n:${grupo}`)
  const declarado = buscar(documento, '/*/ds:Signature/ds:SignedInfo')
  if (assinado === null || declarado === null) return null
  const referencia = documento.find('/*/ds:Signature/ds:SignedInfo/ds:Reference', { ds: DSIG })
  const [unica] = referencia as XmlElement[]
  // One reference, to the group that is read: a signature over something else proves nothing about it.
  if (referencia.length !== 1 || unica?.attr('URI')?.value !== `#${assinado.attr('Id')?.value ?? ''}`) return null
  if (lerFilho(documento, 'ds:SignedInfo/ds:Reference/ds:DigestValue') !== resumoDe(assinado)) return null
  const der = Buffer.from(lerFilho(documento, 'ds:KeyInfo/ds:X509Data/ds:X509Certificate'), 'base64')
  try {
    const certificado = new X509Certificate(der)
    const confere = createVerify('RSA-SHA256')
      .update(declarado.canonicalizeToString(), 'utf8')
      .verify(certificado.publicKey, lerFilho(documento, 'ds:SignatureValue'), 'base64')
    return confere ? certificado : null
  } catch {
    return null
  }
}

/** The certificate that signed the element as it stands; null when it was changed since, or nobody did. */
export const conferirAssinatura = (xml: string, grupo: string): Promise<X509Certificate | null> =>
  abrirXml(xml, (documento) => conferirDocumento(documento, grupo))
