import { ErroDeDominio } from '@vetlume/dominio/erros'
import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { PROPRIO } from '../pedinte.ts'
import { criarVez } from '../vez.ts'
import type { AberturaDoCertificado, DadosDoCertificado, LeituraDoCertificado, MotivoDeRecusa } from './ler-pkcs12.ts'

/** CNPJ of the company that an ICP-Brasil certificate (DER) is of. What reads it comes with the first certificate. */
export const cnpjDoTitular = async (der: Uint8Array): Promise<string | null> =>
  (await import('./icp-brasil.ts')).cnpjDoTitular(der)

export type { DadosDoCertificado } from './ler-pkcs12.ts'

/** A certificate with its whole chain has some 10 KB. */
const TAMANHO_MAXIMO = 256 * 1024
/** A file may ask for any number of rounds of its password: it gets this long, in a thread of its own. */
const LIMITE_MS = 8_000

const comVez = criarVez(1, { esperando: 20, porDono: 5 })

const RECUSAS: Readonly<Record<MotivoDeRecusa, () => ErroDeDominio>> = {
  NAO_E_PKCS12: () =>
    new ErroDeDominio('TIPO_NAO_ACEITO', {
      mensagem: 'Este arquivo não é um certificado A1. Envie o arquivo .pfx ou .p12 que a certificadora entregou.',
    }),
  SENHA: () => {
    const mensagem = 'A senha não abre este certificado. Confira maiúsculas e minúsculas.'
    return new ErroDeDominio('SENHA_NAO_CONFERE', { mensagem, campos: { senha: mensagem } })
  },
  SEM_CHAVE: () => recusar('O arquivo não tem a chave privada. Exporte o certificado de novo, com a chave.'),
  SEM_CERTIFICADO: () => recusar('O arquivo não tem o certificado da chave privada que traz.'),
}

function recusar(mensagem: string): ErroDeDominio {
  return new ErroDeDominio('VALIDACAO', { mensagem, campos: { arquivo: mensagem } })
}

async function lerEmSeparado<L extends LeituraDoCertificado>(
  bytes: Uint8Array,
  senha: string,
  { limiteMs, comChave }: { limiteMs: number; comChave: boolean },
): Promise<L> {
  const trabalhador = new Worker(new URL('./trabalhador.ts', import.meta.url), {
    name: 'certificado',
    execArgv: [],
    workerData: { bytes, senha, comChave },
    resourceLimits: { maxOldGenerationSizeMb: 64 },
  })
  let relogio: NodeJS.Timeout | undefined
  try {
    return await new Promise<L>((resolver, rejeitar) => {
      const desistir = () => rejeitar(recusar('Este arquivo não pôde ser aberto. Exporte o certificado de novo.'))
      trabalhador.once('message', resolver)
      trabalhador.once('error', desistir)
      trabalhador.once('exit', desistir)
      relogio = setTimeout(desistir, limiteMs)
    })
  } finally {
    clearTimeout(relogio)
    await trabalhador.terminate()
  }
}

function exigirVigencia({ validoDe, validoAte }: DadosDoCertificado, agora: Temporal.Instant): void {
  const ms = agora.epochMilliseconds
  if (Date.parse(validoAte) < ms) throw recusar('Este certificado já venceu. Envie o novo.')
  if (Date.parse(validoDe) > ms) throw recusar('Este certificado ainda não está valendo.')
}

/**
 * Reads an uploaded A1 certificate (PKCS#12). Slow: never inside a transaction. Throws, in words that say what to do:
 * ARQUIVO_GRANDE_DEMAIS, TIPO_NAO_ACEITO when it is none, SENHA_NAO_CONFERE, VALIDACAO without its key, or out of its validity.
 */
export async function lerCertificado(
  bytes: Uint8Array,
  senha: string,
  agora: Temporal.Instant,
  { limiteMs = LIMITE_MS, pedinte = PROPRIO } = {},
): Promise<DadosDoCertificado> {
  if (bytes.byteLength > TAMANHO_MAXIMO)
    throw new ErroDeDominio('ARQUIVO_GRANDE_DEMAIS', { mensagem: 'Um certificado A1 não passa de 256 KB.' })
  const leitura = await comVez(
    () => lerEmSeparado<LeituraDoCertificado>(bytes, senha, { limiteMs, comChave: false }),
    pedinte,
  )
  if ('recusa' in leitura) throw RECUSAS[leitura.recusa]()
  exigirVigencia(leitura.certificado, agora)
  return leitura.certificado
}

/** A certificate with its key, for one signature: it is kept nowhere. */
export interface CertificadoAberto extends DadosDoCertificado {
  /** Of the company, when it is one of ICP-Brasil. */
  cnpj: string | null
  chave: KeyObject
  x509: X509Certificate
}

/** The same, with the key, for who signs. Throws as `lerCertificado`, and VALIDACAO when the key is not RSA. */
export async function abrirCertificado(
  bytes: Uint8Array,
  senha: string,
  agora: Temporal.Instant,
  { limiteMs = LIMITE_MS, pedinte = PROPRIO } = {},
): Promise<CertificadoAberto> {
  if (bytes.byteLength > TAMANHO_MAXIMO)
    throw new ErroDeDominio('ARQUIVO_GRANDE_DEMAIS', { mensagem: 'Um certificado A1 não passa de 256 KB.' })
  const aberto = await comVez(
    () => lerEmSeparado<AberturaDoCertificado>(bytes, senha, { limiteMs, comChave: true }),
    pedinte,
  )
  if ('recusa' in aberto) throw RECUSAS[aberto.recusa]()
  exigirVigencia(aberto.certificado, agora)
  const bytesDaChave = Buffer.from(aberto.par.chave.buffer, aberto.par.chave.byteOffset, aberto.par.chave.byteLength)
  const chave = createPrivateKey({ key: bytesDaChave, format: 'der', type: 'pkcs8' })
  bytesDaChave.fill(0)
  if (chave.asymmetricKeyType !== 'rsa') throw recusar('A chave deste certificado não é RSA, que a nota fiscal pede.')
  const x509 = new X509Certificate(aberto.par.certificado)
  return { ...aberto.certificado, cnpj: await cnpjDoTitular(x509.raw), chave, x509 }
}
