import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AtendimentoCompleto } from '@vetlume/dominio/atendimento'
import { useWatch } from 'react-hook-form'
import { useEspera } from '../../../lib/use-espera.ts'
import { consultaDoPreco, type PedidoDePreco } from '../api.ts'
import { comItensDe, type Controle } from './valores.ts'

const CAMPOS = [
  'itens',
  'parceiro',
  'planoSaude',
  'modoCobranca',
  'realizadoEm',
  'cobrarDeslocamento',
  'prioridade',
  'animal',
  'autorizacao',
] as const

/** What is typed, as the server prices it, a moment after the person stops; the last answer stays while it changes. */
export function usePreco(control: Controle, atual: AtendimentoCompleto | null) {
  const [itens, parceiro, planoSaude, modoCobranca, realizadoEm, cobrarDeslocamento, prioridade, animal, autorizacao] =
    useWatch({
      control,
      name: CAMPOS,
    })
  const pedido: PedidoDePreco = {
    ...comItensDe({ itens }, atual),
    parceiro,
    planoSaude,
    modoCobranca,
    realizadoEm,
    cobrarDeslocamento,
    prioridade,
    atendimento: atual?.codigo ?? null,
    // Only the plan looks at them: without one, typing them asks for nothing.
    ...(planoSaude == null || planoSaude === '' ? {} : { animal, autorizacao }),
  }
  const texto = useEspera(JSON.stringify(pedido))
  const completo = itens.length > 0
  const { data, error, isFetching } = useQuery({
    ...consultaDoPreco(JSON.parse(texto) as PedidoDePreco),
    enabled: completo && texto.includes('"servico"'),
    placeholderData: keepPreviousData,
  })
  // While the answer is of another list, a price could be shown beside the wrong exam.
  const emDia =
    data !== undefined &&
    data.itens.length === itens.length &&
    data.itens.every((item, n) => item.servico.codigo === itens[n]?.servico)
  return {
    preco: completo && emDia ? data : null,
    erro: completo ? error : null,
    calculando: completo && (isFetching || !emDia) && error === null,
  }
}

export type Preco = ReturnType<typeof usePreco>
