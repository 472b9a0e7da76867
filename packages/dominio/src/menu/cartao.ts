import type { Perfil } from './perfis.ts'

/** What is said of a registry once: menu, routes, permissions, screens and the server read it here. */
export interface Cartao {
  /** In the API, in the trail and as a module: `plano-saude`. */
  readonly caminho: string
  /** Of its screen, which `routes.tsx` has; the group of the menu is what it begins with. */
  readonly rota: string
  /** In the group of the menu that its route begins with, the submenu. */
  readonly submenu?: string
  /** What the menu calls it, and for whom it is there. */
  readonly menu: string
  readonly perfis: readonly Perfil[]
  /** What is asked of who opens the screen, and of who changes something in it. */
  readonly ler: string
  readonly escrever: string
  /** Permissions of its own, with the profiles that have them. */
  readonly permissoes: Readonly<Record<string, readonly Perfil[]>>
  /** Order in which its list opens. */
  readonly ordem: string
  readonly nomes: readonly [um: string, muitos: string]
}
