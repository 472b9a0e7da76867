// Without a schema: pages that only read a laudo do not download what checks one.
export const NIVEIS_DA_ASSINATURA = ['SIMPLES', 'AVANCADA', 'QUALIFICADA'] as const
export type NivelDaAssinatura = (typeof NIVEIS_DA_ASSINATURA)[number]

const NOME: Readonly<Record<NivelDaAssinatura, string>> = {
  SIMPLES: 'simples',
  AVANCADA: 'avançada',
  QUALIFICADA: 'qualificada, ICP-Brasil',
}

/** MP 2.200-2/2001: what is signed with ICP-Brasil is presumed true (art. 10, § 1º); the rest holds between the parties (art. 10). */
const ARTIGO: Readonly<Record<NivelDaAssinatura, string>> = {
  SIMPLES: 'art. 10',
  AVANCADA: 'art. 10',
  QUALIFICADA: 'art. 10, § 1º',
}

/** What happened at a signature. */
export interface ProvasDaAssinatura {
  /** Signed with a certificate of ICP-Brasil of the person. */
  comCertificado: boolean
  /** The session that signs was opened with a second factor. */
  comSegundoFator: boolean
}

/** The level by what really happened: a certificate is qualified, a second factor advanced, a password alone simple. */
export function nivelDaAssinatura({ comCertificado, comSegundoFator }: ProvasDaAssinatura): NivelDaAssinatura {
  if (comCertificado) return 'QUALIFICADA'
  return comSegundoFator ? 'AVANCADA' : 'SIMPLES'
}

/** `assinatura avançada`. */
export const nomeDaAssinatura = (nivel: NivelDaAssinatura): string => `assinatura ${NOME[nivel]}`

/** What is printed of a signature. */
export const fundamentoDaAssinatura = (nivel: NivelDaAssinatura): string =>
  `assinatura eletrônica ${NOME[nivel]}, MP 2.200-2/2001, ${ARTIGO[nivel]}; Lei 14.063/2020, art. 4º`

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

/** What the author of a reviewed laudo answers for, in one line. */
export const linhaDoAutor = ({ elaboradoEm, alterado }: { elaboradoEm: string; alterado: boolean }): string =>
  alterado
    ? `Texto confirmado pelo autor em ${elaboradoEm} e depois alterado na revisão.`
    : `Texto confirmado pelo autor em ${elaboradoEm}.`

/** The certificate of a qualified signature, as it is printed: whose, from whom, which. */
export interface CertificadoImpresso {
  titular: string
  emissor: string
  numeroSerie: string
}

/** Which certificate signed, in one line. */
export const linhaDoCertificado = ({ titular, emissor, numeroSerie }: CertificadoImpresso): string =>
  `Certificado de ${titular}, emitido por ${emissor}, nº ${numeroSerie}.`

/** Address of the link over the printed signature of a document: where the field of a qualified one goes. */
export const lugarDaAssinatura = ({ verificacao }: { verificacao: { url: string } }): string =>
  `${verificacao.url}#assinatura`
