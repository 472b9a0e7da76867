import type { novoAgendamento, AgendamentoCompleto, ItemDaEspera } from '@vetlume/dominio/agenda'
import type { Control, UseFormGetValues, UseFormSetValue } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { OpcaoDeBusca } from '../../../ui/formulario/campo-busca.tsx'
import type { OpcaoComDuracao } from '../fontes.ts'

export type Valores = z.input<typeof novoAgendamento>
export type Saida = z.output<typeof novoAgendamento>

/** What the fields of the form need of it. */
export interface Ligacao {
  control: Control<Valores, unknown, Saida>
  setValue: UseFormSetValue<Valores>
  getValues: UseFormGetValues<Valores>
}

/** What the form starts with, and the names of what its fields point at. */
export interface PontoDePartida {
  valores: Valores
  especialista: OpcaoDeBusca | null
  parceiro: OpcaoDeBusca | null
  animal: OpcaoDeBusca | null
  planoSaude: OpcaoDeBusca | null
  servicos: readonly OpcaoComDuracao[]
}

export interface HorarioInicial {
  especialista: OpcaoDeBusca | null
  /** UTC instants; without an end it comes from the services. */
  inicio: string
  fim: string | null
}

const EM_BRANCO: Omit<Valores, 'inicio'> = {
  especialista: '',
  fim: null,
  tipoLocal: 'PARCEIRO',
  parceiro: null,
  endereco: '',
  latitude: null,
  longitude: null,
  animal: null,
  contato: '',
  servicos: [],
  prioridade: 'ROTINA',
  planoSaude: null,
  autorizacao: '',
  observacoes: '',
  estado: 'AGENDADO',
}

export const partidaNova = ({ especialista, inicio, fim }: HorarioInicial): PontoDePartida => ({
  valores: { ...EM_BRANCO, inicio, fim, especialista: especialista?.codigo ?? '' },
  especialista,
  parceiro: null,
  animal: null,
  planoSaude: null,
  servicos: [],
})

/** An appointment as it is, to be changed. */
export function partidaDoAgendamento(a: AgendamentoCompleto): PontoDePartida {
  return {
    valores: {
      especialista: a.especialista?.codigo ?? '',
      inicio: a.inicio,
      fim: a.fim,
      tipoLocal: a.local.tipo,
      parceiro: a.parceiro?.codigo ?? null,
      endereco: a.local.tipo === 'DOMICILIO' ? (a.local.endereco ?? '') : '',
      latitude: a.local.tipo === 'DOMICILIO' ? a.local.latitude : null,
      longitude: a.local.tipo === 'DOMICILIO' ? a.local.longitude : null,
      animal: a.animal?.codigo ?? null,
      contato: a.contato ?? '',
      servicos: a.servicos.map(({ codigo }) => codigo),
      prioridade: a.prioridade,
      planoSaude: a.planoSaude?.codigo ?? null,
      autorizacao: a.autorizacao ?? '',
      observacoes: a.observacoes ?? '',
      // Only says whether the patient may be missing: a change never moves the state.
      estado: a.estado === 'RESERVADO' ? 'RESERVADO' : 'AGENDADO',
    },
    especialista: a.especialista,
    parceiro: a.parceiro,
    animal: a.animal,
    planoSaude: a.planoSaude,
    servicos: a.servicos,
  }
}

/** Who waits, at the time that was found. */
export function partidaDaEspera(espera: ItemDaEspera, horario: HorarioInicial): PontoDePartida {
  const especialista = horario.especialista ?? espera.especialista
  return {
    valores: {
      ...EM_BRANCO,
      ...horario,
      especialista: especialista?.codigo ?? '',
      tipoLocal: espera.parceiro === null ? 'PROPRIO' : 'PARCEIRO',
      parceiro: espera.parceiro?.codigo ?? null,
      animal: espera.animal?.codigo ?? null,
      contato: espera.contato ?? '',
      servicos: espera.servicos.map(({ codigo }) => codigo),
      prioridade: espera.prioridade,
      observacoes: espera.observacoes ?? '',
      estado: espera.animal === null ? 'RESERVADO' : 'AGENDADO',
    },
    especialista,
    parceiro: espera.parceiro,
    animal: espera.animal,
    planoSaude: null,
    servicos: espera.servicos,
  }
}

/** Minutes that the chosen services take together; a service that is not known counts nothing. */
export const duracaoDos = (codigos: readonly string[], conhecidos: readonly OpcaoComDuracao[]): number =>
  codigos.reduce(
    (soma, codigo) => soma + (conhecidos.find((servico) => servico.codigo === codigo)?.duracaoMinutos ?? 0),
    0,
  )
