import { somarDiasUteis } from '@vetlume/dominio/tempo'

const DIA = /^\d{4}-\d{2}-\d{2}$/

/** The working day after the last one that was asked for, if it is one yet, or after today: on a holiday nobody comes. */
export const proximoDia = (ultimo: string | null | undefined, hoje: string): string =>
  somarDiasUteis(ultimo != null && DIA.test(ultimo) && ultimo > hoje ? ultimo : hoje, 1)
