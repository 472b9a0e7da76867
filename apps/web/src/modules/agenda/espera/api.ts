import { queryOptions } from '@tanstack/react-query'
import type { ItemDaEspera } from '@vetlume/dominio/agenda'
import { api } from '../../../lib/navegador.ts'

const MAXIMO_NO_PAINEL = 200

/** Who waits, the urgent ones first. */
export const consultaDaEspera = queryOptions({
  queryKey: ['lista-espera', 'painel'],
  queryFn: ({ signal }) =>
    api('GET /lista-espera', { estado: 'ESPERANDO', limite: MAXIMO_NO_PAINEL }, { sinal: signal }),
  staleTime: 15_000,
})

export const nomeDeQuemEspera = ({ animal, contato }: Pick<ItemDaEspera, 'animal' | 'contato'>): string =>
  animal?.nome ?? contato ?? 'Sem nome'

export const duracaoDaEspera = ({ servicos }: Pick<ItemDaEspera, 'servicos'>): number =>
  Math.max(
    15,
    servicos.reduce((soma, { duracaoMinutos }) => soma + duracaoMinutos, 0),
  )
