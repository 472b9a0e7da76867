/** What the HTTP client knows of a call that failed. */
export type FalhaDeChamada = {
  /** HTTP status; 0, -1 or absent when no reply arrived, 408 when the client gave up waiting. */
  readonly status?: number | undefined
  /** Body of the reply: parsed JSON or plain text. */
  readonly corpo?: unknown
  /** Message of the exception thrown by `fetch`, if any. */
  readonly mensagemDeRede?: string | undefined
}

export const TEXTOS_DE_LOGIN = {
  conexao: 'Sistema em manutenção. Tente novamente mais tarde.',
  semPermissao: 'Usuário não possui permissão para acessar o sistema. Entre em contato com o administrador.',
  naoAutenticado: 'Usuário ou senha inválido.',
  interno: 'Erro interno do servidor. Tente novamente mais tarde.',
  tempoLimite: 'Tempo limite excedido. Verifique sua conexão e tente novamente.',
  desconhecido: 'Ocorreu um erro desconhecido.',
} as const

export const TEXTOS_DA_API = {
  conexao: 'Sistema temporariamente indisponível. Tente novamente em alguns minutos.',
  // The specification does not show these two texts: the login catalogue's serve for both.
  interno: TEXTOS_DE_LOGIN.interno,
  tempoLimite: TEXTOS_DE_LOGIN.tempoLimite,
  semPermissao: 'Acesso negado. Você não tem permissão para esta operação.',
  inesperado: 'Ocorreu um erro inesperado.',
} as const

const STATUS_DE_CONEXAO: ReadonlySet<number> = new Set([0, -1, 502, 503])
/** The server has nowhere left to write: it says so itself, since the person can still read and export. */
const STATUS_SEM_ESPACO = 507
const STATUS_DE_TEMPO_LIMITE: ReadonlySet<number> = new Set([408, 504])

// What Chromium, Firefox, Safari, Node and common HTTP clients say when nothing answers.
const MENSAGENS_DE_REDE =
  /failed to fetch|fetch failed|load failed|network ?error|network request failed|network connection was lost|appears to be offline|err_(network|internet|connection|name|address)|econn(refused|reset|aborted)|enotfound|connection (refused|reset|closed)/i

/** Whether no usable reply arrived. Shared by both catalogues. */
export function ehFalhaDeConexao({ status = 0, mensagemDeRede = '' }: FalhaDeChamada): boolean {
  return STATUS_DE_CONEXAO.has(status) || MENSAGENS_DE_REDE.test(mensagemDeRede)
}

function texto(valor: unknown): string | null {
  return typeof valor === 'string' && valor.trim() !== '' ? valor.trim() : null
}

/** The message or error field of the body, or a body that is itself plain text (never an HTML page). */
function mensagemDoServidor(corpo: unknown): string | null {
  if (typeof corpo === 'object' && corpo !== null) {
    const campos = corpo as Readonly<Record<string, unknown>>
    return texto(campos['mensagem']) ?? texto(campos['message']) ?? texto(campos['error'])
  }
  const simples = texto(corpo)
  return simples?.startsWith('<') ? null : simples
}

function corpoNegaPermissao(corpo: unknown): boolean {
  const bruto = typeof corpo === 'string' ? corpo : JSON.stringify(corpo ?? null)
  return bruto.normalize('NFC').toLowerCase().includes('não possui permissão')
}

/**
 * Text for a failed login. Rules apply in the order of the catalogue, except that 504 is read as a
 * timeout before the general 5xx rule, which would otherwise hide it.
 */
export function mensagemDeErroDeLogin(falha: FalhaDeChamada): string {
  const { status = 0, corpo } = falha
  if (ehFalhaDeConexao(falha)) return TEXTOS_DE_LOGIN.conexao
  if (status === 403 || corpoNegaPermissao(corpo)) return mensagemDoServidor(corpo) ?? TEXTOS_DE_LOGIN.semPermissao
  if (status === 401) return TEXTOS_DE_LOGIN.naoAutenticado
  if (STATUS_DE_TEMPO_LIMITE.has(status)) return TEXTOS_DE_LOGIN.tempoLimite
  if (status >= 500) return TEXTOS_DE_LOGIN.interno
  return mensagemDoServidor(corpo) ?? TEXTOS_DE_LOGIN.desconhecido
}

/** Text for any other failed call; same remark about 504. A 403 never shows the server's own text. */
export function mensagemDeErroDaApi(falha: FalhaDeChamada): string {
  const { status = 0, corpo } = falha
  if (ehFalhaDeConexao(falha)) return TEXTOS_DA_API.conexao
  if (STATUS_DE_TEMPO_LIMITE.has(status)) return TEXTOS_DA_API.tempoLimite
  if (status === STATUS_SEM_ESPACO) return mensagemDoServidor(corpo) ?? TEXTOS_DA_API.interno
  if (status >= 500) return TEXTOS_DA_API.interno
  if (status === 403) return TEXTOS_DA_API.semPermissao
  return mensagemDoServidor(corpo) ?? TEXTOS_DA_API.inesperado
}
