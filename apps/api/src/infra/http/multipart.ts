import { limparLinha } from '@vetlume/dominio/cadastro'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { sha256, type Arquivos, type Provisorio } from '../arquivos.ts'

const MB = 1024 * 1024
const MAXIMO_EM_MB = 10
/** Of the other fields and of what separates them. */
const FOLGA = MB

/** Bytes of the whole body of an upload. */
export const tamanhoDoEnvio = (maximoEmMb = MAXIMO_EM_MB): number => maximoEmMb * MB + FOLGA

export interface ArquivoRecebido {
  /** Base name, in one line that every screen and header can show; may be empty. */
  nome: string
  bytes: Uint8Array
  sha256: string
  campos: Readonly<Record<string, unknown>>
}

/** A file that waits on the disk until it is kept; it goes with the request otherwise. */
export interface ArquivoEmDisco extends Omit<ArquivoRecebido, 'bytes'> {
  provisorio: Provisorio
  /** A small image that came with it. */
  capa: Uint8Array | null
}

const MAXIMO_DO_NOME = 120

/** The end is kept: it has the extension, which no mark of direction may show in another place. */
function nomeLimpo(nome: string): string {
  const base = nome.split(/[/\\]/).at(-1) ?? ''
  return [...limparLinha(base.toWellFormed())].slice(-MAXIMO_DO_NOME).join('')
}

const LIMITES = { files: 1, fields: 20, fieldSize: 10_000 }

/** What the reader of the stream says of a body that was cut or is no multipart has no status of its own. */
const ilegivel = (cause: unknown) =>
  cause instanceof Error && 'statusCode' in cause ? cause : new ErroDeDominio('REQUISICAO_INVALIDA', { cause })

const semArquivo = () => new ErroDeDominio('VALIDACAO', { campos: { arquivo: 'Escolha um arquivo.' } })

/** Reads the one file (`arquivo`) and the other fields of a multipart body. */
export async function receberArquivo(request: FastifyRequest, maximoEmMb = MAXIMO_EM_MB): Promise<ArquivoRecebido> {
  const campos: Record<string, unknown> = {}
  let recebido: { nome: string; bytes: Uint8Array } | null = null
  try {
    for await (const parte of request.parts({ limits: { ...LIMITES, fileSize: maximoEmMb * MB } })) {
      if (parte.type === 'file') recebido = { nome: nomeLimpo(parte.filename), bytes: await parte.toBuffer() }
      else campos[parte.fieldname] = parte.value
    }
  } catch (erro) {
    throw ilegivel(erro)
  }
  if (recebido === null) throw semArquivo()
  return { ...recebido, sha256: sha256(recebido.bytes), campos }
}

const CAPA = 'capa'

async function lerCapa(fluxo: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pedacos: Uint8Array[] = []
  let tamanho = 0
  for await (const pedaco of fluxo) {
    tamanho += pedaco.byteLength
    if (tamanho > MAXIMO_EM_MB * MB) throw new ErroDeDominio('ARQUIVO_GRANDE_DEMAIS')
    pedacos.push(pedaco)
  }
  return Buffer.concat(pedacos)
}

/** The same for a file that is too much to hold: it goes to the disk as it comes. Whoever calls lets go of it. */
export async function receberEmDisco(
  request: FastifyRequest,
  maximoEmMb: number,
  arquivos: Arquivos,
): Promise<ArquivoEmDisco> {
  const campos: Record<string, unknown> = {}
  let recebido: { nome: string; provisorio: Provisorio } | null = null
  let capa: Uint8Array | null = null
  try {
    for await (const parte of request.parts({ limits: { ...LIMITES, files: 2, fileSize: maximoEmMb * MB } })) {
      if (parte.type !== 'file') campos[parte.fieldname] = parte.value
      else if (parte.fieldname === CAPA) capa = await lerCapa(parte.file)
      else if (recebido === null)
        recebido = { nome: nomeLimpo(parte.filename), provisorio: await arquivos.receber(parte.file) }
      else throw new ErroDeDominio('REQUISICAO_INVALIDA')
    }
  } catch (erro) {
    await recebido?.provisorio.largar()
    throw erro instanceof ErroDeDominio ? erro : ilegivel(erro)
  }
  if (recebido === null) throw semArquivo()
  return { ...recebido, capa, sha256: recebido.provisorio.sha256, campos }
}
