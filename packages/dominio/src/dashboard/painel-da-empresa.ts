import * as z from 'zod/mini'
import { alvo, codigo, contagem, data, duracao, quantia } from '../contrato/index.ts'
import type { PermissaoDePerfil } from '../permissoes/index.ts'
import { agendaPorEstado, laudoDevido, laudoEntregue, mes, pedidoRecente, visita } from './comum.ts'

/** What a new company does in its first hour, in order. */
export const PASSOS_DA_EMPRESA = [
  'marca',
  'especialista',
  'acesso',
  'parceiro',
  'preco',
  'atendimento',
  'laudo',
] as const
export type PassoDaEmpresa = (typeof PASSOS_DA_EMPRESA)[number]

/** Days after its first laudo was signed from which a company is no beginner, whatever it left undone. */
export const DIAS_DE_ESTREIA = 7

const feitos = z.record(z.enum(PASSOS_DA_EMPRESA), z.boolean())

/** Which of them were really done; null once all are, and for a company that works already. */
export const primeirosPassos = z.object({
  feitos,
  /** The first specialist, whom somebody enters and signs as. */
  especialista: z.nullable(codigo),
  /** The draft of the first laudo or, without one, the exam that it will be of. */
  laudo: z.nullable(alvo),
})
export type PrimeirosPassos = z.infer<typeof primeirosPassos>

/** `receita` is the gross revenue of the income statement, by the day of the service. */
export const mesDaEmpresa = z.object({ mes, receita: quantia, realizados: contagem })
export type MesDaEmpresa = z.infer<typeof mesDaEmpresa>

export const parceiroDoMes = z.object({ codigo, nome: z.string(), receita: quantia })
export type ParceiroDoMes = z.infer<typeof parceiroDoMes>

export const ocupacaoDoEspecialista = z.object({
  codigo,
  nome: z.string(),
  /** Taken by appointments of the week. */
  reservado: duracao,
  /** Minutes that the working hours have. */
  minutosDisponiveis: z.int(),
})
export type OcupacaoDoEspecialista = z.infer<typeof ocupacaoDoEspecialista>

/** What the papel of who reads does not let them see is null, and is not on the panel. */
export const painelDaEmpresa = z.object({
  perfil: z.literal('CLIENTE'),
  hoje: data,
  primeirosPassos: z.nullable(primeirosPassos),
  agenda: z.nullable(
    z.object({
      ...contagem.shape,
      porEstado: agendaPorEstado,
      /** The next ones of today. */
      proximas: z.array(visita),
    }),
  ),
  aConfirmarAmanha: z.nullable(contagem),
  /** Requests that nobody gave a time yet. */
  semHorario: z.nullable(contagem),
  laudos: z.nullable(
    z.object({
      /** Exams that were done and whose laudo is not signed, begun or not. */
      aEscrever: contagem,
      atrasados: contagem,
      emRisco: contagem,
      /** Signed, not delivered. */
      assinados: contagem,
      devidos: z.array(laudoDevido),
    }),
  ),
  criticos: z.nullable(z.object({ ...contagem.shape, itens: z.array(laudoEntregue) })),
  receber: z.nullable(
    z.object({
      /** What is overdue and what falls due until the seventh day from now. */
      total: quantia,
      vencido: quantia,
      hoje: quantia,
      seteDias: quantia,
    }),
  ),
  /** Twelve months, the current one last. */
  meses: z.nullable(z.array(mesDaEmpresa)),
  parceiros: z.nullable(z.array(parceiroDoMes)),
  ocupacao: z.nullable(z.object({ de: data, ate: data, especialistas: z.array(ocupacaoDoEspecialista) })),
  pedidos: z.nullable(z.array(pedidoRecente)),
})
export type PainelDaEmpresa = z.infer<typeof painelDaEmpresa>

type Parte = Exclude<keyof PainelDaEmpresa, 'perfil' | 'hoje'>

/** The permission that each part of the panel asks for. */
export const PERMISSAO_DA_PARTE: Readonly<Record<Parte, PermissaoDePerfil>> = {
  primeirosPassos: 'servico:escrever',
  agenda: 'agenda:ler',
  aConfirmarAmanha: 'agenda:ler',
  semHorario: 'atendimento:ler',
  laudos: 'laudo:ler',
  criticos: 'laudo:ler',
  receber: 'contas-receber:ler',
  meses: 'resultado:ler',
  parceiros: 'resultado:ler',
  ocupacao: 'agenda:ler',
  pedidos: 'atendimento:ler',
}
