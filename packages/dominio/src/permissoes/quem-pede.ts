import type { Perfil } from '../menu/index.ts'
import { perfilPermite, type PermissaoDePerfil } from './permissoes.ts'

/** Who asks, and what the papel leaves of the profile CLIENTE; null or absent leaves all of it. */
export interface QuemPede {
  readonly perfis: readonly Perfil[]
  readonly papel?: readonly PermissaoDePerfil[] | null | undefined
}

const perfilVale = (perfil: Perfil, papel: QuemPede['papel'], permissao: PermissaoDePerfil): boolean =>
  perfil !== 'CLIENTE' || papel == null || papel.includes(permissao)

/** Whether the person may: a profile is granted it, and the papel does not take it away. */
export const permite = ({ perfis, papel }: QuemPede, permissao: PermissaoDePerfil): boolean =>
  perfilPermite(
    perfis.filter((perfil) => perfilVale(perfil, papel, permissao)),
    permissao,
  )

/** The profiles in which the person may do it: a receptionist who also signs does not write every laudo of the company. */
export const perfisQueValem = ({ perfis, papel }: QuemPede, permissao: PermissaoDePerfil): Perfil[] =>
  perfis.filter((perfil) => perfilVale(perfil, papel, permissao))

/**
 * The person as who may do it, without the profiles that their papel leaves out of it. A route has this of its own permission; what
 * crosses areas asks it of each part, or a wider profile would lend its view to what another one was let in for.
 */
export const comoQuemPode = <Q extends QuemPede>(quem: Q, permissao: PermissaoDePerfil): Q => ({
  ...quem,
  perfis: perfisQueValem(quem, permissao),
})

/** What may be done with a record, by who may do any of it: a papel without the permission leaves nothing. */
export function restringir<const P extends Readonly<Record<string, boolean>>>(
  quem: QuemPede,
  permissao: PermissaoDePerfil,
  permissoes: P,
): Record<keyof P, boolean> {
  const pode = permite(quem, permissao)
  return Object.fromEntries(Object.entries(permissoes).map(([acao, vale]) => [acao, pode && vale])) as Record<
    keyof P,
    boolean
  >
}
