import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ItemDaAgenda } from '@vetlume/dominio/agenda'
import type { AnimalCompleto } from '@vetlume/dominio/animal'
import { api } from '../../../lib/navegador.ts'
import { opcaoDeAnimal } from '../../animal/index.ts'
import { VALORES_NOVOS, type PontoDePartida } from './valores.ts'

const consultaDoAgendamento = (codigo: string | null) =>
  queryOptions({
    queryKey: ['agenda', 'para-atendimento', codigo],
    queryFn: async ({ signal }) => {
      const { itens } = await api('GET /agendamento', { codigo: codigo ?? '' }, { sinal: signal })
      return itens[0] ?? null
    },
    enabled: codigo !== null,
    retry: false,
  })

const consultaDoPaciente = (codigo: string | null) =>
  queryOptions({
    queryKey: ['animal', 'para-atendimento', codigo],
    queryFn: ({ signal }) => api('GET /animal/:codigo', { codigo: codigo ?? '' }, { sinal: signal }),
    enabled: codigo !== null,
    retry: false,
  })

/** What a new atendimento starts with, from the patient and the appointment that it was opened from. */
export function pontoDePartida(ficha: AnimalCompleto | null, agendamento: ItemDaAgenda | null): PontoDePartida {
  const clinica = agendamento?.parceiro ?? ficha?.parceiro ?? null
  const servico = agendamento?.servico ?? null
  return {
    valores: {
      ...VALORES_NOVOS,
      animal: ficha?.codigo ?? '',
      parceiro: clinica?.codigo ?? null,
      especialista: agendamento?.especialista.codigo ?? null,
      agendamento: agendamento?.codigo ?? null,
      prioridade: agendamento?.prioridade ?? 'ROTINA',
      realizadoEm: agendamento?.inicio ?? null,
      historico: agendamento?.observacoes ?? '',
      itens: servico === null ? [] : [{ codigo: null, servico: servico.codigo }],
    },
    paciente: ficha === null ? null : opcaoDeAnimal(ficha),
    clinica,
    especialista: agendamento?.especialista ?? null,
    nomes: servico === null ? {} : { [servico.codigo]: servico.nome },
  }
}

/** Null while what the address names is on its way; a wrong key just starts blank. */
export function usePontoDePartida(animal: string | null, agendamento: string | null): PontoDePartida | null {
  const marcado = useQuery(consultaDoAgendamento(agendamento))
  const ficha = useQuery(consultaDoPaciente(marcado.data?.animal?.codigo ?? animal))
  if (marcado.isFetching || ficha.isFetching) return null
  return pontoDePartida(ficha.data ?? null, marcado.data ?? null)
}
