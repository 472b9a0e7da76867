/** Search parameters of a screen: always text, as the address bar shows them. */
export type BuscaNaUrl = Partial<Record<string, string>>

/** `?situacao=ABERTO&busca=123` stays text: the router's own parser would turn 123 into a number. */
export function lerBusca(texto: string): BuscaNaUrl {
  return Object.fromEntries(new URLSearchParams(texto))
}

/** Empty values are left out, so that an address never says `busca=`. */
export function escreverBusca(busca: Readonly<Record<string, unknown>>): string {
  const presentes = Object.entries(busca).filter(([, valor]) => valor !== undefined && valor !== null && valor !== '')
  const texto = new URLSearchParams(presentes.map(([nome, valor]) => [nome, String(valor)])).toString()
  return texto === '' ? '' : `?${texto}`
}
