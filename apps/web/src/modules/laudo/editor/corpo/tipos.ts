import type { SecaoDoLaudo } from '@vetlume/dominio/laudo'

/** What an editor of a body works on. */
export interface CorpoDaSecaoProps {
  secao: SecaoDoLaudo
}
