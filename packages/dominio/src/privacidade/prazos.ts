import { somarDiasUteis, type Dia } from '../tempo/index.ts'
import type { TipoDePedido } from './estados/index.ts'

/** LGPD, art. 19, II: the full statement in 15 days. */
export const DIAS_DA_DECLARACAO = 15
/** Resolução CFMV 1.321/2020: the copy of a prontuário in 5 business days. */
export const DIAS_UTEIS_DO_PRONTUARIO = 5
/** Resolução CD/ANPD 15/2024: an incident is told in 3 business days. */
export const DIAS_UTEIS_DO_INCIDENTE = 3

const dias = (desde: Dia, quantos: number): Dia => Temporal.PlainDate.from(desde).add({ days: quantos }).toString()

/** Last day to answer a request that came on `desde`. */
export const prazoDoPedido = (tipo: TipoDePedido, desde: Dia): Dia =>
  tipo === 'PRONTUARIO' ? somarDiasUteis(desde, DIAS_UTEIS_DO_PRONTUARIO) : dias(desde, DIAS_DA_DECLARACAO)

export const prazoDoProntuario = (desde: Dia): Dia => somarDiasUteis(desde, DIAS_UTEIS_DO_PRONTUARIO)
export const prazoDoIncidente = (desde: Dia): Dia => somarDiasUteis(desde, DIAS_UTEIS_DO_INCIDENTE)

/** The day on which what has to be kept `anos` years after `desde` is not to be kept any more. */
export const fimDaGuarda = (desde: Dia, anos: number): Dia =>
  Temporal.PlainDate.from(desde).add({ years: anos }).add({ days: 1 }).toString()
