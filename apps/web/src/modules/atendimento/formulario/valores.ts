import type { Confirmacoes } from '@vetlume/dominio/agenda'
import {
  conferirSinaisVitais,
  novoAtendimento,
  SINAIS_VITAIS,
  type AtendimentoCompleto,
} from '@vetlume/dominio/atendimento'
import type { Control, UseFormGetValues, UseFormSetValue } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { OpcaoDeBusca } from '../../../ui/formulario/campo-busca.tsx'
import type { AnimalEscolhido, OpcaoDeAnimal } from '../../animal/index.ts'
import type { ValoresInteiros } from '../../cadastros/index.ts'
import type { Paciente } from '../sinais-avaliados.tsx'

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
  paciente: OpcaoDeAnimal | null
  clinica: OpcaoDeBusca | null
  especialista: OpcaoDeBusca | null
  plano: OpcaoDeBusca | null
  /** Who the exam is for; null while nobody was chosen. */
  examinado: Paciente | null
  /** Names of the services, by key. */
  nomes: NomesDosServicos
}

/** A patient of a list, or its record, as references see it. */
export const comoPaciente = ({
  especie,
  raca,
  ...resto
}: Pick<AnimalEscolhido, 'especie' | 'raca' | 'sexo' | 'castrado' | 'nascimento' | 'pesoGramas'>): Paciente => ({
  ...resto,
  especie: especie.nome,
  raca: raca?.nome ?? null,
})

/** The schema of the server checks the form, for opening and for editing; what was measured, against the species. */
export const esquemaPara = (especie: string | null, atual: AtendimentoCompleto | null) =>
  novoAtendimento.check(({ value, issues }) => {
    const novos = SINAIS_VITAIS.filter((sinal) => value[sinal] !== atual?.[sinal])
    const sinais = Object.fromEntries(novos.map((sinal) => [sinal, value[sinal]]))
    for (const [campo, message] of Object.entries(conferirSinaisVitais(sinais, especie)))
      issues.push({ code: 'custom', input: value, path: [campo], message })
  })

/** An exam that somebody took out meanwhile is, for who kept it in the form, a new one. */
export function comItensDe<V extends Pick<Valores, 'itens'>>(dados: V, atual: AtendimentoCompleto | null): V {
  const existentes = new Set(atual?.itens.map(({ codigo }) => codigo))
  const itens = dados.itens.map((item) => (existentes.has(item.codigo ?? '') ? item : { ...item, codigo: null }))
  return { ...dados, itens }
}

/** Windows and what goes on in spite of a refusal are asked for beside the record, not shown from it. */
type DaFicha = ValoresInteiros<Omit<Valores, keyof Confirmacoes | 'janelas'>>

export const VALORES_NOVOS: DaFicha & Pick<Valores, 'janelas'> = {
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
export function valoresDe(a: AtendimentoCompleto, comDesconto: boolean): DaFicha {
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
    // It only matters when one is opened from it.
    agendamento: null,
    autorizacao: a.autorizacao ?? '',
    solicitanteNome: a.solicitanteNome ?? '',
    solicitanteCrmv: a.solicitanteCrmv ?? '',
    suspeita: a.suspeita ?? '',
    historico: a.historico ?? '',
  }
}

export type NomesDosServicos = Readonly<Record<string, string>>

export const nomesDosServicos = ({ itens }: Pick<AtendimentoCompleto, 'itens'>): NomesDosServicos =>
  Object.fromEntries(
    itens.flatMap(({ servico, pacote }) => [servico, pacote ?? servico]).map(({ codigo, nome }) => [codigo, nome]),
  )

/** The form of an atendimento that exists, with the names of what its fields point at. */
export function partidaDe(a: AtendimentoCompleto, comDesconto: boolean): PontoDePartida {
  return {
    valores: valoresDe(a, comDesconto),
    paciente: null,
    clinica: a.parceiro,
    especialista: a.especialista,
    plano: a.planoSaude,
    examinado: a.animal,
    nomes: nomesDosServicos(a),
  }
}
