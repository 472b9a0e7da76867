import type { EstadoDasCopias } from '@vetlume/dominio/sistema'

/** What whoever runs the embedded database tells of it; a PostgreSQL of one's own has its own keepers. */
export interface BancoEmbutido {
  situacao(): {
    /** It died, and is being started again. */
    subindo: boolean
    /** When it last came back; null when it never had to. */
    voltouEm: Temporal.Instant | null
  }
  copias(): EstadoDasCopias
}
