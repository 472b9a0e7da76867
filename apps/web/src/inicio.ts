/*
 * The document's first script: it runs before anything is drawn, and says what the server could not know, because it depends on
 * who is here. The build puts it alone in a file, with what it knows of the routes (`construcao/codigo-inicial.ts`).
 */

import type { Adiantado } from './lib/adiantado.ts'

/** What the build says of a screen that does not open as a list does. */
export interface InicioDaRota {
  /** What stands in its place until its code comes (`shell/quadro-inicial.css`). */
  forma?: string
  /** What it asks for first, with `{hoje}` for the day; and where the record is that an address names. */
  pedido?: string
  registro?: string
  /** Who is answered, and what a papel must leave them. */
  perfis?: readonly string[]
  permissao?: string | null
  /** By profile, files that its page does not bring. */
  partes?: Readonly<Record<string, readonly string[]>>
  /** On a telephone it opens in another view, with other parts and another request. */
  larga?: boolean
}

export interface DadosDoInicio {
  rotas: Readonly<Record<string, InicioDaRota>>
  publicas: readonly string[]
  inicial: string
  /** Files of the page that `/` leads to, and of the login. */
  arquivosDaInicial: readonly string[]
  arquivosDoLogin: readonly string[]
  icones: string
  semMenu: readonly string[]
  menu: string
  escala: readonly [minima: number, maxima: number]
  telefone: string
  zona: string
}

declare const DADOS: DadosDoInicio

interface Pessoa {
  perfis?: readonly string[]
  segundoFatorPendente?: boolean
}

interface EmUso {
  perfis: readonly string[]
  papel?: { permissoes: readonly string[] } | null
  fuso?: string | null
}

const { dataset, style } = document.documentElement
const { pathname, search } = location

function guardado<T>(nome: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(nome) ?? 'null') as T | null
  } catch {
    return null
  }
}

const pessoa = guardado<Pessoa>('user')
const emUso = guardado<EmUso>('clienteSessao') ?? guardado<EmUso>('clinicaSessao')
const perfil = pessoa?.perfis?.[0] ?? ''
const publica = DADOS.publicas.some((rota) => pathname === rota || pathname.startsWith(`${rota}/`))
const entrar = !publica && localStorage.getItem('user') === null
const dentro = pessoa !== null && pessoa.segundoFatorPendente !== true && (emUso !== null || perfil === 'ADMIN')
const rota = DADOS.rotas[pathname === '/' ? DADOS.inicial : pathname] ?? {}
const cabe = rota.larga !== true || !matchMedia(DADOS.telefone).matches

/** Scheme and scale of earlier visits, so that there is no flash of the wrong one; and what of the document is to be seen. */
function preparar(): void {
  const aparencia = guardado<{ esquema?: string; escala?: number; menu?: string }>('aparencia') ?? {}
  const { escala = 0, menu = DADOS.menu } = aparencia
  if (aparencia.esquema === 'dark') dataset['esquema'] = 'dark'
  if (escala >= DADOS.escala[0] && escala <= DADOS.escala[1]) style.fontSize = `${escala}px`
  dataset['antes'] = entrar ? 'login' : publica || !dentro ? 'outra' : 'tela'
  dataset['forma'] = rota.forma ?? 'lista'
  dataset['menu'] = DADOS.semMenu.includes(perfil) ? 'overlay' : menu
}

/** The address of what the screen asks for first, of who is answered. */
function enderecoDoPedido(): string | undefined {
  const { perfis, papel, fuso } = emUso ?? { perfis: pessoa?.perfis ?? [] }
  const { permissao = null } = rota
  const atendido = rota.perfis?.some((um) => perfis.includes(um)) === true
  if (!dentro || !atendido) return undefined
  if (papel && permissao !== null && !papel.permissoes.includes(permissao)) return undefined
  const registro = /^\?codigo=([\w-]+)$/.exec(search)?.[1]
  if (registro !== undefined) return rota.registro && rota.registro + registro
  if (!cabe || search !== '') return undefined
  // Only where it is asked for: to write its first day a page reads the locale's data.
  const hoje = () => new Date().toLocaleDateString('sv', { timeZone: fuso ?? DADOS.zona })
  return rota.pedido?.replaceAll('{hoje}', hoje)
}

/** Asks for it now, before the code that will: `lib/adiantado.ts` takes it from there. */
function pedirAntes(): void {
  const url = enderecoDoPedido()
  const token = localStorage.getItem('token')
  const corpo = token?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/')
  if (!url || token === null || corpo === undefined) return
  if ((JSON.parse(atob(corpo)) as { exp: number }).exp * 1_000 <= Date.now()) return
  const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` }
  const resposta = fetch(url, { priority: 'high', headers })
  resposta.catch(() => undefined)
  globalThis.vlAdiantado = { url, token, resposta } satisfies Adiantado
}

function buscarCodigo(): void {
  const daPessoa = [...(pathname === '/' ? DADOS.arquivosDaInicial : []), ...((cabe && rota.partes?.[perfil]) || [])]
  for (const nome of entrar ? DADOS.arquivosDoLogin : daPessoa) {
    const link = document.createElement('link')
    const estilo = nome.endsWith('.css')
    link.rel = estilo ? 'preload' : 'modulepreload'
    if (estilo) link.as = 'style'
    link.crossOrigin = ''
    link.href = `/${nome}`
    document.head.append(link)
  }
  // A preload of the icons would match no use of theirs; asked for when the first is drawn, they come late.
  if (!entrar)
    fetch(`/${DADOS.icones}`, { priority: 'low' })
      .then((icones) => icones.blob())
      .catch(() => undefined)
}

preparar()
try {
  pedirAntes()
} catch {
  // A session that makes no sense asks for nothing: the application says what to do about it.
}
if (!publica) buscarCodigo()
