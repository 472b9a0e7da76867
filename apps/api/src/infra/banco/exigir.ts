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

interface RecusaDaVersao {
  mensagem?: string
  /** What goes along, so that the screen shows the difference. */
  detalhes?: Readonly<Record<string, unknown>>
}

/** What somebody decided over is not what there is any more. */
export const conflitoDeVersao = (recusa: RecusaDaVersao = {}): ErroDeDominio =>
  new ErroDeDominio('CONFLITO_DE_VERSAO', recusa)

/** The one comparison of versions: refuses to save over somebody else's change. */
export function exigirVersao<V extends number | null>(
  atual: { versao: V },
  esperada: V,
  recusa: RecusaDaVersao = {},
): void {
  if (atual.versao !== esperada) throw conflitoDeVersao(recusa)
}
