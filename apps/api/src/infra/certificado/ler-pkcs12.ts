import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto'
import forge from 'node-forge'
import { cpfDoTitular } from './icp-brasil.ts'

const { asn1, pkcs12, pki } = forge

/** What a certificate says of itself. */
export interface DadosDoCertificado {
  titular: string
  /** Of the holder, when it is of ICP-Brasil. */
  cpf: string | null
  emissor: string
  /** Upper-case hexadecimal. */
  numeroSerie: string
  /** SHA-256 of the certificate, lower-case hexadecimal. */
  impressaoDigital: string
  /** UTC instants. */
  validoDe: string
  validoAte: string
}

export type MotivoDeRecusa = 'NAO_E_PKCS12' | 'SENHA' | 'SEM_CHAVE' | 'SEM_CERTIFICADO'

function abrirEstrutura(bytes: Uint8Array): forge.asn1.Asn1 | null {
  try {
    const raiz = asn1.fromDer(Buffer.from(bytes).toString('latin1'))
    const versao = Array.isArray(raiz.value) ? raiz.value[0] : undefined
    return versao?.type === asn1.Type.INTEGER && Array.isArray(raiz.value) && raiz.value.length >= 2 ? raiz : null
  } catch {
    return null
  }
}

function abrirComSenha(estrutura: forge.asn1.Asn1, senha: string): forge.pkcs12.Pkcs12Pfx | MotivoDeRecusa {
  try {
    return pkcs12.pkcs12FromAsn1(estrutura, false, senha)
  } catch (erro) {
    const texto = erro instanceof Error ? erro.message : ''
    // Everything before the password is used is about the shape of the file.
    return /not an PKCS#12|version other than 3|password integrity mode|OCTET STRING|ContentInfo|unsupported/i.test(
      texto,
    )
      ? 'NAO_E_PKCS12'
      : 'SENHA'
  }
}

/**
 * The check of a file's integrity reads the password in UTF-16, and newer ciphers read it in UTF-8, which the library takes
 * for one byte a letter. So a password with accents may open nothing at first: then the ciphers themselves are asked.
 */
function abrir(bytes: Uint8Array, estrutura: forge.asn1.Asn1, senha: string): forge.pkcs12.Pkcs12Pfx | MotivoDeRecusa {
  const aberto = abrirComSenha(estrutura, senha)
  const emBytes = Buffer.from(senha, 'utf8').toString('latin1')
  if (aberto !== 'SENHA' || emBytes === senha) return aberto
  const semConferencia = abrirEstrutura(bytes)
  if (!Array.isArray(semConferencia?.value)) return aberto
  semConferencia.value = semConferencia.value.slice(0, 2)
  return abrirComSenha(semConferencia, emBytes)
}

const sacos = (pfx: forge.pkcs12.Pkcs12Pfx, tipo: string): forge.pkcs12.Bag[] =>
  pfx.getBags({ bagType: tipo })[tipo] ?? []

const der = (no: forge.asn1.Asn1): Buffer => Buffer.from(asn1.toDer(no).getBytes(), 'latin1')

/** Keys and certificates of other kinds than RSA are kept by the library as they came, in `asn1`. */
function certificadosDe(pfx: forge.pkcs12.Pkcs12Pfx): X509Certificate[] {
  return sacos(pfx, pki.oids['certBag'] ?? '').flatMap(({ cert, asn1: bruto }) => {
    try {
      return [new X509Certificate(der(cert == null ? bruto : pki.certificateToAsn1(cert)))]
    } catch {
      return []
    }
  })
}

function chavesDe(pfx: forge.pkcs12.Pkcs12Pfx): KeyObject[] {
  const tipos = [pki.oids['pkcs8ShroudedKeyBag'] ?? '', pki.oids['keyBag'] ?? '']
  return tipos
    .flatMap((tipo) => sacos(pfx, tipo))
    .flatMap(({ key, asn1: bruto }) => {
      try {
        const info = key == null ? bruto : pki.wrapRsaPrivateKey(pki.privateKeyToAsn1(key))
        return [createPrivateKey({ key: der(info), format: 'der', type: 'pkcs8' })]
      } catch {
        return []
      }
    })
}

/** Common name of a distinguished name written one part a line, or its first part. */
function nomeComum(nome: string): string {
  const linhas = nome.split('\n')
  const comum = linhas.findLast((linha) => linha.startsWith('CN=')) ?? linhas.at(-1) ?? ''
  return comum.replace(/^\w+=/, '').replaceAll('\\', '')
}

const instante = (data: string): string => new Date(data).toISOString()

/** ICP-Brasil writes the document after the name: "MARIA DA SILVA:11144477735". */
const semDocumento = (nome: string): string => nome.replace(/:\d{11,14}$/, '')

function descrever(certificado: X509Certificate): DadosDoCertificado {
  return {
    titular: semDocumento(nomeComum(certificado.subject)),
    cpf: cpfDoTitular(certificado.raw),
    emissor: semDocumento(nomeComum(certificado.issuer)),
    numeroSerie: certificado.serialNumber,
    impressaoDigital: certificado.fingerprint256.replaceAll(':', '').toLowerCase(),
    validoDe: instante(certificado.validFrom),
    validoAte: instante(certificado.validTo),
  }
}

/** A key and the certificate that it belongs to, as they travel from the thread that opened them. */
export interface ParDoCertificado {
  /** PKCS#8, DER. */
  chave: Uint8Array
  /** DER. */
  certificado: Uint8Array
}
/** A certificate as a file has it: what it says of itself, and its path. */
interface Achado {
  certificado: DadosDoCertificado
  /** Every certificate of the file, in DER: first that of the key, then those of who issued it, in no order. */
  recebidos: Uint8Array[]
}
export type LeituraDoCertificado = Achado | { recusa: MotivoDeRecusa }
export type AberturaDoCertificado = (Achado & { par: ParDoCertificado }) | { recusa: MotivoDeRecusa }

/**
 * Opens an A1 certificate: the one that its private key belongs to, and the key. The work that a file asks for is the file's to decide:
 * run it where it can be stopped (`abrirCertificado`).
 */
export function abrirPkcs12(bytes: Uint8Array, senha: string): AberturaDoCertificado {
  const estrutura = abrirEstrutura(bytes)
  if (estrutura === null) return { recusa: 'NAO_E_PKCS12' }
  const pfx = abrir(bytes, estrutura, senha)
  if (typeof pfx === 'string') return { recusa: pfx }
  const chaves = chavesDe(pfx)
  if (chaves.length === 0) return { recusa: 'SEM_CHAVE' }
  const todos = certificadosDe(pfx)
  for (const certificado of todos) {
    const chave = chaves.find((candidata) => certificado.checkPrivateKey(candidata))
    if (chave === undefined) continue
    const par = { chave: chave.export({ format: 'der', type: 'pkcs8' }), certificado: certificado.raw }
    const outros = todos.filter((outro) => outro !== certificado)
    return { certificado: descrever(certificado), recebidos: [certificado, ...outros].map(({ raw }) => raw), par }
  }
  return { recusa: 'SEM_CERTIFICADO' }
}

/** Describes an A1 certificate. Nothing of the key leaves this function. */
export function lerPkcs12(bytes: Uint8Array, senha: string): LeituraDoCertificado {
  const aberto = abrirPkcs12(bytes, senha)
  return 'recusa' in aberto ? aberto : { certificado: aberto.certificado, recebidos: aberto.recebidos }
}
