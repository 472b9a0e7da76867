/** Scales that a section may be scored by. Keys are stored in laudos: never rename one. */
export const ESCALAS_DE_ESCORE = ['AFAST', 'ENDOSCOPIA', 'MINE', 'MINE_2'] as const
export type EscalaDeEscore = (typeof ESCALAS_DE_ESCORE)[number]

/** The measure that holds the total of a scale, with its reference; it is filled by the sum and never typed. */
export const MEDIDA_DO_TOTAL: Partial<Record<EscalaDeEscore, string>> = { AFAST: 'ESCORE_LIQUIDO_ABDOMINAL' }
