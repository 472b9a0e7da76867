import { PRODUTO } from '@vetlume/dominio/produto'

/** RFC 9116 wants a date that is near: whoever reads an older text asks again. */
const VALIDADE = Temporal.Duration.from({ hours: 24 * 180 })

/** Whom to tell about a flaw, and until when this holds. */
export function securityTxt(origem: string, agora: Temporal.Instant): string {
  const linhas = [
    `Contact: mailto:seguranca@${PRODUTO.slug}.com.br`,
    `Expires: ${agora.add(VALIDADE).round({ smallestUnit: 'hour', roundingMode: 'floor' }).toString()}`,
    'Preferred-Languages: pt-BR, en',
    `Canonical: ${origem}/.well-known/security.txt`,
  ]
  return `${linhas.join('\n')}\n`
}
