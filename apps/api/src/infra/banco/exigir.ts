import { ErroDeDominio } from '@vetlume/dominio/erros'

/** The row, or 404: a foreign row and a missing one look the same. */
export function exigir<T>(linha: T | undefined | null): T {
  if (linha == null) throw new ErroDeDominio('NAO_ENCONTRADO')
  return linha
}

/** The company of who acts, for a verb that opens its own transactions. Throws CONTEXTO_NECESSARIO before one is chosen. */
export function exigirCliente({ cliente }: { cliente: string | null }): string {
  if (cliente === null) throw new ErroDeDominio('CONTEXTO_NECESSARIO')
  return cliente
}

/** Refuses to save over somebody else's change; `atual` goes with the refusal so that the screen shows the difference. */
export function exigirVersao(atual: { versao: number }, esperada: number): void {
  if (atual.versao !== esperada) throw new ErroDeDominio('CONFLITO_DE_VERSAO', { detalhes: { atual } })
}
