import { DIGITOS_DO_CODIGO, JANELA_DE_PASSOS, PASSO_SEGUNDOS } from '@vetlume/dominio/segundo-fator'
import { PRODUTO } from '@vetlume/dominio/produto'
import { Secret, TOTP } from 'otpauth'
import { modulosDoQr } from '../../infra/qr.ts'

const BYTES_DO_SEGREDO = 20

const totp = (segredo: string, pessoa = '') =>
  new TOTP({
    issuer: PRODUTO.nome,
    label: pessoa,
    secret: Secret.fromBase32(segredo),
    digits: DIGITOS_DO_CODIGO,
    period: PASSO_SEGUNDOS,
  })

/** A new shared key, in base 32. */
export const novoSegredo = (): string => new Secret({ size: BYTES_DO_SEGREDO }).base32

/** What an authenticator app reads (`otpauth://`): who issues, whose it is, the key. */
export const uriDoSegredo = (segredo: string, pessoa: string): string => totp(segredo, pessoa).toString()

/** Number of the 30 s step of an instant, since 1970 (RFC 6238, with T0 = 0). */
export const passoDe = (agora: Temporal.Instant): number =>
  Math.floor(agora.epochMilliseconds / (PASSO_SEGUNDOS * 1000))

/** The code that the app shows in a step. */
export const codigoDoPasso = (segredo: string, passo: number): string =>
  totp(segredo).generate({ timestamp: passo * PASSO_SEGUNDOS * 1000 })

/** The step that a code belongs to, among the present one and its neighbours; null when it is of none of them. */
export function passoDoCodigo(segredo: string, codigo: string, agora: Temporal.Instant): number | null {
  if (codigo.length !== DIGITOS_DO_CODIGO) return null
  const distancia = totp(segredo).validate({
    token: codigo,
    timestamp: agora.epochMilliseconds,
    window: JANELA_DE_PASSOS,
  })
  return distancia === null ? null : passoDe(agora) + distancia
}

/** A QR code as an SVG path, one unit for each module: no image to fetch and nothing for the browser to trust. */
export function desenharQr(texto: string): { lado: number; caminho: string } {
  const { size: lado, data } = modulosDoQr(texto)
  const escuros = Array.from(data).flatMap((escuro, i) =>
    escuro ? [`M${i % lado} ${Math.floor(i / lado)}h1v1h-1z`] : [],
  )
  return { lado, caminho: escuros.join('') }
}
