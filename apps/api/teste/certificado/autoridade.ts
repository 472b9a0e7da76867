import forge from 'node-forge'
import { X509Certificate } from 'node:crypto'
import { promisify } from 'node:util'

const { asn1, md, pki } = forge
const gerarPar = promisify<forge.pki.rsa.KeyPair>((pronto) => pki.rsa.generateKeyPair({ bits: 2048 }, pronto))

interface Emissora {
  chave: forge.pki.rsa.PrivateKey
  certificado: forge.pki.Certificate
}

/** A root and the authority under it that issues, as ICP-Brasil has them. */
export interface Autoridade {
  raiz: X509Certificate
}

// What issues is not shown to tests: they only say by whom.
const emissoras = new WeakMap<Autoridade, Emissora>()

const dono = (nome: string) => [{ name: 'commonName', value: nome }]

async function certificar(nome: string, emissor: Emissora | null): Promise<Emissora> {
  const par = await gerarPar()
  const certificado = pki.createCertificate()
  certificado.publicKey = par.publicKey
  certificado.serialNumber = emissor === null ? '01' : '02'
  certificado.validity.notBefore = new Date('2020-01-01T00:00:00Z')
  certificado.validity.notAfter = new Date('2040-01-01T00:00:00Z')
  certificado.setSubject(dono(nome))
  certificado.setIssuer(emissor?.certificado.subject.attributes ?? dono(nome))
  certificado.setExtensions([
    { name: 'basicConstraints', cA: true, critical: true },
    { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
  ])
  certificado.sign(emissor?.chave ?? par.privateKey, md.sha256.create())
  return { chave: par.privateKey, certificado }
}

export async function criarAutoridade(): Promise<Autoridade> {
  const raiz = await certificar('Raiz de Teste', null)
  const der = Buffer.from(asn1.toDer(pki.certificateToAsn1(raiz.certificado)).getBytes(), 'latin1')
  const autoridade = { raiz: new X509Certificate(der) }
  emissoras.set(autoridade, await certificar('AC de Teste RFB v5', raiz))
  return autoridade
}

export const autoridadeEmissora = (autoridade: Autoridade | undefined): Emissora | undefined =>
  autoridade && emissoras.get(autoridade)
