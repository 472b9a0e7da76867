/**
 * The queues there are. `evento` carries the outbox and `correio` its letters, so that a mail server that hangs holds back
 * letters only; `limpeza` forgets what has expired and files that nothing shows; `conferencia` re-reads the audit chains; `reenvio` tries late mail
 * again; `exportacao` makes copies of companies, one at a time in each process: a long one holds back nothing else, and one whose process
 * died is taken up by another; `rotina` runs the daily work of the modules and `minuto` what somebody waits for; `soma` adds up the days that changed and `acerto` compares every sum with its rows.
 */
export const FILAS = [
  { nome: 'evento', opcoes: { retryLimit: 5, retryDelay: 5, retryBackoff: true } },
  { nome: 'correio', opcoes: { retryLimit: 5, retryDelay: 5, retryBackoff: true } },
  {
    nome: 'exportacao',
    opcoes: { retryLimit: 2, retryDelay: 5, expireInSeconds: 6 * 3_600, heartbeatSeconds: 60 },
  },
  { nome: 'limpeza', opcoes: { retryLimit: 1 } },
  { nome: 'conferencia', opcoes: { retryLimit: 1 } },
  { nome: 'reenvio', opcoes: { retryLimit: 0 } },
  { nome: 'rotina', opcoes: { retryLimit: 0 } },
  { nome: 'minuto', opcoes: { retryLimit: 0 } },
  { nome: 'soma', opcoes: { retryLimit: 0 } },
  { nome: 'acerto', opcoes: { retryLimit: 1 } },
] as const

export type Fila = (typeof FILAS)[number]['nome']

/** Queues that carry events of the outbox. */
export const FILAS_DE_EVENTOS = ['evento', 'correio', 'exportacao'] as const satisfies readonly Fila[]

export type FilaDeEventos = (typeof FILAS_DE_EVENTOS)[number]

const FILAS_PROPRIAS: Readonly<Record<string, FilaDeEventos>> = {
  'email.enfileirado': 'correio',
  'exportacao.pedida': 'exportacao',
}

export const filaDo = (tipo: string): FilaDeEventos => FILAS_PROPRIAS[tipo] ?? 'evento'
