import { ROTA_INICIAL, destinoDaRota } from '@vetlume/dominio/rotas'
import type { UsuarioDaSessao } from '@vetlume/dominio/sessao'
import { tokenExpirado } from '@vetlume/dominio/token'
import type { RespostaDaApi } from '../../lib/api.ts'
import { ErroDeApi } from '../../lib/erro-de-api.ts'
import type { Sessao } from '../../lib/sessao.ts'
import { buscarAssociacoes, entrarNaAssociacao, precisaDeContexto } from './contexto.ts'
import type { ApiDeSessao, Associacao } from './contexto.ts'

/** The password was right and the account asks for a code too. */
export const pedeCodigo = (erro: unknown): boolean =>
  erro instanceof ErroDeApi && erro.codigo === 'SEGUNDO_FATOR_NECESSARIO'

/** What the person has beside the password. */
export interface Fatores {
  aplicativo: boolean
  chaves: boolean
}

/** What the server says that may come beside the password; an app, unless it says otherwise. */
export function fatoresQueFaltam(erro: unknown): Fatores {
  const ditos = erro instanceof ErroDeApi ? (erro.detalhes as Partial<Fatores> | undefined) : undefined
  return { aplicativo: ditos?.aplicativo !== false, chaves: ditos?.chaves === true }
}

/** The password was right, and the e-mail was never confirmed. */
export const faltaConfirmar = (erro: unknown): boolean =>
  erro instanceof ErroDeApi && erro.codigo === 'EMAIL_NAO_CONFIRMADO'

export type SituacaoDoContexto =
  | { tipo: 'pronto' }
  | { tipo: 'escolher'; associacoes: Associacao[] }
  | { tipo: 'nenhum' }

interface Dependencias {
  api: ApiDeSessao
  sessao: Sessao
  agoraMs: () => number
}

/** Signs in. The context comes after, with `resolverContexto`. */
export async function entrar(
  credenciais: { identificador: string; senha: string; segundoFator?: string | undefined },
  { api, sessao, agoraMs }: Dependencias,
): Promise<UsuarioDaSessao> {
  return comecar(await api('POST /auth/login', credenciais, { publico: true, catalogo: 'login' }), { sessao, agoraMs })
}

/** Signs in with a passkey, which is worth the password and the second factor. */
export async function entrarComChave({ api, sessao, agoraMs }: Dependencias): Promise<UsuarioDaSessao> {
  const { provarComChave } = await import('../../lib/chave-de-acesso.ts')
  const publico = { publico: true, catalogo: 'login' } as const
  const prova = await provarComChave(await api('POST /auth/chave-de-acesso/desafio', {}, publico))
  return comecar(await api('POST /auth/chave-de-acesso', { prova }, publico), { sessao, agoraMs })
}

function comecar(
  resposta: RespostaDaApi<'POST /auth/login'>,
  { sessao, agoraMs }: Omit<Dependencias, 'api'>,
): UsuarioDaSessao {
  if (typeof resposta?.token !== 'string' || resposta.token === '') throw new ErroDeApi({ status: 200 }, 'login')
  // Offset is zero by definition: with a wrong clock every token would look expired and nobody would know why.
  if (tokenExpirado(resposta.token, agoraMs())) {
    throw new ErroDeApi({
      status: 400,
      corpo: { mensagem: 'O relógio deste aparelho está errado. Acerte a data e a hora e tente de novo.' },
    })
  }
  sessao.entrar(resposta)
  return resposta.user
}

/** One place to work: entered silently. Several: the person chooses. None: somebody has to invite them. */
export async function resolverContexto(
  usuario: UsuarioDaSessao,
  { api, sessao }: Omit<Dependencias, 'agoraMs'>,
): Promise<SituacaoDoContexto> {
  if (!precisaDeContexto(usuario)) return { tipo: 'pronto' }
  const associacoes = await buscarAssociacoes(usuario, api)
  const [unica] = associacoes
  if (unica === undefined) return { tipo: 'nenhum' }
  if (associacoes.length > 1) return { tipo: 'escolher', associacoes }
  await entrarNaAssociacao(unica, usuario, api, sessao)
  return { tipo: 'pronto' }
}

/** Page to open after signing in: where the person was, when it is a screen of ours, or the first one. */
export function destinoDepoisDeEntrar(voltar: string | undefined, existe: (rota: string) => boolean): string {
  const nosso = voltar !== undefined && /^\/(?![/\\])/.test(voltar)
  return nosso &&
    voltar !== '/' &&
    destinoDaRota(voltar, true, existe) === null &&
    !voltar.startsWith('/login') &&
    !voltar.startsWith('/notfound')
    ? voltar
    : ROTA_INICIAL
}
