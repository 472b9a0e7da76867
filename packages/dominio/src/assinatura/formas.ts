import * as z from 'zod/mini'
import { ESTADOS_DO_CLIENTE } from '../cliente/index.ts'
import { CICLOS } from '../conta/index.ts'
import { centavos, codigo, data, instante, permissoes, referencia, versao } from '../contrato/index.ts'
import { ESTADOS_DA_NOTA } from '../nota-fiscal/index.ts'
import { MODOS_DA_MUDANCA } from './cotacao.ts'
import {
  ESTADOS_DA_COBRANCA,
  ESTADOS_DA_TENTATIVA,
  MEIOS_DA_COBRANCA,
  MEIOS_DE_PAGAMENTO,
  TIPOS_DE_COBRANCA,
} from './estados.ts'
import { MOTIVOS_DE_RECUSA } from './recusas.ts'

const ciclo = z.enum(CICLOS)
const nulo = z.nullable(z.string())

/** Who takes the money. `teste`: nothing of it is money, and the screen must say so. */
export const provedorDePagamento = z.object({
  nome: z.enum(['SANDBOX', 'MERCADO_PAGO']),
  teste: z.boolean(),
  /** Of Mercado Pago, with which the browser makes the card's token; null in the sandbox, whose tokens are made from a card of test. */
  chavePublica: nulo,
})
export type ProvedorDePagamento = z.infer<typeof provedorDePagamento>

/** The last asking of the provider. */
export const pagamentoDaCobranca = z.object({
  /** To be told to `POST /assinatura/publica/teste`; a Pix or a card that waits. */
  codigo,
  meio: z.enum(MEIOS_DE_PAGAMENTO),
  estado: z.enum(ESTADOS_DA_TENTATIVA),
  motivo: z.nullable(z.enum(MOTIVOS_DE_RECUSA)),
  /** Why it was refused, and what can be done: ready to be shown. */
  mensagem: nulo,
  oQueFazer: nulo,
  /** Copy and paste, also what the QR code is of; until `expiraEm`. */
  pix: z.nullable(
    z.object({
      codigo: z.string(),
      expiraEm: instante,
      /** One path of an SVG of `lado` units. */
      qr: z.object({ lado: z.int(), tracado: z.string() }),
    }),
  ),
  teste: z.boolean(),
})

export const cobrancaDaAssinatura = z.object({
  codigo,
  tipo: z.enum(TIPOS_DE_COBRANCA),
  estado: z.enum(ESTADOS_DA_COBRANCA),
  plano: referencia,
  ciclo,
  /** First day, and the day on which the next period begins. */
  periodoDe: data,
  periodoAte: data,
  brutoCentavos: centavos,
  descontoCentavos: centavos,
  creditoCentavos: centavos,
  valorCentavos: centavos,
  cupom: nulo,
  meio: z.enum(MEIOS_DA_COBRANCA),
  vencimento: data,
  /** When the saved card is tried again; null when nothing goes by itself. */
  proximaTentativaEm: z.nullable(instante),
  pagaEm: z.nullable(instante),
  criadaEm: instante,
  pagamento: z.nullable(pagamentoDaCobranca),
  /** Rises with every change: what comes late over the websocket is left aside. */
  versao,
  permissoes: permissoes(['pagar']),
})
export type CobrancaDaAssinatura = z.infer<typeof cobrancaDaAssinatura>

/** The service invoice of a charge, as who pays it is told: what the national environment authorised, and what became of it. */
export const notasDaAssinatura = z.object({
  notas: z.array(
    z.object({
      cobranca: codigo,
      numero: z.int(),
      estado: z.enum(ESTADOS_DA_NOTA),
      emitidaEm: instante,
      /** Of the sandbox: no fiscal value. */
      teste: z.boolean(),
    }),
  ),
})
export type NotaDaAssinatura = z.infer<typeof notasDaAssinatura>['notas'][number]

const cartao = z.object({ bandeira: z.string(), final: z.string(), validade: nulo })

export const situacaoDaAssinatura = z.object({
  estado: z.enum(ESTADOS_DO_CLIENTE),
  plano: z.nullable(referencia),
  ciclo: z.nullable(ciclo),
  testeAte: z.nullable(data),
  /** The period that was paid; null for who never paid here. */
  periodo: z.nullable(z.object({ de: data, ate: data })),
  /** False: it ends with the period, since the company cancelled. */
  renova: z.boolean(),
  proximaCobranca: z.nullable(z.object({ dia: data, valorCentavos: centavos, meio: z.enum(MEIOS_DE_PAGAMENTO) })),
  /** A change that waits for the end of the period. */
  mudancaMarcada: z.nullable(z.object({ plano: referencia, ciclo, dia: data })),
  meio: z.nullable(z.enum(MEIOS_DE_PAGAMENTO)),
  cartao: z.nullable(cartao),
  /** Last day on which everything still works, of a renewal that was not paid. */
  carenciaAte: z.nullable(data),
  creditoCentavos: centavos,
  cupom: z.nullable(z.object({ texto: z.string(), mesesRestantes: z.nullable(z.int()) })),
  /** What waits to be paid. */
  emAberto: z.nullable(cobrancaDaAssinatura),
  provedor: provedorDePagamento,
  versao: z.int(),
  permissoes: permissoes([
    'assinar',
    'mudarDePlano',
    'desmarcarMudanca',
    'trocarCartao',
    'cancelar',
    'reativar',
    'pagar',
  ]),
})
export type SituacaoDaAssinatura = z.infer<typeof situacaoDaAssinatura>

/** What goes beyond the limits of the plan that was asked for. */
export const excedente = z.object({ recurso: z.string(), rotulo: z.string(), usado: z.number(), limite: z.int() })

export const cotacaoDaAssinatura = z.object({
  /**
   * ASSINAR: begins now. AGORA: a larger plan, at once, with what was paid counted. NO_FIM: when the period ends, nothing is paid now.
   * NENHUMA: it is what is running.
   */
  modo: z.enum(MODOS_DA_MUDANCA),
  plano: referencia,
  ciclo,
  brutoCentavos: centavos,
  descontoCentavos: centavos,
  /** Of the credit that was used: the part of the running period that was not, and what was left from before. */
  creditoCentavos: centavos,
  proporcionalCentavos: centavos,
  /** To be paid now; 0 in NO_FIM and where nothing is left to pay. */
  valorCentavos: centavos,
  sobraCentavos: centavos,
  periodoDe: data,
  periodoAte: data,
  /** What the period after costs. */
  depoisCentavos: centavos,
  cupom: z.nullable(z.object({ texto: z.string(), efeito: z.string() })),
  /** Why the coupon that was typed does not serve; the rest is without it. */
  recusaDoCupom: nulo,
  /** What has to be reduced before the change to a smaller plan. Empty: nothing. */
  excedentes: z.array(excedente),
})
export type CotacaoDaAssinatura = z.infer<typeof cotacaoDaAssinatura>
