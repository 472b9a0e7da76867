import { queryOptions, useQuery } from '@tanstack/react-query'
import type { AgendamentoCompleto } from '@vetlume/dominio/agenda'
import type { AnimalCompleto } from '@vetlume/dominio/animal'
import { api } from '../../../lib/navegador.ts'
import { opcaoDeAnimal } from '../../animal/index.ts'
import { comoPaciente, VALORES_NOVOS, type PontoDePartida, type Valores } from './valores.ts'

const consultaDoAgendamento = (codigo: string | null) =>
  queryOptions({
    queryKey: ['agenda', 'para-atendimento', codigo],
    queryFn: ({ signal }) => api('GET /agendamento/:codigo', { codigo: codigo ?? '' }, { sinal: signal }),
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

/** What is examined: of a bundle, each of its services. */
const exames = ({ codigo, composicao }: AgendamentoCompleto['servicos'][number]): Valores['itens'] =>
  composicao.length === 0
    ? [{ codigo: null, servico: codigo, pacote: null }]
    : composicao.map((parte) => ({ codigo: null, servico: parte.codigo, pacote: codigo }))

/** What a new atendimento starts with, from the patient and the appointment that it was opened from. */
export function pontoDePartida(ficha: AnimalCompleto | null, agendamento: AgendamentoCompleto | null): PontoDePartida {
  const clinica = agendamento?.parceiro ?? ficha?.parceiro ?? null
  const servicos = agendamento?.servicos ?? []
  return {
    valores: {
      ...VALORES_NOVOS,
      animal: ficha?.codigo ?? '',
      parceiro: clinica?.codigo ?? null,
      especialista: agendamento?.especialista?.codigo ?? null,
      agendamento: agendamento?.codigo ?? null,
      prioridade: agendamento?.prioridade ?? 'ROTINA',
      realizadoEm: agendamento?.inicio ?? null,
      planoSaude: agendamento?.planoSaude?.codigo ?? null,
      autorizacao: agendamento?.autorizacao ?? '',
      // Nobody travels to the company's own address.
      cobrarDeslocamento: agendamento?.local.tipo !== 'PROPRIO',
      historico: agendamento?.observacoes ?? '',
      itens: servicos.flatMap(exames),
    },
    paciente: ficha === null ? null : opcaoDeAnimal(ficha),
    clinica,
    especialista: agendamento?.especialista ?? null,
    plano: agendamento?.planoSaude ?? null,
    examinado: ficha === null ? null : comoPaciente(ficha),
    nomes: Object.fromEntries(
      servicos.flatMap((servico) => [servico, ...servico.composicao]).map(({ codigo, nome }) => [codigo, nome]),
    ),
  }
}

/** Null while what the address names is on its way; a wrong key just starts blank. */
export function usePontoDePartida(animal: string | null, agendamento: string | null): PontoDePartida | null {
  const marcado = useQuery(consultaDoAgendamento(agendamento))
  const ficha = useQuery(consultaDoPaciente(marcado.data?.animal?.codigo ?? animal))
  if (marcado.isFetching || ficha.isFetching) return null
  return pontoDePartida(ficha.data ?? null, marcado.data ?? null)
}
