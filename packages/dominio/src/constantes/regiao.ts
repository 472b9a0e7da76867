export const LOCALE = 'pt-BR'
export const MOEDA = 'BRL'

/** IANA zone of a tenant or partner that has not chosen one. */
export const ZONA_PADRAO = 'America/Sao_Paulo'
