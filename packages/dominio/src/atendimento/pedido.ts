import * as z from 'zod/mini'
import { PRIORIDADES, confirmacoes, REGRA_DA_ESPECIALIDADE, REGRA_DO_PLANO } from '../agenda/index.ts'
import { PESO_MAXIMO_GRAMAS } from '../animal/index.ts'
import { limparLinha, linhaOpcional, paragrafosOpcionais } from '../cadastro/index.ts'
import { centavos, codigo, instante, opcional, versao } from '../contrato/index.ts'
import { esquemaCrmv } from '../formatos/index.ts'
import { janelasDoPedido } from './horario.ts'
import { faixaDoSinal, type SinalVital } from './sinais-vitais.ts'

export const MODOS_DE_COBRANCA = ['A_VISTA', 'FATURADO', 'PLANO'] as const
export type ModoDeCobranca = (typeof MODOS_DE_COBRANCA)[number]

export const ORIGENS_DO_ATENDIMENTO = ['EMPRESA', 'PARCEIRO'] as const

const prioridade = z.enum(PRIORIDADES)
const modoCobranca = z.enum(MODOS_DE_COBRANCA)

const motivoDoDesconto = z
  .string()
  .check(z.overwrite(limparLinha), z.minLength(1, 'Informe o motivo do desconto.'), z.maxLength(200))

/** Given by the company only. Basis points (10 000 = 100 %) or centavos; never takes the item below zero. */
export const descontoDoItem = z.discriminatedUnion('tipo', [
  z.object({
    tipo: z.literal('PERCENTUAL'),
    basisPoints: z.int().check(z.minimum(1), z.maximum(10_000)),
    motivo: motivoDoDesconto,
  }),
  z.object({
    tipo: z.literal('VALOR'),
    centavos: centavos.check(z.minimum(1), z.maximum(100_000_000)),
    motivo: motivoDoDesconto,
  }),
])
export type DescontoDoItem = z.infer<typeof descontoDoItem>

/** How a price came about, frozen with the item: the lines add up to it. */
export const explicacaoDoPreco = z.object({
  regra: z.enum(['PRECO_DO_PARCEIRO', 'TABELA_DO_PARCEIRO', 'TABELA_DO_PLANO', 'PRECO_DO_SERVICO']),
  linhas: z.array(z.object({ rotulo: z.string(), centavos })),
  texto: z.string(),
})
export type ExplicacaoDoPreco = z.infer<typeof explicacaoDoPreco>

/**
 * One requested service. `codigo` is the existing item when an atendimento is edited. `desconto`: left out keeps
 * what the item has, null takes it away.
 */
export const itemPedido = z.object({
  codigo: opcional(codigo),
  servico: codigo,
  /** The bundle it comes in, whose price is shared among its services: they come all together. */
  pacote: opcional(codigo),
  desconto: z.optional(z.nullable(descontoDoItem)),
})

const inteiro = (minimo: number, maximo: number) => opcional(z.int().check(z.minimum(minimo), z.maximum(maximo)))

const sinal = (qual: SinalVital) => inteiro(...faixaDoSinal(qual, null))

/** What decides the prices. A partner clinic sends it too, and the server puts its own clinic there. */
export const camposDoPreco = {
  parceiro: opcional(codigo),
  planoSaude: opcional(codigo),
  /** A clinic's request has the prices of its plan only when the plan pays. */
  modoCobranca: opcional(modoCobranca),
  /** When the exam is or was done: outside working hours it is priced as on-call. */
  realizadoEm: opcional(instante),
  cobrarDeslocamento: z._default(z.boolean(), true),
  prioridade: z._default(prioridade, 'ROTINA'),
  itens: z.array(itemPedido).check(z.minLength(1, 'Inclua ao menos um serviço.'), z.maxLength(20)),
}

/** What a person writes about an exam request, when it is opened and when it is edited. */
export const camposDoAtendimento = {
  ...camposDoPreco,
  especialista: opcional(codigo),
  autorizacao: linhaOpcional(60),
  solicitanteNome: linhaOpcional(120),
  solicitanteCrmv: opcional(esquemaCrmv),
  suspeita: paragrafosOpcionais(500),
  historico: paragrafosOpcionais(4_000),
  jejum: opcional(z.boolean()),
  sedacao: opcional(z.boolean()),
  pesoGramas: inteiro(1, PESO_MAXIMO_GRAMAS),
  /** Of any species; the patient's own limits are checked when the patient is known. */
  frequenciaCardiaca: sinal('frequenciaCardiaca'),
  frequenciaRespiratoria: sinal('frequenciaRespiratoria'),
  temperaturaDecimos: sinal('temperaturaDecimos'),
  pressaoSistolica: sinal('pressaoSistolica'),
}

/** The confirmations are of its appointment, which the exams may make longer. */
export const novoAtendimento = z
  .object({
    animal: codigo,
    agendamento: opcional(codigo),
    /** Only a clinic's request has them. */
    janelas: z._default(janelasDoPedido, []),
    ...camposDoAtendimento,
    ...confirmacoes,
  })
  .check(REGRA_DO_PLANO, REGRA_DA_ESPECIALIDADE)
export const edicaoDoAtendimento = z
  .object({ ...camposDoAtendimento, ...confirmacoes, codigo, versao })
  .check(REGRA_DO_PLANO, REGRA_DA_ESPECIALIDADE)
