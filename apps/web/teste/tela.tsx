import { createBrowserHistory, createRouter, RouterProvider } from '@tanstack/react-router'
import { TERMOS_VIGENTES } from '@vetlume/dominio/conta'
import type { Perfil } from '@vetlume/dominio/menu'
import {
  PERMISSOES_DO_PAPEL,
  ROTULOS_DO_PAPEL,
  type PapelPronto,
  type PermissaoDaEmpresa,
} from '@vetlume/dominio/permissoes'
import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import type { ReactNode } from 'react'
import { sessao } from '../src/lib/navegador.ts'
import { router } from '../src/routes.tsx'
import { ProvedorDeUi } from '../src/ui/provedor.tsx'
import { criarContexto, criarToken, criarUsuario } from './fabricas.ts'
import { exemplo } from './servidor/exemplo.ts'
import { servidor } from './servidor/index.ts'
import type { Chave } from './servidor/tipos.ts'

const UM_DIA_MS = 24 * 60 * 60_000
export const EMPRESA = { codigo: '01990000-0000-7000-8000-00000000c001', nome: 'Lumiar' }
export const PESSOA = {
  codigo: '01990000-0000-7000-8000-00000000a001',
  codigoPessoa: '01990000-0000-7000-8000-00000000b001',
}

type Papel = PapelPronto | readonly PermissaoDaEmpresa[]

/** A ready-made papel, or a set of the company's own. */
const comoPapel = (papel: Papel) =>
  typeof papel === 'string'
    ? { nome: ROTULOS_DO_PAPEL[papel], permissoes: [...PERMISSOES_DO_PAPEL[papel]] }
    : { nome: 'Conjunto próprio', permissoes: [...papel] }

/** Signs somebody of this profile in: in a company, with what a papel of it leaves, or, an ADMIN, in none. */
export function entrarComo(perfil: Perfil, papel?: Papel): void {
  const token = criarToken(Date.now() - 1_000, UM_DIA_MS)
  sessao.entrar({ token, user: criarUsuario({ ...PESSOA, perfis: [perfil] }) })
  if (perfil !== 'ADMIN')
    sessao.definirContexto(
      perfil === 'PARCEIRO' ? 'clinica' : 'cliente',
      token,
      criarContexto({
        ...EMPRESA,
        perfis: [perfil],
        ...(papel && { papel: comoPapel(papel) }),
      }),
    )
}

/** Asked around every screen, and not by it. */
export const DA_CASCA: ReadonlySet<Chave> = new Set([
  'GET /cliente/multiplos',
  'GET /cliente/id',
  'GET /parceiro/multiplos',
  'GET /parceiro/id',
  'GET /notificacao',
  'GET /conta/convites',
  'GET /suporte/aviso',
  'GET /conta/termos',
  'GET /assinatura',
  'POST /tempo-real/bilhete',
])

/** What the shell asks around every screen: no news, one company, and a live connection that never comes. */
export function responderPelaCasca(): void {
  servidor.responde('GET /cliente/multiplos', [])
  servidor.responde('GET /cliente/id', EMPRESA.codigo)
  servidor.responde('GET /parceiro/multiplos', [])
  servidor.responde('GET /parceiro/id', EMPRESA.codigo)
  servidor.responde('GET /notificacao', { itens: [], naoLidas: 0 })
  if (!servidor.temResposta('GET /conta/convites')) servidor.responde('GET /conta/convites', [])
  servidor.responde('GET /suporte/aviso', { ate: null })
  servidor.responde('GET /conta/termos', { vigente: TERMOS_VIGENTES, aceita: null, pendente: false })
  if (!servidor.temResposta('GET /assinatura'))
    servidor.responde('GET /assinatura', exemplo('GET /assinatura', { estado: 'ATIVO' }))
  servidor.responde('GET /conta/reforco', { comCodigo: false, comAplicativo: false, comChave: false })
  if (!servidor.temResposta('POST /tempo-real/bilhete'))
    servidor.responde('POST /tempo-real/bilhete', () => new Promise(() => undefined))
}

/** Opens an address as the product does, for somebody of a profile or, without one, for a visitor. */
export async function abrir(endereco: string, perfil?: Perfil, papel?: PapelPronto) {
  if (perfil !== undefined) {
    entrarComo(perfil, papel)
    responderPelaCasca()
  }
  history.replaceState(null, '', endereco)
  // A router of its own: one that lost its screen never ends its next transition.
  const novo = createRouter({ ...router.options, history: createBrowserHistory() })
  onTestFinished(() => {
    novo.history.destroy()
    // What its screen still had under way does not move the address of the next test.
    novo.history.push = novo.history.replace = () => undefined
  })
  await novo.load()
  return render(<RouterProvider router={novo} />)
}

/** Draws a part of a screen with what our components expect around them. */
export const desenhar = (parte: ReactNode) => render(parte, { wrapper: ProvedorDeUi })
