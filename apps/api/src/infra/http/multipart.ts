import { limparLinha } from '@vetlume/dominio/cadastro'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { sha256 } from '../arquivos.ts'

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
  if (recebido === null) throw new ErroDeDominio('VALIDACAO', { campos: { arquivo: 'Escolha um arquivo.' } })
  return { ...recebido, sha256: sha256(recebido.bytes), campos }
}
