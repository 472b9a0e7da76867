import { mensagemDeErroDaApi, mensagemDeErroDeLogin } from '@vetlume/dominio/erros'
import type { CamposComErro, CodigoDeErro, FalhaDeChamada } from '@vetlume/dominio/erros'

export type Catalogo = 'login' | 'api'

/** A call that failed. `status` 0: no reply; 408: the client gave up waiting. `mensagem` is ready to be shown. */
export class ErroDeApi extends Error {
  override readonly name = 'ErroDeApi'
  readonly status: number
  readonly mensagem: string
  readonly codigo: CodigoDeErro | null
  readonly campos: CamposComErro
  readonly detalhes: unknown

  constructor(falha: FalhaDeChamada, catalogo: Catalogo = 'api', causa?: unknown) {
    const mensagem = catalogo === 'login' ? mensagemDeErroDeLogin(falha) : mensagemDeErroDaApi(falha)
    super(mensagem, causa === undefined ? undefined : { cause: causa })
    const corpo = ehObjeto(falha.corpo) ? falha.corpo : {}
    this.status = falha.status ?? 0
    this.mensagem = mensagem
    this.codigo = typeof corpo['codigo'] === 'string' ? (corpo['codigo'] as CodigoDeErro) : null
    this.campos = ehObjeto(corpo['campos']) ? (corpo['campos'] as CamposComErro) : {}
    this.detalhes = corpo['detalhes']
  }

  /** Whether the server may have done the work although we saw a failure: a retry must reuse the same key. */
  get resultadoDesconhecido(): boolean {
    return this.status <= 0 || this.status === 408 || this.status >= 500 || this.codigo === 'IDEMPOTENCIA_EM_ANDAMENTO'
  }
}

/** What the login page has to tell about a session that an administrator ended; nothing for any other end. */
export function avisoDoFim({ codigo, mensagem }: ErroDeApi): string | undefined {
  return codigo === 'ACESSO_ENCERRADO' ? mensagem : undefined
}

/** Portuguese text for anything thrown. A cancelled call has none: nobody has to read about it. */
export function mensagemDoErro(erro: unknown): string {
  if (erro instanceof ErroDeApi) return erro.mensagem
  return mensagemDeErroDaApi({ status: 400, mensagemDeRede: erro instanceof Error ? erro.message : undefined })
}

export function foiCancelado(erro: unknown): boolean {
  return erro instanceof DOMException && erro.name === 'AbortError'
}

function ehObjeto(valor: unknown): valor is Record<string, unknown> {
  return typeof valor === 'object' && valor !== null && !Array.isArray(valor)
}
