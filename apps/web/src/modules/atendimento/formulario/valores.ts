import { novoAtendimento, type AtendimentoCompleto } from '@vetlume/dominio/atendimento'
import type { Control, UseFormGetValues, UseFormSetValue } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { OpcaoDeBusca } from '../../../ui/formulario/campo-busca.tsx'

export type Valores = z.input<typeof novoAtendimento>
export type Saida = z.output<typeof novoAtendimento>
export type Controle = Control<Valores, unknown, Saida>

/** What the sections of the form need of it. */
export interface Ligacao {
  control: Controle
  setValue: UseFormSetValue<Valores>
  getValues: UseFormGetValues<Valores>
}

/** What the form starts with, and the names of what its fields point at. */
export interface PontoDePartida {
  valores: Valores
  paciente: OpcaoDeBusca | null
  clinica: OpcaoDeBusca | null
  especialista: OpcaoDeBusca | null
  plano: OpcaoDeBusca | null
  /** Names of the services, by key. */
  nomes: Readonly<Record<string, string>>
}

/** The schema of the server checks the form, for opening and for editing. */
export const ESQUEMA = novoAtendimento

export const VALORES_NOVOS: Valores = {
  animal: '',
  itens: [],
  janelas: [],
  prioridade: 'ROTINA',
  cobrarDeslocamento: true,
  parceiro: null,
  especialista: null,
  planoSaude: null,
  modoCobranca: null,
  realizadoEm: null,
  agendamento: null,
  autorizacao: '',
  solicitanteNome: '',
  solicitanteCrmv: '',
  suspeita: '',
  historico: '',
  jejum: null,
  sedacao: null,
  pesoGramas: null,
  frequenciaCardiaca: null,
  frequenciaRespiratoria: null,
  temperaturaDecimos: null,
  pressaoSistolica: null,
}

/**
 * What the form shows of an atendimento that exists. Items carry their keys, so that prices already given stay;
 * their discounts, only for who may change them: left out, the server keeps them.
 */
export function valoresDe(a: AtendimentoCompleto, comDesconto: boolean): Valores {
  const { prioridade, cobrarDeslocamento, modoCobranca, realizadoEm, jejum, sedacao, pesoGramas } = a
  const { frequenciaCardiaca, frequenciaRespiratoria, temperaturaDecimos, pressaoSistolica } = a
  return {
    animal: a.animal.codigo,
    itens: a.itens.map(({ codigo, servico, pacote, desconto }) => ({
      codigo,
      servico: servico.codigo,
      pacote: pacote?.codigo ?? null,
      ...(comDesconto ? { desconto } : {}),
    })),
    prioridade,
    cobrarDeslocamento,
    modoCobranca,
    realizadoEm,
    jejum,
    sedacao,
    pesoGramas,
    frequenciaCardiaca,
    frequenciaRespiratoria,
    temperaturaDecimos,
    pressaoSistolica,
    parceiro: a.parceiro?.codigo ?? null,
    especialista: a.especialista?.codigo ?? null,
    planoSaude: a.planoSaude?.codigo ?? null,
    agendamento: a.agendamento?.codigo ?? null,
    autorizacao: a.autorizacao ?? '',
    solicitanteNome: a.solicitanteNome ?? '',
    solicitanteCrmv: a.solicitanteCrmv ?? '',
    suspeita: a.suspeita ?? '',
    historico: a.historico ?? '',
  }
}

/** The form of an atendimento that exists, with the names of what its fields point at. */
export function partidaDe(a: AtendimentoCompleto, comDesconto: boolean): PontoDePartida {
  return {
    valores: valoresDe(a, comDesconto),
    paciente: null,
    clinica: a.parceiro,
    especialista: a.especialista,
    plano: a.planoSaude,
    nomes: Object.fromEntries(
      a.itens.flatMap(({ servico, pacote }) => [servico, pacote ?? servico]).map(({ codigo, nome }) => [codigo, nome]),
    ),
  }
}
