/** How the provider calls the brand, and the bank that issued the card. */
export interface Bandeira {
  metodo: string
  emissor: string | null
}

interface Metodos {
  results: readonly { id: string; payment_type_id: string; issuer?: { id: number } | null }[]
}

const SO_CREDITO = 'Use um cartão de crédito: débito e pré-pago não servem para a assinatura.'
const DESCONHECIDO = 'Este cartão não é aceito. Confira o número, use outro cartão ou pague com Pix.'

/** The brand of a card by its first digits, or why it does not serve. */
export async function bandeiraDoBin(perguntar: () => Promise<Metodos | undefined>): Promise<Bandeira | string> {
  const { results } = (await perguntar()) ?? { results: [] }
  const credito = results.find(({ payment_type_id: tipo }) => tipo === 'credit_card')
  if (credito === undefined) return results.length === 0 ? DESCONHECIDO : SO_CREDITO
  const { id: metodo, issuer } = credito
  return { metodo, emissor: issuer == null ? null : String(issuer.id) }
}

/** Who the card is of, as the provider asks for it, or what is missing. */
export function titularDe(nome: string, documento: string) {
  const limpo = documento.replaceAll(/[^0-9A-Z]/g, '')
  if (nome.trim() === '') return 'Informe o nome impresso no cartão.'
  if (limpo.length !== 11 && limpo.length !== 14) return 'Informe o CPF ou o CNPJ do titular do cartão.'
  return {
    cardholderName: nome.trim(),
    identificationType: limpo.length === 11 ? 'CPF' : 'CNPJ',
    identificationNumber: limpo,
  }
}

/**
 * Whether this document was loaded at this address. A policy (CSP) belongs to a document: only one loaded where cards are typed lets the
 * provider's pages in.
 */
export function documentoProprio(carregadoEm: string, caminho: string): boolean {
  return new URL(carregadoEm).pathname === caminho
}
