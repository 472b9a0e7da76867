import forge from 'node-forge'
import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'

const { asn1, md, pkcs12, pki } = forge

interface Pedido {
  /** Whose it says that it is. */
  nome: string
  validoDe: Temporal.Instant
  validoAte: Temporal.Instant
}

async function emitir({ nome, validoDe, validoAte }: Pedido) {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const chave = pki.privateKeyFromPem(privateKey.export({ format: 'pem', type: 'pkcs8' }))
  const certificado = pki.createCertificate()
  certificado.publicKey = pki.setRsaPublicKey(chave.n, chave.e)
  certificado.serialNumber = '01'
  certificado.validity.notBefore = new Date(validoDe.epochMilliseconds)
  certificado.validity.notAfter = new Date(validoAte.epochMilliseconds)
  const quem = [{ name: 'commonName', value: nome }]
  certificado.setSubject(quem)
  certificado.setIssuer(quem)
  certificado.sign(chave, md.sha256.create())
  return { chave, certificado }
}

/** A new key and a certificate that no authority knows, in PEM: what is signed with them is worth nothing. */
export async function fazerParDeTeste(pedido: Pedido): Promise<{ chave: string; certificado: string }> {
  const { chave, certificado } = await emitir(pedido)
  return { chave: pki.privateKeyToPem(chave), certificado: pki.certificateToPem(certificado) }
}

/** The same as an A1 file (PKCS#12). */
export async function fazerA1DeTeste(pedido: Pedido, senha: string): Promise<Buffer> {
  const { chave, certificado } = await emitir(pedido)
  const arquivo = pkcs12.toPkcs12Asn1(chave, certificado, senha, { algorithm: 'aes256' })
  return Buffer.from(asn1.toDer(arquivo).getBytes(), 'latin1')
}
