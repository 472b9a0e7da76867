import { APARENCIA_PADRAO, ESCALA_MAXIMA, ESCALA_MINIMA } from '@vetlume/dominio/constantes'
import { menuDoPerfil, PERFIS, type Perfil } from '@vetlume/dominio/menu'
import { ROTA_DE_LOGIN, ROTA_INICIAL, ROTAS_PUBLICAS, ROTAS_PUBLICAS_PROPRIAS } from '@vetlume/dominio/rotas'
import { createHash } from 'node:crypto'
import { arquivosDe, type Pacote } from './arquivos-da-rota.ts'
import { PEDIDO_DO_REGISTRO, PERFIS_DO_PEDIDO, PERMISSAO_DO_PEDIDO, PRIMEIROS_PEDIDOS } from './primeiros-pedidos.ts'

const PUBLICAS = [...ROTAS_PUBLICAS, ...ROTAS_PUBLICAS_PROPRIAS].filter((rota) => rota !== ROTA_DE_LOGIN)
const CASCA = 'shell/casca.tsx'
const PAGINA_INICIAL = [CASCA, 'dashboard/dashboard-page.tsx']
const LAUDO = [CASCA, 'laudo/laudo-editar-page.tsx']
export const PAGINA_DE_LOGIN = ['sessao/login-page.tsx']
const LAUDO_LIDO = 'laudo/leitura/laudo-lido.tsx'

const DESENHOS = /^assets\/icones-[^/]+\.svg$/

/** Of the routes that open with a part in a file of its own, the page's modules, and by profile the part. */
const PARTES: Readonly<Record<string, { pagina: string[]; partes: Readonly<Partial<Record<Perfil, string>>> }>> = {
  [ROTA_INICIAL]: {
    pagina: PAGINA_INICIAL,
    partes: {
      ADMIN: 'dashboard/painel-da-plataforma.tsx',
      CLIENTE: 'dashboard/painel-da-empresa.tsx',
      CLIENTE_BASE: 'dashboard/painel-da-base.tsx',
      ESPECIALISTA: 'dashboard/painel-do-especialista.tsx',
      PARCEIRO: 'dashboard/painel-da-clinica.tsx',
    },
  },
  '/laudo/editar': {
    pagina: LAUDO,
    partes: { ESPECIALISTA: 'laudo/editor/laudo-editor.tsx', CLIENTE: LAUDO_LIDO, PARCEIRO: LAUDO_LIDO },
  },
}

export const PARTES_DA_ABERTURA: readonly string[] = [
  ...new Set(Object.values(PARTES).flatMap(({ partes }) => Object.values(partes))),
]

/** Screens that are not a list: what stands in their place until their code comes (`shell/quadro-inicial.css`). */
const FORMAS: Readonly<Record<string, string>> = {
  [ROTA_INICIAL]: 'painel',
  '/agenda/agenda-atendimento': 'grade',
  '/laudo/editar': 'grade',
}
const SEM_MENU = PERFIS.filter((perfil) => menuDoPerfil([perfil], () => true).length === 0)

/** By route and profile, the files of its part that the page does not bring. */
function partesDe(pacote: Pacote): Record<string, Record<string, string[]>> {
  return Object.fromEntries(
    Object.entries(PARTES).map(([rota, { pagina, partes }]) => {
      const daPagina = new Set(arquivosDe(pacote, pagina))
      const faltam = (parte: string) => arquivosDe(pacote, [parte]).filter((arquivo) => !daPagina.has(arquivo))
      return [rota, Object.fromEntries(Object.entries(partes).map(([perfil, parte]) => [perfil, faltam(parte)]))]
    }),
  )
}

/**
 * Runs before anything is drawn. Scheme and scale of earlier visits, so that there is no flash of the wrong one;
 * whether the login page of the document is to be seen; and, of the code that is about to run, what the server could
 * not know: it depends on who is here. What the screen asks for first is asked for too (`lib/adiantado.ts`), before it, and
 * so are the icons, which otherwise would only be when the first is drawn. A preload of them would match no use of theirs.
 */
export function codigoInicial(pacote: Pacote): string {
  const login = arquivosDe(pacote, PAGINA_DE_LOGIN)
  const inicial = arquivosDe(pacote, PAGINA_INICIAL)
  const desenhos = Object.keys(pacote).find((nome) => DESENHOS.test(nome))
  if (desenhos === undefined) throw new Error('the icons are not in the build')
  return `(()=>{const h=document.documentElement,s=localStorage,p=location.pathname;let u=null,menu='${APARENCIA_PADRAO.menu}';
try{const a=JSON.parse(s.aparencia||'{}');if(a.esquema==='dark')h.dataset.esquema='dark';if(a.escala>=${ESCALA_MINIMA}&&a.escala<=${ESCALA_MAXIMA})h.style.fontSize=a.escala+'px';menu=a.menu||menu}catch{}
try{u=JSON.parse(s.user||'null')}catch{}
const publica=${JSON.stringify(PUBLICAS)}.some(r=>p===r||p.startsWith(r+'/')),entrar=!publica&&!s.user,dentro=u&&!u.segundoFatorPendente&&(s.clienteSessao||s.clinicaSessao||u.perfis?.[0]==='ADMIN'),r=p==='/'?'${ROTA_INICIAL}':p,q=/^\\?codigo=([\\w-]+)$/.exec(location.search);
h.dataset.antes=entrar?'login':publica||!dentro?'outra':'tela';h.dataset.forma=${JSON.stringify(FORMAS)}[r]||'lista';h.dataset.menu=${JSON.stringify(SEM_MENU)}.includes(u?.perfis?.[0])?'overlay':menu;
try{const t=s.token,registro=${JSON.stringify(PEDIDO_DO_REGISTRO)}[r],url=q?registro&&registro+q[1]:!location.search&&${JSON.stringify(PRIMEIROS_PEDIDOS)}[r],{perfis,papel}=JSON.parse(s.clienteSessao||s.clinicaSessao||'null')||u;if(url&&dentro&&${JSON.stringify(PERFIS_DO_PEDIDO)}[r].some(f=>perfis.includes(f))&&(!papel||[null,...papel.permissoes].includes(${JSON.stringify(PERMISSAO_DO_PEDIDO)}[r]))&&JSON.parse(atob(t.split('.')[1].replace(/-/g,'+').replace(/_/g,'/'))).exp*1e3>Date.now()){const resposta=fetch(url,{priority:'high',headers:{Accept:'application/json',Authorization:'Bearer '+t}});resposta.catch(()=>0);window.vlAdiantado={url,token:t,resposta}}}catch{}
for(const n of publica?[]:entrar?${JSON.stringify(login)}:[...p==='/'?${JSON.stringify(inicial)}:[],...${JSON.stringify(partesDe(pacote))}[r]?.[u?.perfis?.[0]]||[]]){const l=document.createElement('link'),c=n.endsWith('.css');l.rel=c?'preload':'modulepreload';if(c)l.as='style';l.crossOrigin='';l.href='/'+n;document.head.append(l)}
if(!publica&&!entrar)fetch('/${desenhos}',{priority:'low'}).then(r=>r.blob()).catch(()=>0);})()
`
}

/** The name carries the content, like every other file that may be kept for a year. */
export function nomeDoInicial(codigo: string): string {
  return `assets/inicio-${createHash('sha256').update(codigo).digest('base64url').slice(0, 8)}.js`
}
