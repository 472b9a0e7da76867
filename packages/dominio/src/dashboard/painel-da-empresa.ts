import * as z from 'zod/mini'
import { ESTADOS_DO_AGENDAMENTO } from '../agenda/index.ts'
import { centavos, codigo, data } from '../contrato/index.ts'
import { laudoEntregue, alvo, contagem, laudoDevido, mes, pedidoRecente, quantia, visita } from './comum.ts'

/** What a new company still has to do before its first laudo; null once all of it is done. */
export const primeirosPassos = z.object({
  servico: z.boolean(),
  especialista: z.boolean(),
  parceiro: z.boolean(),
  atendimento: z.boolean(),
})
export type PrimeirosPassos = z.infer<typeof primeirosPassos>

export const mesDaEmpresa = z.object({ mes, receitaCentavos: centavos, exames: z.int() })
export type MesDaEmpresa = z.infer<typeof mesDaEmpresa>

export const parceiroDoMes = z.object({ codigo, nome: z.string(), exames: z.int(), receitaCentavos: centavos, alvo })
export type ParceiroDoMes = z.infer<typeof parceiroDoMes>

export const ocupacaoDoEspecialista = z.object({
  codigo,
  nome: z.string(),
  /** Minutes of the week taken by appointments, and minutes that the working hours have. */
  minutosReservados: z.int(),
  minutosDisponiveis: z.int(),
  alvo,
})
export type OcupacaoDoEspecialista = z.infer<typeof ocupacaoDoEspecialista>

export const painelDaEmpresa = z.object({
  perfil: z.literal('CLIENTE'),
  hoje: data,
  primeirosPassos: z.nullable(primeirosPassos),
  agenda: z.object({
    porEstado: z.array(z.object({ estado: z.enum(ESTADOS_DO_AGENDAMENTO), quantidade: z.int(), alvo })),
    total: z.int(),
    /** The next ones of today. */
    proximas: z.array(visita),
    alvo,
  }),
  aConfirmarAmanha: contagem,
  prazos: z.object({ atrasados: contagem, emRisco: contagem, devidos: z.array(laudoDevido) }),
  criticos: z.object({ quantidade: z.int(), itens: z.array(laudoEntregue) }),
  receber: z.object({ vencido: quantia, hoje: quantia, seteDias: quantia }),
  /** Twelve months, the current one last. */
  meses: z.array(mesDaEmpresa),
  parceiros: z.array(parceiroDoMes),
  ocupacao: z.object({ de: data, ate: data, especialistas: z.array(ocupacaoDoEspecialista) }),
  pedidos: z.array(pedidoRecente),
})
export type PainelDaEmpresa = z.infer<typeof painelDaEmpresa>
