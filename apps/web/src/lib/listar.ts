import { http } from './navegador.ts'
import type { Parametros } from './http.ts'

interface Pagina<T> {
  itens: T[]
  proximo: string | null
  total: number
  totalExato: boolean
}

/** Source of a list screen: the query as it is in the address, the page as the server answers it. */
export function listar<T>(caminho: string) {
  return (consulta: Parametros, sinal: AbortSignal) =>
    http({ metodo: 'GET', caminho, parametros: consulta, sinal }) as Promise<Pagina<T>>
}
