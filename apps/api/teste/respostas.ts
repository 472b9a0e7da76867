import type { ContratoDaApi } from '@vetlume/dominio/api'
import type { Endpoint, EntradaDe, RespostaDe } from '@vetlume/dominio/contrato'
import type { Chamar } from './ambiente.ts'

type Chave = keyof ContratoDaApi
type Item<K extends Chave> = RespostaDe<ContratoDaApi[K] & Endpoint> extends { itens: (infer I)[] } ? I : never

/** Every row of a list, page after page; throws when a page does not answer or the list does not end. */
export async function percorrer<K extends Chave>(
  chamar: Chamar,
  chave: K,
  entrada: EntradaDe<ContratoDaApi[K] & Endpoint>,
): Promise<Item<K>[]> {
  const itens: Item<K>[] = []
  let cursor: string | undefined
  for (let pagina = 0; pagina < 500; pagina++) {
    const { status, corpo } = await chamar(chave, { ...entrada, cursor })
    if (status !== 200) throw new Error(`${chave}: ${status} ${JSON.stringify(corpo)}`)
    const { itens: lidos, proximo } = corpo as unknown as { itens: Item<K>[]; proximo: string | null }
    itens.push(...lidos)
    if (proximo === null) return itens
    cursor = proximo
  }
  throw new Error(`${chave}: a lista não termina`)
}

/** Statuses of simultaneous calls, in order of number: who won is not decided, how many is. */
export const situacoes = (respostas: readonly { status: number }[]): number[] =>
  respostas.map(({ status }) => status).sort((a, b) => a - b)

/** Fields that a refusal points at. */
export const camposDe = (corpo: unknown): Record<string, string> =>
  (corpo as { campos?: Record<string, string> } | undefined)?.campos ?? {}
