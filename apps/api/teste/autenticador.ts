import type { CredencialNova, PedidoDeChave, PedidoDeProva, ProvaDaChave } from '@vetlume/dominio/chave-de-acesso'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const PRESENTE = 0x01
const VERIFICADA = 0x04
const COM_CHAVE = 0x40

const sha256 = (dados: string | Buffer) => createHash('sha256').update(dados).digest()
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const UINT32 = 4

/** What a test may have it do wrong. */
interface Desvio {
  origem?: string
  /** Who is at it was not verified: only a touch. */
  semVerificar?: boolean
  /** The counter that it says; otherwise it counts by itself. */
  contador?: number
  desafio?: string
}

/** A WebAuthn authenticator with one discoverable key (ES256, attestation none), as a browser would speak for it. */
export function criarAutenticador(origemDaPagina: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const identificador = randomBytes(32)
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  let contador = 0
  let dono = ''

  const dadosDoCliente = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const dados = (rpId: string, { semVerificar = false, contador: dito }: Desvio, extra = Buffer.alloc(0)) => {
    const conta = Buffer.alloc(UINT32)
    conta.writeUInt32BE(dito ?? ++contador)
    const sinais = PRESENTE | (semVerificar ? 0 : VERIFICADA) | (extra.length > 0 ? COM_CHAVE : 0)
    return Buffer.concat([sha256(rpId), Buffer.from([sinais]), conta, extra])
  }
  const comum = {
    id: base64url(identificador),
    rawId: base64url(identificador),
    type: 'public-key',
    clientExtensionResults: {},
  } as const

  return {
    id: comum.id,
    criar(pedido: PedidoDeChave, desvio: Desvio = {}): CredencialNova {
      dono = pedido.user.id
      const cose = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      )
      const tamanho = Buffer.alloc(2)
      tamanho.writeUInt16BE(identificador.length)
      const authData = dados(pedido.rp.id, desvio, Buffer.concat([Buffer.alloc(16), tamanho, identificador, cose]))
      const attestationObject = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]) as never,
      )
      const clientDataJSON = dadosDoCliente(
        'webauthn.create',
        desvio.desafio ?? pedido.challenge,
        desvio.origem ?? origemDaPagina,
      )
      return {
        ...comum,
        response: {
          clientDataJSON: base64url(clientDataJSON),
          attestationObject: base64url(attestationObject),
          transports: ['internal'],
        },
      }
    },
    provar(pedido: PedidoDeProva, desvio: Desvio = {}): ProvaDaChave {
      const clientDataJSON = dadosDoCliente(
        'webauthn.get',
        desvio.desafio ?? pedido.challenge,
        desvio.origem ?? origemDaPagina,
      )
      const authenticatorData = dados(pedido.rpId, desvio)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientDataJSON)]), privateKey)
      return {
        ...comum,
        response: {
          clientDataJSON: base64url(clientDataJSON),
          authenticatorData: base64url(authenticatorData),
          signature: base64url(signature),
          ...(dono === '' ? {} : { userHandle: dono }),
        },
      }
    },
  }
}
