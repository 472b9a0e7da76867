import { semAcentos } from '../formatos/index.ts'
import { divergenciasDoDicom } from '../laudo/index.ts'
import type { Modalidade } from '../servico/index.ts'
import { lerNumeroDeAcesso } from './numero-de-acesso.ts'

/** What a study says of itself. */
export interface EstudoAIdentificar {
  numeroDeAcesso: string | null
  paciente: string | null
  responsavel: string | null
  especie: string | null
  modalidade: string | null
  /** When it was made or, when it does not say, received. */
  momento: string
}

export interface ExamePossivel {
  item: string
  numero: number
  exame: number
  servico: string
  animal: string
  tutor: string
  especie: string
  modalidade: Modalidade
  momento: string
  /** The service is done with the machine that sent it. */
  doEquipamento: boolean
}

export interface Proposta {
  item: string
  pontos: number
  /** In words, the strongest first. */
  motivos: string[]
}

/** What each kind of machine does (DICOM's defined terms). */
const FAZ: Readonly<Record<string, readonly Modalidade[]>> = {
  US: ['ULTRASSONOGRAFIA', 'ECOCARDIOGRAFIA'],
  CR: ['RADIOGRAFIA'],
  DX: ['RADIOGRAFIA'],
  RF: ['RADIOGRAFIA'],
  RG: ['RADIOGRAFIA'],
  IO: ['RADIOGRAFIA'],
  CT: ['TOMOGRAFIA'],
  MR: ['RESSONANCIA'],
  ECG: ['ELETROCARDIOGRAFIA'],
  ES: ['ENDOSCOPIA'],
}

const palavrasDe = (texto: string | null) =>
  semAcentos(texto ?? '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((palavra) => palavra.length > 1)

const emComum = (a: string | null, b: string) => {
  const ditas = new Set(palavrasDe(a))
  return palavrasDe(b).filter((palavra) => ditas.has(palavra)).length
}

const HORA_MS = 3_600_000
/** A machine's clock and the moment that an exam was begun agree within so much. */
const PERTO_H = 3

type Razao = readonly [pontos: number, motivo: string]

function pelaHora(estudo: EstudoAIdentificar, exame: ExamePossivel): Razao[] {
  const horas = Math.abs(Date.parse(estudo.momento) - Date.parse(exame.momento)) / HORA_MS
  if (horas <= PERTO_H) return [[25, horas < 1 ? 'Mesma hora' : 'Poucas horas de diferença']]
  return horas <= 24 ? [[10, 'Mesmo dia']] : []
}

function peloPaciente(estudo: EstudoAIdentificar, exame: ExamePossivel): Razao[] {
  const dito = `${estudo.paciente ?? ''} ${estudo.responsavel ?? ''}`
  const doTutor = emComum(dito, exame.tutor)
  return [
    ...(emComum(estudo.paciente, exame.animal) > 0 ? [[40, `Mesmo nome: ${exame.animal}`] as const] : []),
    ...(doTutor > 0 ? [[doTutor > 1 ? 20 : 8, `Mesmo responsável: ${exame.tutor}`] as const] : []),
  ]
}

/** The number that was typed in the machine is of the atendimento, without saying which exam. */
const peloNumero = ({ numeroDeAcesso }: EstudoAIdentificar, { numero, exame }: ExamePossivel): Razao[] => {
  const lido = lerNumeroDeAcesso(numeroDeAcesso ?? '')
  if (lido?.atendimento === numero && lido.exame === exame) return [[60, 'O número do exame é este']]
  return numeroDeAcesso !== null && Number(numeroDeAcesso) === numero
    ? [[45, `O número digitado no aparelho é o do atendimento nº ${numero}`]]
    : []
}

function razoesDe(estudo: EstudoAIdentificar, exame: ExamePossivel): Razao[] {
  const doLaudo = { nome: exame.animal, tutor: exame.tutor, especie: exame.especie }
  const outros = new Set(divergenciasDoDicom(estudo, doLaudo).map(({ campo }) => campo))
  const faz = FAZ[estudo.modalidade ?? '']
  return [
    ...peloNumero(estudo, exame),
    ...peloPaciente(estudo, exame),
    ...pelaHora(estudo, exame),
    ...(exame.doEquipamento ? [[10, 'Exame que usa este equipamento'] as const] : []),
    ...(faz?.includes(exame.modalidade) ? [[10, 'Mesmo tipo de exame'] as const] : []),
    ...(faz !== undefined && !faz.includes(exame.modalidade) ? [[-30, 'Outro tipo de exame'] as const] : []),
    ...(outros.has('ESPECIE') ? [[-40, 'A espécie no arquivo é outra'] as const] : []),
    ...(outros.has('PACIENTE') ? [[-20, 'O nome no arquivo é outro'] as const] : []),
  ]
}

/** Below this there is nothing to go by but the day. */
const MINIMO = 20
const MAXIMO_DE_PROPOSTAS = 8

/** Exams that a study may be of, the likeliest first, each with why: a person decides. */
export function proporExames(estudo: EstudoAIdentificar, exames: readonly ExamePossivel[]): Proposta[] {
  return exames
    .map((exame) => {
      const razoes = razoesDe(estudo, exame).toSorted(([a], [b]) => b - a)
      const pontos = razoes.reduce((soma, [valor]) => soma + valor, 0)
      return { item: exame.item, pontos, motivos: razoes.map(([, motivo]) => motivo) }
    })
    .filter(({ pontos }) => pontos >= MINIMO)
    .toSorted((a, b) => b.pontos - a.pontos || (a.item < b.item ? -1 : 1))
    .slice(0, MAXIMO_DE_PROPOSTAS)
}
