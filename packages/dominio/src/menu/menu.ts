import type { Cartao } from './cartao.ts'
import { CARTOES } from './cartoes.ts'
import { PERFIL_PADRAO, type Perfil } from './perfis.ts'

export type ItemDeMenu = {
  readonly rotulo: string
  readonly rota: string
  readonly perfis: readonly Perfil[]
}

export type SubmenuDeMenu = {
  readonly rotulo: string
  readonly itens: readonly ItemDeMenu[]
}

export type EntradaDeMenu = ItemDeMenu | SubmenuDeMenu

export type GrupoDeMenu = {
  /** Stable key, e.g. to pick the group's icon. */
  readonly id: string
  readonly rotulo: string
  readonly itens: readonly EntradaDeMenu[]
}

const item = (rotulo: string, rota: string, ...perfis: Perfil[]): ItemDeMenu => ({ rotulo, rota, perfis })

/** The group that a route begins with. */
const grupoDaRota = (rota: string) => rota.split('/')[1]

export function ehSubmenu(entrada: EntradaDeMenu): entrada is SubmenuDeMenu {
  return 'itens' in entrada
}

/** The registries of a group, each where its card says. */
function cadastrosDe(grupo: string): EntradaDeMenu[] {
  const daqui: readonly Cartao[] = CARTOES.filter(({ rota }) => grupoDaRota(rota) === grupo)
  const linhas = (nele: string | undefined) =>
    daqui.filter(({ submenu }) => submenu === nele).map(({ menu, rota, perfis }) => item(menu, rota, ...perfis))
  const submenus = new Set(daqui.flatMap(({ submenu }) => submenu ?? []))
  return [...[...submenus].map((rotulo) => ({ rotulo, itens: linhas(rotulo) })), ...linhas(undefined)]
}

export const MENU: readonly GrupoDeMenu[] = [
  { id: 'painel', rotulo: 'Painel de Controle', itens: [item('Dashboard', '/dashboard', 'ADMIN', 'CLIENTE')] },
  // Nobody sees it by design: the agenda is reached from the top bar, the dashboard and Atendimento.
  { id: 'agenda', rotulo: 'Agenda', itens: [item('Agendamento', '/agenda/agenda-atendimento')] },
  { id: 'atendimento', rotulo: 'Atendimento', itens: [item('Atendimento', '/atendimento', 'CLIENTE', 'PARCEIRO')] },
  { id: 'laudo', rotulo: 'Laudo', itens: [item('Laudo', '/laudo', 'CLIENTE')] },
  {
    id: 'utilitario',
    rotulo: 'Utilitário',
    itens: [item('Simulador Custo Exame', '/utilitario/simulador-custo-exame', 'CLIENTE', 'CLIENTE_BASE')],
  },
  {
    id: 'cadastro',
    rotulo: 'Cadastro',
    itens: cadastrosDe('cadastro'),
  },
  {
    id: 'configuracao',
    rotulo: 'Configuração',
    itens: cadastrosDe('configuracao'),
  },
  {
    id: 'financeiro',
    rotulo: 'Financeiro',
    itens: [
      ...cadastrosDe('financeiro'),
      item('Contas Pagar', '/financeiro/contas-pagar', 'ADMIN', 'CLIENTE', 'PARCEIRO'),
      item('Contas Receber', '/financeiro/contas-receber', 'ADMIN', 'CLIENTE'),
      item('DRE', '/financeiro/demonstrativo-resultado', 'ADMIN'),
      item('Fluxo Caixa', '/financeiro/fluxo-caixa', 'ADMIN'),
    ],
  },
]

function filtrarEntrada(entrada: EntradaDeMenu, visivel: (item: ItemDeMenu) => boolean): EntradaDeMenu[] {
  if (!ehSubmenu(entrada)) return visivel(entrada) ? [entrada] : []
  const itens = entrada.itens.filter(visivel)
  return itens.length > 0 ? [{ ...entrada, itens }] : []
}

/**
 * Menu of a person: only the first (primary) profile counts, CLIENTE when there is none.
 * Groups and submenus left without items are removed; an unknown profile sees nothing. `alcanca`: what a papel leaves of it.
 */
export function menuDoPerfil(
  perfis: readonly string[],
  alcanca: (rota: string) => boolean = () => true,
): GrupoDeMenu[] {
  const perfil = perfis[0] || PERFIL_PADRAO
  const visivel = (candidato: ItemDeMenu) =>
    candidato.perfis.some((permitido) => permitido === perfil) && alcanca(candidato.rota)
  return MENU.map((grupo) => ({
    ...grupo,
    itens: grupo.itens.flatMap((entrada) => filtrarEntrada(entrada, visivel)),
  })).filter((grupo) => grupo.itens.length > 0)
}

/** Where the menu leads to a registry: its group and, in it, the submenu. */
export const caminhoNoMenu = ({ rota, submenu }: Cartao): string[] => [
  ...MENU.flatMap(({ id, rotulo }) => (id === grupoDaRota(rota) ? rotulo : [])),
  ...(submenu === undefined ? [] : [submenu]),
]
