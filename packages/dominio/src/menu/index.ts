export { PERFIS, PERFIL_PADRAO, type Perfil } from './perfis.ts'
export {
  MENU,
  caminhoNoMenu,
  ehSubmenu,
  menuDoPerfil,
  type EntradaDeMenu,
  type GrupoDeMenu,
  type ItemDeMenu,
  type SubmenuDeMenu,
} from './menu.ts'
export type { Cartao } from './cartao.ts'
export { CARTOES, type CartaoDeCadastro } from './cartoes.ts'
