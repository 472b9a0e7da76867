import type { Migalha } from '../../ui/pagina.tsx'

export const ROTA = '/utilitario/simulador-custo-exame'
export const TITULO = 'Simulador de custo de exame'
export const MIGALHAS: readonly Migalha[] = [{ rotulo: 'Utilitário' }]
export const MIGALHAS_DE_UMA: readonly Migalha[] = [...MIGALHAS, { rotulo: TITULO, para: ROTA }]
/** Of the address: what is seen is the price lab. */
export const NO_LABORATORIO = { vista: 'laboratorio' } as const
