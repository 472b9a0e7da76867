import { ErroDeDominio } from '@vetlume/dominio/erros'
import { LeituraDemorada } from './em-separado.ts'

/** For who sent the file: it took too long, or broke the reader. */
export interface PalavrasDaRecusa {
  demorado: string
  danificado: string
}

const recusar = (mensagem: string, cause?: unknown) => new ErroDeDominio('TIPO_NAO_ACEITO', { mensagem, cause })

/** What a reader in a process apart read of a file that somebody sent. Throws TIPO_NAO_ACEITO with why it cannot be read. */
export async function lidoOuRecusado<R extends object>(
  leitura: Promise<R | { recusa: string }>,
  { demorado, danificado }: PalavrasDaRecusa,
): Promise<R> {
  const resposta = await leitura.catch((erro: unknown) => {
    if (erro instanceof ErroDeDominio) throw erro
    throw recusar(erro instanceof LeituraDemorada ? demorado : danificado, erro)
  })
  if ('recusa' in resposta) throw recusar(resposta.recusa)
  return resposta
}
