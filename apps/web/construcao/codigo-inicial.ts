import { ESCALA_MAXIMA, ESCALA_MINIMA } from '@vetlume/dominio/constantes'
import { ROTA_DE_LOGIN, ROTAS_PUBLICAS, ROTAS_PUBLICAS_PROPRIAS } from '@vetlume/dominio/rotas'
import { createHash } from 'node:crypto'
import type { Rolldown } from 'vite'

type Pacote = Rolldown.OutputBundle

const PUBLICAS = [...ROTAS_PUBLICAS, ...ROTAS_PUBLICAS_PROPRIAS].filter((rota) => rota !== ROTA_DE_LOGIN)

/** Files that a module needs before it can run: its own and, in turn, what they import. */
function arquivosDe(pacote: Pacote, modulo: string): string[] {
  const achados = new Set<string>()
  const visitar = (nome: string) => {
    const item = pacote[nome]
    // The page itself already asks for the entry and for what it imports.
    if (item?.type !== 'chunk' || item.isEntry || achados.has(nome)) return
    achados.add(nome)
    for (const importado of item.imports) visitar(importado)
  }
  for (const [nome, item] of Object.entries(pacote)) {
    if (item.type === 'chunk' && item.facadeModuleId?.endsWith(modulo)) visitar(nome)
  }
  return [...achados]
}

/**
 * Runs before anything is drawn. Scheme and scale of earlier visits, so that there is no flash of the wrong one;
 * whether the login page of the document is to be seen; and the code of the page that is about to open, fetched
 * beside the main file and not after it.
 */
export function codigoInicial(pacote: Pacote): string {
  const [casca, login] = ['shell/casca.tsx', 'sessao/login-page.tsx'].map((modulo) =>
    JSON.stringify(arquivosDe(pacote, modulo)),
  )
  return `(()=>{const h=document.documentElement,s=localStorage,p=location.pathname;
try{const a=JSON.parse(s.aparencia||'{}');if(a.esquema==='dark')h.dataset.esquema='dark';if(a.escala>=${ESCALA_MINIMA}&&a.escala<=${ESCALA_MAXIMA})h.style.fontSize=a.escala+'px'}catch{}
const publica=${JSON.stringify(PUBLICAS)}.some(r=>p===r||p.startsWith(r+'/')),entrar=!publica&&!s.user;
h.dataset.antes=entrar?'login':'outra';
for(const n of publica?[]:entrar?${login}:${casca}){const l=document.createElement('link');l.rel='modulepreload';l.href='/'+n;document.head.append(l)}})()
`
}

/** The name carries the content, like every other file that may be kept for a year. */
export function nomeDoInicial(codigo: string): string {
  return `assets/inicio-${createHash('sha256').update(codigo).digest('base64url').slice(0, 8)}.js`
}
