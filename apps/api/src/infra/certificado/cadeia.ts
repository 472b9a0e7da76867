import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Longer than any path of ICP-Brasil: root, first level, second level. */
const NIVEIS_ACIMA = 5

const MARCA_DE_PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g

/** Every certificate of a text in PEM. */
export const lerPem = (texto: string): X509Certificate[] =>
  [...texto.matchAll(MARCA_DE_PEM)].map(([pem]) => new X509Certificate(pem))

let raizes: readonly X509Certificate[] | undefined

/** The roots of ICP-Brasil under which A1 certificates are issued. */
export const raizesIcpBrasil = (): readonly X509Certificate[] =>
  (raizes ??= lerPem(readFileSync(new URL('./icp-brasil.pem', import.meta.url), 'utf8')))

const vigente = (certificado: X509Certificate, agora: Temporal.Instant): boolean =>
  Date.parse(certificado.validFrom) <= agora.epochMilliseconds &&
  agora.epochMilliseconds <= Date.parse(certificado.validTo)

const emitidoPor = (certificado: X509Certificate, emissor: X509Certificate): boolean =>
  emissor.ca && certificado.checkIssued(emissor) && certificado.verify(emissor.publicKey)

/**
 * The path from `folha` to one of `confiaveis` through certificates of `recebidos`, each valid at `agora` and an authority that
 * signed the one before; root left out, `folha` first. Null when there is none: an authority that nobody here knows, or a file without it.
 */
export function caminhoConfiavel(
  folha: X509Certificate,
  recebidos: readonly X509Certificate[],
  confiaveis: readonly X509Certificate[],
  agora: Temporal.Instant,
): X509Certificate[] | null {
  const subir = (caminho: X509Certificate[]): X509Certificate[] | null => {
    const ultimo = caminho.at(-1)
    if (ultimo === undefined || !vigente(ultimo, agora)) return null
    if (confiaveis.some((raiz) => vigente(raiz, agora) && emitidoPor(ultimo, raiz))) return caminho
    if (caminho.length > NIVEIS_ACIMA) return null
    const emissores = recebidos.filter((outro) => !caminho.includes(outro) && emitidoPor(ultimo, outro))
    for (const emissor of emissores) {
      const achado = subir([...caminho, emissor])
      if (achado !== null) return achado
    }
    return null
  }
  return subir([folha])
}
