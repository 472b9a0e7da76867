/** The queues there are. `evento` carries the outbox; `limpeza` forgets what has expired; `conferencia` re-reads the audit chains; `reenvio` tries late mail again. */
export const FILAS = [
  { nome: 'evento', opcoes: { retryLimit: 5, retryDelay: 5, retryBackoff: true } },
  { nome: 'limpeza', opcoes: { retryLimit: 1 } },
  { nome: 'conferencia', opcoes: { retryLimit: 1 } },
  { nome: 'reenvio', opcoes: { retryLimit: 0 } },
] as const

export type Fila = (typeof FILAS)[number]['nome']
