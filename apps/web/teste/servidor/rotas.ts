import { CONTRATO_DA_API } from '@vetlume/dominio/api'
import type { Endpoint } from '@vetlume/dominio/contrato'
import type { Chave } from './tipos.ts'

interface Rota {
  chave: Chave
  definicao: Endpoint
  metodo: string
  partes: readonly string[]
}

const partesDe = (caminho: string) => caminho.split('/').filter(Boolean)

const ROTAS: readonly Rota[] = Object.entries(CONTRATO_DA_API)
  .map(([chave, definicao]): Rota => {
    const [metodo = '', caminho = ''] = chave.split(' ')
    return { chave: chave as Chave, definicao, metodo, partes: partesDe(caminho) }
  })
  // A fixed word wins over a parameter, as it does in the server.
  .toSorted((a, b) => a.partes.filter(ehParametro).length - b.partes.filter(ehParametro).length)

function ehParametro(parte: string): boolean {
  return parte.startsWith(':')
}

export const definicaoDe = (chave: Chave): Endpoint => CONTRATO_DA_API[chave]

/** The endpoint of the contract that an address is of, with its path parameters; null when the contract has none. */
export function acharRota(metodo: string, url: URL): { rota: Rota; parametros: Record<string, string> } | null {
  const partes = partesDe(url.pathname.replace(/^\/api/, '')).map(decodeURIComponent)
  const rota = ROTAS.find(
    (uma) =>
      uma.metodo === metodo &&
      uma.partes.length === partes.length &&
      uma.partes.every((parte, posicao) => ehParametro(parte) || parte === partes[posicao]),
  )
  if (rota === undefined) return null
  const nomes = rota.partes.flatMap((parte, posicao) =>
    ehParametro(parte) ? [[parte.slice(1), partes[posicao] ?? ''] as const] : [],
  )
  return { rota, parametros: Object.fromEntries(nomes) }
}
