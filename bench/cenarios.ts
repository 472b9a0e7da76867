import { somarDiasUteis } from '@vetlume/dominio/tempo'
import { randomUUID } from 'node:crypto'
import { A_FRENTE, CLINICAS, ESPECIALISTAS, OCUPADOS } from './dados/agenda.ts'
import { clinicaDe, especialistaDe, servicoDe } from './dados/chaves.ts'

export interface Pedido {
  metodo: 'GET' | 'POST'
  caminho: string
  corpo?: unknown
}

/** What the requests of one volume are made of. */
export interface Contexto {
  token: string
  animais: readonly string[]
  /** The newest signed laudo. */
  laudo: string
  /** Where the money of the company is. */
  contaFinanceira: string
}

/** Each request as if it came from a network of its own: what is measured is the work, not the limit of one address. */
export function cabecalhosDe(vez: number, { token }: Contexto, comCorpo: boolean): Record<string, string> {
  return {
    authorization: `Bearer ${token}`,
    'accept-encoding': 'gzip',
    'x-forwarded-for': `20.${(vez >> 16) & 255}.${(vez >> 8) & 255}.${vez & 255}`,
    ...(comCorpo ? { 'content-type': 'application/json', 'idempotency-key': randomUUID() } : {}),
  }
}

/** Printed beside what was measured, met or not: what takes time depends on the machine, and fails nothing. */
export interface Meta {
  porSegundo?: number
  p99?: number
  /** Milliseconds of one request alone. */
  sozinho?: number
}

export interface Cenario {
  nome: string
  /** The request of each turn. */
  pedido(vez: number, contexto: Contexto): Pedido
  conexoes?: number
  meta?: Meta
  /** Times that the CPU of a request may grow from the small company to the large one. */
  crescimento?: number
  /** Leaves something that cannot be written a second time. */
  escreve?: true
  /** Hashes a password: the raw server does the same. */
  senha?: true
}

export const CONEXOES = 32
const hoje = Temporal.Now.plainDateISO('America/Sao_Paulo')
export const daqui = (dias: number) => hoje.add({ days: dias }).toString()

const ler = (caminho: string) => (): Pedido => ({ metodo: 'GET', caminho: `/api${caminho}` })

/** Days are taken in turn, so that no answer is only what was read a moment before. */
export const lerPorDia =
  (caminho: (dia: string, vez: number) => string) =>
  (vez: number): Pedido => ({ metodo: 'GET', caminho: `/api${caminho(daqui(1 + (vez % 14)), vez)}` })

const dosOcupados = Array.from({ length: OCUPADOS }, (_, i) => especialistaDe(i)).join()

const HORAS = ['08:00', '09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00', '17:00'] as const

/** When, and with which of the specialists, a turn books: each turn another, in the working days after the last booked day. */
export function vagaDe(vez: number, ultimoDia: string): { especialista: number; inicio: string } {
  const rodada = Math.floor(vez / ESPECIALISTAS)
  const dia = somarDiasUteis(ultimoDia, 1 + Math.floor(rodada / HORAS.length))
  const inicio = Temporal.PlainDate.from(dia).toZonedDateTime({
    timeZone: 'America/Sao_Paulo',
    plainTime: HORAS[rodada % HORAS.length] ?? '08:00',
  })
  return { especialista: vez % ESPECIALISTAS, inicio: inicio.toInstant().toString() }
}

export function novoAgendamento(vez: number, { animais }: Contexto): Pedido {
  const { especialista, inicio } = vagaDe(vez, daqui(A_FRENTE))
  return {
    metodo: 'POST',
    caminho: '/api/agendamento',
    corpo: {
      especialista: especialistaDe(especialista),
      inicio,
      parceiro: clinicaDe(vez % CLINICAS),
      servicos: [servicoDe(vez % 8)],
      animal: animais[vez % animais.length] ?? '',
    },
  }
}

const login = (): Pedido => ({
  metodo: 'POST',
  caminho: '/api/auth/login',
  corpo: { identificador: 'cliente@demo.vet', senha: 'demonstracao' },
})

const busca = (nome: string, caminho: string, porSegundo?: number): Cenario => ({
  nome: `busca: ${nome}`,
  pedido: ler(caminho),
  crescimento: 1.5,
  meta: { sozinho: 150, ...(porSegundo === undefined ? {} : { porSegundo }) },
})
const soma = (nome: string, caminho: string, porSegundo?: number): Cenario => ({
  nome,
  pedido: ler(caminho),
  crescimento: 1.5,
  ...(porSegundo === undefined ? {} : { meta: { porSegundo } }),
})

/** What is measured, in the order of the table. A row is chosen by how its name begins. */
export const CENARIOS: readonly Cenario[] = [
  {
    nome: 'agenda: dia',
    pedido: lerPorDia((dia) => `/agendamento/periodo?de=${dia}&ate=${dia}&especialistas=${dosOcupados}`),
    crescimento: 1.5,
    meta: { porSegundo: 1_000, p99: 60 },
  },
  {
    nome: 'animais: lista com filtros',
    pedido: ler('/animal?limite=50&sexo=FEMEA&vivo=true'),
    crescimento: 1.5,
    meta: { porSegundo: 1_200 },
  },
  { nome: 'atendimentos: lista', pedido: ler('/atendimento?limite=50'), crescimento: 1.5 },
  { nome: 'laudo: leitura', pedido: (_, { laudo }) => ler(`/laudo/${laudo}`)(), crescimento: 1.5 },
  busca('animal', '/animal?busca=melissa%209&ordem=relevancia&limite=50', 700),
  busca('animal pelo tutor', '/animal?busca=conceicao%20ana&ordem=relevancia&limite=50'),
  busca('tutor', '/tutor?busca=conceicao%20ana&ordem=relevancia&limite=50'),
  busca('tutor, quantos', '/tutor?busca=conceicao%20ana&contar=so'),
  busca('tutor, pelo nome', '/tutor?busca=conceicao%20ana&ordem=nome&limite=50'),
  busca('barra', '/busca?termo=melissa'),
  busca('atendimento', '/atendimento?busca=melissa&limite=50'),
  busca('texto do laudo', '/laudo?busca=pancreatite&limite=50'),
  busca('texto raro do laudo', '/laudo?busca=pancreatite%20prostata%20nodulo&limite=50'),
  busca('conta a receber', '/contas-receber?busca=clinica%207&limite=50'),
  soma('painel da empresa', '/dashboard', 500),
  soma('dre', `/demonstrativo-resultado?de=${hoje.year}-01&ate=${hoje.year}-12`),
  soma('dre por caixa', `/demonstrativo-resultado?de=${hoje.year}-01&ate=${hoje.year}-12&regime=CAIXA`),
  soma('resumo de contas', '/contas-receber/resumo'),
  soma('contas a receber: lista', '/contas-receber?limite=50&ordem=prazo'),
  soma('contas a receber: vencidas', '/contas-receber?vencido=sim&ordem=vencimento&limite=50'),
  {
    nome: 'conciliação: saldo',
    pedido: (_, { contaFinanceira }) => ler(`/conciliacao?contaFinanceira=${contaFinanceira}`)(),
    crescimento: 1.5,
  },
  {
    nome: 'conciliação: o que espera',
    pedido: (_, { contaFinanceira }) =>
      ler(`/movimento-bancario?contaFinanceira=${contaFinanceira}&estado=PENDENTE&limite=50`)(),
    crescimento: 1.5,
  },
  { nome: 'login', pedido: login, senha: true },
  {
    nome: 'criar agendamento, 1 conexão',
    pedido: novoAgendamento,
    conexoes: 1,
    escreve: true,
    crescimento: 1.5,
    meta: { porSegundo: 200 },
  },
  {
    nome: 'criar agendamento',
    pedido: novoAgendamento,
    escreve: true,
    crescimento: 1.5,
    meta: { porSegundo: 500 },
  },
]
