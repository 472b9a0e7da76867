import { CHAVES_DE_ARMAZENAMENTO } from '@vetlume/dominio/constantes'
import type { SessaoDeContexto, UsuarioDaSessao } from '@vetlume/dominio/sessao'

export type Armazenamento = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface EstadoDaSessao {
  readonly usuario: UsuarioDaSessao | null
  /** Company in use; null for an ADMIN and for who works in a partner clinic. */
  readonly cliente: SessaoDeContexto | null
  /** Partner clinic in use. */
  readonly clinica: SessaoDeContexto | null
}

export type TipoDeContexto = 'cliente' | 'clinica'

export interface Sessao {
  token(): string | null
  /** Same object until something changes, as `useSyncExternalStore` requires. */
  estado(): EstadoDaSessao
  /** As specified: whether a stored user exists. */
  autenticada(): boolean
  entrar(resposta: { token: string; user: UsuarioDaSessao }): void
  trocarToken(token: string): void
  /** A newer token, with where the person works as it is now: a papel may have changed since. */
  renovar(token: string, contexto: SessaoDeContexto | null): void
  /** What is known of the person changed: where they work did not. */
  trocarUsuario(user: UsuarioDaSessao): void
  definirContexto(tipo: TipoDeContexto, token: string, contexto: SessaoDeContexto): void
  /** Removes the four keys. Listeners decide where to go. `aviso` tells the person why, when it was not their doing. */
  encerrar(aviso?: string): void
  /** Why the last session ended, until it was told or somebody signs in. Kept in this tab only. */
  aviso(): string | null
  esquecerAviso(): void
  /** Reads the storage again, after another tab wrote to it. */
  recarregar(): void
  assinar(ouvinte: () => void): () => void
}

const { token: TOKEN, usuario: USUARIO, clienteSessao: CLIENTE, clinicaSessao: CLINICA } = CHAVES_DE_ARMAZENAMENTO
const VAZIA: EstadoDaSessao = { usuario: null, cliente: null, clinica: null }

/** A stored object with a `codigo`, or null: written by us, so only its presence is checked. */
function lerObjeto(armazenamento: Armazenamento, chave: string): { codigo: string } | null {
  try {
    const valor: unknown = JSON.parse(armazenamento.getItem(chave) ?? 'null')
    const valido = typeof valor === 'object' && valor !== null && 'codigo' in valor
    return valido ? (valor as { codigo: string }) : null
  } catch {
    return null
  }
}

function ler(armazenamento: Armazenamento): EstadoDaSessao {
  return {
    usuario: lerObjeto(armazenamento, USUARIO) as UsuarioDaSessao | null,
    cliente: lerObjeto(armazenamento, CLIENTE) as SessaoDeContexto | null,
    clinica: lerObjeto(armazenamento, CLINICA) as SessaoDeContexto | null,
  }
}

/** Who is signed in and where they work, kept in the browser's storage under the published keys. */
export function criarSessao(armazenamento: Armazenamento): Sessao {
  const ouvintes = new Set<() => void>()
  let estado = ler(armazenamento)
  let avisoDoFim: string | null = null
  const publicar = (novo: EstadoDaSessao) => {
    estado = novo
    if (novo.usuario !== null) avisoDoFim = null
    for (const ouvinte of ouvintes) ouvinte()
  }
  return {
    token: () => armazenamento.getItem(TOKEN),
    estado: () => estado,
    autenticada: () => estado.usuario !== null,
    entrar({ token, user }) {
      for (const chave of [CLIENTE, CLINICA]) armazenamento.removeItem(chave)
      armazenamento.setItem(TOKEN, token)
      armazenamento.setItem(USUARIO, JSON.stringify(user))
      publicar({ ...VAZIA, usuario: user })
    },
    trocarToken: (token) => armazenamento.setItem(TOKEN, token),
    renovar(token, contexto) {
      armazenamento.setItem(TOKEN, token)
      const atual = estado.cliente
      if (contexto === null || atual?.codigo !== contexto.codigo) return
      const novo = {
        ...atual,
        ...contexto,
        codigoEspecialista: contexto.codigoEspecialista ?? atual.codigoEspecialista,
      }
      if (JSON.stringify(novo) === JSON.stringify(atual)) return
      armazenamento.setItem(CLIENTE, JSON.stringify(novo))
      publicar({ ...estado, cliente: novo })
    },
    trocarUsuario(user) {
      armazenamento.setItem(USUARIO, JSON.stringify(user))
      publicar({ ...estado, usuario: user })
    },
    definirContexto(tipo, token, contexto) {
      const [chave, outra] = tipo === 'cliente' ? [CLIENTE, CLINICA] : [CLINICA, CLIENTE]
      armazenamento.setItem(TOKEN, token)
      armazenamento.setItem(chave, JSON.stringify(contexto))
      armazenamento.removeItem(outra)
      publicar({ usuario: estado.usuario, cliente: null, clinica: null, [tipo]: contexto })
    },
    encerrar(aviso) {
      // Requests that were on their way end what is already over, and know less of why.
      if (estado.usuario !== null) avisoDoFim = aviso ?? null
      for (const chave of [TOKEN, USUARIO, CLIENTE, CLINICA]) armazenamento.removeItem(chave)
      publicar(VAZIA)
    },
    aviso: () => avisoDoFim,
    esquecerAviso: () => void (avisoDoFim = null),
    recarregar: () => publicar(ler(armazenamento)),
    assinar(ouvinte) {
      ouvintes.add(ouvinte)
      return () => ouvintes.delete(ouvinte)
    },
  }
}
