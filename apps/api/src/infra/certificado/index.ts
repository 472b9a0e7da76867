import { ErroDeDominio } from '@vetlume/dominio/erros'
import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { PROPRIO, type Pedinte } from '../pedinte.ts'
import { criarVez } from '../vez.ts'
import type { PedidoDeAssinatura } from './assinar-pdf.ts'
import { caminhoConfiavel } from './cadeia.ts'
import type { AberturaDoCertificado, DadosDoCertificado, LeituraDoCertificado, MotivoDeRecusa } from './ler-pkcs12.ts'
import type { AssinaturaDoPdf, Tarefa } from './trabalhador.ts'

export { raizesIcpBrasil } from './cadeia.ts'

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

const RESPOSTA_FEIA = 'Este arquivo não pôde ser aberto. Exporte o certificado de novo.'
const DEMORADO =
  'Este certificado levou tempo demais para ser aberto. Tente outra vez; se continuar assim, exporte-o de novo.'

interface Opcoes {
  limiteMs?: number
  pedinte?: Pedinte
}

/** Does a task in a thread that is killed in time, and answers what it found. Throws what the file is refused for. */
async function emSeparado<L extends LeituraDoCertificado | AberturaDoCertificado | AssinaturaDoPdf>(
  bytes: Uint8Array,
  senha: string,
  tarefa: Tarefa,
  { limiteMs = LIMITE_MS, pedinte = PROPRIO }: Opcoes,
): Promise<Exclude<L, { recusa: MotivoDeRecusa }>> {
  if (bytes.byteLength > TAMANHO_MAXIMO)
    throw new ErroDeDominio('ARQUIVO_GRANDE_DEMAIS', { mensagem: 'Um certificado A1 não passa de 256 KB.' })
  const resposta = await comVez(() => noTrabalhador<L>({ bytes, senha, tarefa }, limiteMs), pedinte)
  if ('recusa' in resposta) throw RECUSAS[resposta.recusa]()
  return resposta as Exclude<L, { recusa: MotivoDeRecusa }>
}

async function noTrabalhador<L>(workerData: unknown, limiteMs: number): Promise<L> {
  const trabalhador = new Worker(new URL('./trabalhador.ts', import.meta.url), {
    name: 'certificado',
    execArgv: [],
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  })
  let relogio: NodeJS.Timeout | undefined
  try {
    return await new Promise<L>((resolver, rejeitar) => {
      const desistir = () => rejeitar(recusar(RESPOSTA_FEIA))
      trabalhador.once('message', resolver)
      trabalhador.once('error', desistir)
      trabalhador.once('exit', desistir)
      relogio = setTimeout(() => rejeitar(recusar(DEMORADO)), limiteMs)
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

type ComRaizes = Opcoes & { raizes: readonly X509Certificate[] }

/** What a file has, in its validity: its certificate, whether the key is RSA, and what leads from it to one of `raizes`, if anything does. */
async function lerComCaminho(
  bytes: Uint8Array,
  senha: string,
  agora: Temporal.Instant,
  { raizes, ...opcoes }: ComRaizes,
) {
  const { certificado, recebidos } = await emSeparado<LeituraDoCertificado>(bytes, senha, { tipo: 'ler' }, opcoes)
  exigirVigencia(certificado, agora)
  const [folha, ...outros] = recebidos.map((der) => new X509Certificate(der))
  const ehRsa = folha?.publicKey.asymmetricKeyType === 'rsa'
  return { certificado, ehRsa, caminho: folha === undefined ? null : caminhoConfiavel(folha, outros, raizes, agora) }
}

export interface CertificadoLido extends DadosDoCertificado {
  /** Whether it could sign a document for people now: of a key that is RSA, and leading to a root that is trusted. */
  confiavel: boolean
}

/**
 * Reads an uploaded A1 certificate (PKCS#12). Slow: never inside a transaction. Throws, in words that say what to do:
 * ARQUIVO_GRANDE_DEMAIS, TIPO_NAO_ACEITO when it is none, SENHA_NAO_CONFERE, VALIDACAO without its key, or out of its validity.
 */
export async function lerCertificado(
  bytes: Uint8Array,
  senha: string,
  agora: Temporal.Instant,
  opcoes: ComRaizes,
): Promise<CertificadoLido> {
  const { certificado, ehRsa, caminho } = await lerComCaminho(bytes, senha, agora, opcoes)
  return { ...certificado, confiavel: ehRsa && caminho !== null }
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
  opcoes: Opcoes = {},
): Promise<CertificadoAberto> {
  const { certificado, par } = await emSeparado<AberturaDoCertificado>(bytes, senha, { tipo: 'abrir' }, opcoes)
  exigirVigencia(certificado, agora)
  const bytesDaChave = Buffer.from(par.chave.buffer, par.chave.byteOffset, par.chave.byteLength)
  const chave = createPrivateKey({ key: bytesDaChave, format: 'der', type: 'pkcs8' })
  bytesDaChave.fill(0)
  if (chave.asymmetricKeyType !== 'rsa') throw recusar('A chave deste certificado não é RSA, que a nota fiscal pede.')
  const x509 = new X509Certificate(par.certificado)
  return { ...certificado, cnpj: await cnpjDoTitular(x509.raw), chave, x509 }
}

/** A certificate that leads to a root that is trusted, with what leads there, in DER. */
export interface CertificadoConfiavel extends DadosDoCertificado {
  caminho: Uint8Array[]
}

/**
 * Reads a certificate that will sign a document for people: throws as `lerCertificado`, and VALIDACAO when nothing leads from it to one of
 * `raizes` or its key is not RSA. Whether it was revoked is not asked: nobody is reached from here.
 */
export async function lerCertificadoConfiavel(
  bytes: Uint8Array,
  senha: string,
  agora: Temporal.Instant,
  opcoes: ComRaizes,
): Promise<CertificadoConfiavel> {
  const { certificado, ehRsa, caminho } = await lerComCaminho(bytes, senha, agora, opcoes)
  if (!ehRsa) throw recusar('A chave deste certificado não é RSA, que a assinatura pede.')
  if (caminho === null)
    throw recusar(
      'Este certificado não leva à ICP-Brasil: ou não é dela, ou o arquivo não traz quem o emitiu. Exporte-o de novo com todos os certificados do caminho.',
    )
  return { ...certificado, caminho: caminho.map(({ raw }) => raw) }
}

/** The PDF with a PAdES signature (B-B) by the certificate in `bytes`. The key does not leave the thread that opens it. */
export async function assinarComCertificado(
  bytes: Uint8Array,
  senha: string,
  { caminho, ...pedido }: PedidoDeAssinatura & Pick<CertificadoConfiavel, 'caminho'>,
  opcoes: Opcoes = {},
): Promise<Uint8Array> {
  const tarefa = { tipo: 'assinar', pedido, caminho } as const
  return (await emSeparado<AssinaturaDoPdf>(bytes, senha, tarefa, opcoes)).assinado
}
