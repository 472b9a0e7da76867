/** Every endpoint that the screens may call. A type only: none of the schemas comes along. */
export type { ContratoDaApi as Contratos } from '@vetlume/dominio/api'
