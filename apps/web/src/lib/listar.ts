import type { Pagina } from '@vetlume/dominio/contrato'
import { http } from './navegador.ts'
import type { EntradaDaApi, RespostaDaApi } from './api.ts'
import type { Contratos } from './contratos.ts'

/** The items of each path that the contract answers a page at a time. */
type Listas = {
  [
    K in keyof Contratos as K extends `GET /${infer C}` ? (RespostaDaApi<K> extends Pagina<unknown> ? C : never) : never
  ]: RespostaDaApi<K>
}
export type CaminhoDeLista = keyof Listas
type Consultas = {
  [C in CaminhoDeLista]: Partial<Record<keyof EntradaDaApi<`GET /${C}`> & string, string | undefined>>
}

export type ItemDaLista<C extends CaminhoDeLista> = Listas[C]['itens'][number]
/** The filters of the contract, as the address has them. */
export type ConsultaDe<C extends CaminhoDeLista> = Consultas[C]

/** Source of a list screen: the query as it is in the address, the page as the server answers it. */
export function listar<C extends CaminhoDeLista>(caminho: C) {
  return (consulta: ConsultaDe<C>, sinal: AbortSignal) =>
    http({ metodo: 'GET', caminho, parametros: consulta, sinal }) as Promise<Pagina<ItemDaLista<C>>>
}
