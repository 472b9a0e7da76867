import type { CredencialNova, PedidoDeChave, PedidoDeProva, ProvaDaChave } from '@vetlume/dominio/chave-de-acesso'
import { ErroDeApi } from './erro-de-api.ts'

// What speaks WebAuthn is downloaded when somebody uses a key.
const carregar = () => import('@simplewebauthn/browser')

const recusa = (mensagem: string) =>
  new ErroDeApi({ status: 422, corpo: { codigo: 'CHAVE_DE_ACESSO_RECUSADA', mensagem } })

const SEM_SUPORTE =
  'Este navegador não tem chaves de acesso, ou não as usa neste endereço. Use a senha, ou entre por outro navegador.'
const TEXTOS: Readonly<Record<string, string>> = {
  InvalidStateError: 'Este aparelho já tem uma chave de acesso da sua conta.',
  SecurityError: SEM_SUPORTE,
  NotSupportedError: SEM_SUPORTE,
  ConstraintError: 'Este aparelho não confirma quem é você. Ligue o bloqueio de tela, por digital, rosto ou PIN.',
}

/** What the browser said, as an error of ours. Giving up, or letting the time go by, is a cancelled call. */
function traduzir(erro: unknown): unknown {
  if (!(erro instanceof Error)) return erro
  const { name } = erro
  if (name === 'NotAllowedError' || name === 'AbortError') return new DOMException('A pessoa desistiu.', 'AbortError')
  return recusa(TEXTOS[name] ?? 'A chave de acesso não respondeu. Tente de novo.')
}

async function comChave<T>(usar: (webauthn: Awaited<ReturnType<typeof carregar>>) => Promise<T>): Promise<T> {
  const webauthn = await carregar()
  if (!webauthn.browserSupportsWebAuthn()) throw recusa(SEM_SUPORTE)
  try {
    return await usar(webauthn)
  } catch (erro) {
    throw traduzir(erro)
  }
}

/** Makes a key in the device: the browser asks the person for it. */
export const criarChave = (pedido: PedidoDeChave): Promise<CredencialNova> =>
  comChave(
    async ({ startRegistration }) => (await startRegistration({ optionsJSON: pedido as never })) as CredencialNova,
  )

/** Proves that the person holds a key: the browser asks for the finger, the face or the PIN. */
export const provarComChave = (pedido: PedidoDeProva): Promise<ProvaDaChave> =>
  comChave(
    async ({ startAuthentication }) => (await startAuthentication({ optionsJSON: pedido as never })) as ProvaDaChave,
  )
