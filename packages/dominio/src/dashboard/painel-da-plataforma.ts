import * as z from 'zod/mini'
import { problemaDoProvedor } from '../assinatura/index.ts'
import { ESTADOS_DO_CLIENTE } from '../cliente/index.ts'
import { estadoDasCopias } from '../sistema/index.ts'
import { codigo, contagem, data, quantia } from '../contrato/index.ts'
import { mes } from './comum.ts'

export const painelDaPlataforma = z.object({
  perfil: z.literal('ADMIN'),
  hoje: data,
  assinantes: z.array(z.object({ estado: z.enum(ESTADOS_DO_CLIENTE), ...contagem.shape })),
  /** Monthly recurring revenue: what those who pay owe for one month, a year counted as twelve. */
  recorrencia: z.object({
    ...quantia.shape,
    porPlano: z.array(z.object({ ...quantia.shape, codigo, nome: z.string() })),
  }),
  /** What subscriptions and all else brought in this month, by the day of the payment, less what went back. */
  recebidoNoMes: quantia,
  /** Companies of which a payment was refused this month, and that paid nothing since. */
  recusadas: contagem,
  testesTerminando: z.object({
    ...contagem.shape,
    itens: z.array(z.object({ codigo, nome: z.string(), testeAte: data, plano: z.nullable(z.string()) })),
  }),
  /** Twelve months of new companies, the current one last. */
  novos: z.array(
    z.object({
      mes,
      todos: contagem,
      assinantes: contagem,
      gratis: contagem,
      /** Of those that came in this month: had a trial, subscribed since, and pay now. */
      testaram: contagem,
      assinaram: contagem,
      pagam: contagem,
    }),
  ),
  /** The same months: who subscribed when each began, and who began and ended in it. */
  meses: z.array(z.object({ mes, assinavam: contagem, comecaram: contagem, encerraram: contagem })),
  /**
   * The last six months, by when companies paid for the first time: how many they were, and how many still paid at the end of that month
   * and of each one after, today standing for the end of the current one.
   */
  coortes: z.array(z.object({ mes, entraram: contagem, pagavam: z.array(contagem) })),
  /** Coupons by how many companies they discounted something of, the most used first. */
  cupons: z.array(z.object({ ...contagem.shape, texto: z.string() })),
  /** Service invoices of subscriptions: charges paid and without one, and those given back whose note still stands. */
  notas: z.object({ semNota: quantia, aCancelar: quantia }),
  /** Null with a PostgreSQL of one's own, whose copies are its keeper's. */
  copias: z.nullable(z.object({ ...estadoDasCopias.shape, atrasada: z.boolean() })),
  /** What the account that takes the subscriptions' money asks to be looked at. */
  pagamentos: z.nullable(problemaDoProvedor),
  correio: z.object({ captura: z.boolean(), naFila: contagem, falhas: contagem }),
})
export type PainelDaPlataforma = z.infer<typeof painelDaPlataforma>
