// Without a schema: pages that only read a laudo do not download what checks one.
export const NIVEIS_DA_ASSINATURA = ['SIMPLES', 'AVANCADA'] as const
export type NivelDaAssinatura = (typeof NIVEIS_DA_ASSINATURA)[number]

const NOME: Readonly<Record<NivelDaAssinatura, string>> = { SIMPLES: 'simples', AVANCADA: 'avançada' }

/** The level by what really happened: a password alone is simple; with a second factor in the session that signs, advanced. */
export const nivelDaAssinatura = (comSegundoFator: boolean): NivelDaAssinatura =>
  comSegundoFator ? 'AVANCADA' : 'SIMPLES'

/** What is printed of a signature between private parties. */
export const fundamentoDaAssinatura = (nivel: NivelDaAssinatura): string =>
  `assinatura eletrônica ${NOME[nivel]}, MP 2.200-2/2001, art. 10; Lei 14.063/2020, art. 4º`

/** The law that documents from before the level was printed name. */
const FUNDAMENTO_ANTERIOR = 'nos termos da Lei nº 14.063/2020'

/** When it was signed and under which law, in one line. */
export function linhaDaAssinatura({
  emitidoEm,
  assinatura,
}: {
  emitidoEm: string
  assinatura?: { fundamento: string } | undefined
}): string {
  return assinatura === undefined
    ? `Em ${emitidoEm}, ${FUNDAMENTO_ANTERIOR}.`
    : `Em ${emitidoEm} (${assinatura.fundamento}).`
}
