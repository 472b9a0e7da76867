import { caminhoNoMenu, type Cartao } from '@vetlume/dominio/menu'
import type { PermissaoDePerfil } from '@vetlume/dominio/permissoes'
import type { Busca, BuscaDaqui, Rota } from '../../buscas.ts'
import type { RespostaDaApi } from '../../lib/api.ts'
import type { Contratos } from '../../lib/contratos.ts'
import type { ItemDaLista } from '../../lib/listar.ts'
import type { Migalha } from '../../ui/pagina.tsx'

type ComSituacao<K> = K extends `PUT /${infer C}/:codigo/situacao` ? C : never

/** Registries whose contract has the six routes of `rotasDoCadastro`. */
export type CaminhoDeCadastro = ComSituacao<keyof Contratos>

type Resposta<K> = K extends keyof Contratos & `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`
  ? RespostaDaApi<K>
  : never

/** A record of the registry, as its own route answers it. */
export type FichaDe<C extends CaminhoDeCadastro> = Resposta<`GET /${C}/:codigo`>
/** A row of its list. */
export type LinhaDe<C extends CaminhoDeCadastro> = ItemDaLista<C>

/** Routes that a registry may have: those that take a record and a blank one. */
type RotaDeCadastro = { [R in Rota]: 'codigo' | 'novo' extends keyof Busca<R> ? R : never }[Rota]

/** How a registry is called and where it is: all that its list and its records share. */
export interface Tela {
  /** In the API, and in the audit trail: `raca`. */
  caminho: CaminhoDeCadastro
  /** In the browser: `/cadastro/raca`. */
  rota: RotaDeCadastro
  /** Search of its address, where the list shares the route with another: `{ aba: 'equipamentos' }`. */
  busca?: Readonly<Pick<BuscaDaqui, 'aba'>>
  /** "raça", "raças" */
  nomes: readonly [singular: string, plural: string]
  genero: 'o' | 'a'
  /** Title of the list. */
  titulo: string
  /** Menu group and submenu that lead here. */
  grupo: readonly string[]
  escrever: PermissaoDePerfil
}

/** What a screen takes from the card of its registry. */
export const doCartao = <const C extends Cartao>(cartao: C) => ({
  caminho: cartao.caminho as C['caminho'],
  rota: cartao.rota as C['rota'],
  grupo: caminhoNoMenu(cartao),
  nomes: cartao.nomes as C['nomes'],
  escrever: cartao.escrever as C['escrever'],
  ordemPadrao: cartao.ordem as C['ordem'],
})

const maiuscula = (texto: string) => texto.charAt(0).toUpperCase() + texto.slice(1)

/** "Nova raça" */
export const tituloDoNovo = ({ genero, nomes: [um] }: Tela) => `${genero === 'a' ? 'Nova' : 'Novo'} ${um}`
/** "Raça" */
export const tituloDoUm = ({ nomes: [um] }: Tela) => maiuscula(um)
/** "Raça cadastrada.", from "cadastrad". */
export const feito = (tela: Tela, participio: string) => `${tituloDoUm(tela)} ${participio}${tela.genero}.`

export const migalhasDa = ({ grupo }: Tela): Migalha[] => grupo.map((rotulo) => ({ rotulo }))
export const migalhasDoRegistro = (tela: Tela, nome: string): Migalha[] => [
  ...migalhasDa(tela),
  { rotulo: tela.titulo, para: '.', ...(tela.busca === undefined ? {} : { busca: tela.busca }) },
  { rotulo: nome },
]
