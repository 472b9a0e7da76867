import { ErroDeDominio } from '@vetlume/dominio/erros'

/** The row, or 404: a foreign row and a missing one look the same. */
export function exigir<T>(linha: T | undefined | null): T {
  if (linha == null) throw new ErroDeDominio('NAO_ENCONTRADO')
  return linha
}

/** Refuses to save over somebody else's change; `atual` goes with the refusal so that the screen shows the difference. */
export function exigirVersao(atual: { versao: number }, esperada: number): void {
  if (atual.versao !== esperada) throw new ErroDeDominio('CONFLITO_DE_VERSAO', { detalhes: { atual } })
}
