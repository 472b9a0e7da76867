import forge from 'node-forge'
import { autoridadeEmissora, type Autoridade } from './autoridade.ts'
import { promisify } from 'node:util'

const { asn1, pkcs12, pki } = forge
const gerarPar = promisify<forge.pki.rsa.KeyPair>((pronto) => pki.rsa.generateKeyPair({ bits: 2048 }, pronto))

interface Pedido {
  senha: string
  titular?: string
  /** Put where ICP-Brasil puts it; without it, a certificate of another authority. */
  cpf?: string
  /** Of a company: the CPF is of who answers for it. */
  empresa?: boolean
  cnpj?: string
  validoDe?: string
  validoAte?: string
  /** Left out of the file: with somebody else's certificate, the key has none. */
  sem?: 'chave' | 'certificado'
  algoritmo?: 'aes256' | '3des'
  /** Hexadecimal, 4 bytes. */
  rodadas?: string
  /** Who issues it; without one, nobody that is known. */
  autoridade?: Autoridade
  /** Left out of the file: what leads to the root. */
  semCaminho?: boolean
}

let par: Promise<forge.pki.rsa.KeyPair> | undefined

/** `subjectAltName` with an e-mail and, in the way of ICP-Brasil, the data of the holder. */
function nomesAlternativos({ cpf, cnpj, empresa = false }: Pedido): string {
  const { UNIVERSAL, CONTEXT_SPECIFIC } = asn1.Class
  const email = asn1.create(CONTEXT_SPECIFIC, 1, false, 'maria@clinica.vet')
  const nomes = [email]
  const comTipo = (oid: string, dados: string) =>
    asn1.create(CONTEXT_SPECIFIC, 0, true, [
      asn1.create(UNIVERSAL, asn1.Type.OID, false, asn1.oidToDer(oid).getBytes()),
      asn1.create(CONTEXT_SPECIFIC, 0, true, [asn1.create(UNIVERSAL, asn1.Type.OCTETSTRING, false, dados)]),
    ])
  if (cpf !== undefined)
    nomes.push(
      comTipo(empresa ? '2.16.76.1.3.4' : '2.16.76.1.3.1', `15031985${cpf}${'0'.repeat(11)}${'0'.repeat(15)}SSPSP`),
    )
  if (cnpj !== undefined) nomes.push(comTipo('2.16.76.1.3.3', cnpj))
  return asn1.toDer(asn1.create(UNIVERSAL, asn1.Type.SEQUENCE, true, nomes)).getBytes()
}

function emitir(chaves: forge.pki.rsa.KeyPair, pedido: Pedido): forge.pki.Certificate {
  const { titular = 'MARIA D AVILA', cpf } = pedido
  const certificado = pki.createCertificate()
  certificado.publicKey = chaves.publicKey
  certificado.serialNumber = '0a1b2c3d'
  certificado.validity.notBefore = new Date(pedido.validoDe ?? '2026-06-01T12:00:00Z')
  certificado.validity.notAfter = new Date(pedido.validoAte ?? '2027-06-01T12:00:00Z')
  certificado.setSubject([
    { name: 'organizationName', value: 'ICP-Brasil' },
    { name: 'commonName', value: cpf === undefined ? titular : `${titular}:${cpf}` },
  ])
  const emissora = autoridadeEmissora(pedido.autoridade)
  certificado.setIssuer(
    emissora?.certificado.subject.attributes ?? [{ name: 'commonName', value: 'AC de Teste RFB v5' }],
  )
  certificado.setExtensions([
    { name: 'basicConstraints', cA: false },
    { id: '2.5.29.17', critical: false, value: nomesAlternativos(pedido) },
  ])
  certificado.sign(emissora?.chave ?? chaves.privateKey, forge.md.sha256.create())
  return certificado
}

const caminhoDe = ({ autoridade }: Pedido): forge.pki.Certificate[] => {
  const emissora = autoridadeEmissora(autoridade)
  return emissora === undefined ? [] : [emissora.certificado]
}

/** Rounds that the check of the password asks for, 4 bytes. */
function pedirRodadas(arquivo: forge.asn1.Asn1, rodadas: string): void {
  const terceiro = (no: forge.asn1.Asn1 | undefined) => (Array.isArray(no?.value) ? no.value[2] : undefined)
  const numero = terceiro(terceiro(arquivo))
  if (numero !== undefined) numero.value = Buffer.from(rodadas, 'hex').toString('latin1')
}

/** An A1 certificate (PKCS#12) as an authority would hand over, and what is secret in it. */
export async function certificadoA1(pedido: Pedido): Promise<{ bytes: Buffer; segredos: string[] }> {
  const chaves = await (par ??= gerarPar())
  const alheio = pedido.sem === 'certificado' ? await gerarPar() : chaves
  const arquivo = pkcs12.toPkcs12Asn1(
    pedido.sem === 'chave' ? null : chaves.privateKey,
    [emitir(alheio, pedido), ...(pedido.semCaminho === true ? [] : caminhoDe(pedido))],
    pedido.senha,
    { algorithm: pedido.algoritmo ?? 'aes256' },
  )
  if (pedido.rodadas !== undefined) pedirRodadas(arquivo, pedido.rodadas)
  const privada = Buffer.from(asn1.toDer(pki.privateKeyToAsn1(chaves.privateKey)).getBytes(), 'latin1')
  return {
    bytes: Buffer.from(asn1.toDer(arquivo).getBytes(), 'latin1'),
    segredos: [pedido.senha, privada.toString('base64').slice(60, 120), privada.toString('hex').slice(60, 120)],
  }
}
