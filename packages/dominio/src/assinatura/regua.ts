import type { Dia } from '../tempo/index.ts'
import { DIAS_DE_CARENCIA } from './estados.ts'
import type { MotivoDeRecusa } from './recusas.ts'
import { TEXTOS_DA_RECUSA } from './recusas.ts'
import { somarDias } from './periodo.ts'

/** Days before the due day on which the charge of a renewal is written, and the letter about it goes. */
export const DIAS_ANTES_DE_RENOVAR = 3
/** Days before the end of a trial on which the letter about it goes. */
export const DIAS_ANTES_DO_FIM_DO_TESTE = 3
/** Days after the due day on which a card that was refused is tried again. */
export const DIAS_DE_NOVA_TENTATIVA: readonly number[] = [1, 3, 5]

/** The last day on which everything still works without the renewal. */
export const fimDaCarencia = (vencimento: Dia): Dia => somarDias(vencimento, DIAS_DE_CARENCIA)

/** When the card is tried again after a refusal on `hoje`; null when only a person can go on. */
export function proximaTentativa(vencimento: Dia, hoje: Dia, motivo: MotivoDeRecusa | null): Dia | null {
  if (motivo !== null && !TEXTOS_DA_RECUSA[motivo].tentarDeNovo) return null
  return DIAS_DE_NOVA_TENTATIVA.map((dias) => somarDias(vencimento, dias)).find((dia) => dia > hoje) ?? null
}
