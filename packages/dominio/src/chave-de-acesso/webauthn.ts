import * as z from 'zod/mini'

// Shapes of WebAuthn as JSON (W3C, level 3). The library of the server checks what is inside them.

const MAXIMO = 20_000
const base64url = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(MAXIMO))
const resultados = z.record(z.string(), z.unknown())
const comum = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.enum(['platform', 'cross-platform'])),
  clientExtensionResults: z._default(resultados, {}),
}

/** What an authenticator answers when it makes a key. */
export const credencialNova = z.object({
  ...comum,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.optional(z.array(z.string().check(z.maxLength(30))).check(z.maxLength(10))),
  }),
})
export type CredencialNova = z.output<typeof credencialNova>

/** What an authenticator answers when it proves that it holds a key. */
export const provaDaChave = z.object({
  ...comum,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.nullish(base64url),
  }),
})
export type ProvaDaChave = z.output<typeof provaDaChave>

const chaveConhecida = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(z.string())),
})

/** What a browser is asked for a key to be made. */
export const pedidoDeChave = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(chaveConhecida),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type PedidoDeChave = z.output<typeof pedidoDeChave>

/** What a browser is asked for a key to prove itself; without keys named, any that the person has here. */
export const pedidoDeProva = z.object({
  challenge: z.string(),
  timeout: z.int(),
  rpId: z.string(),
  allowCredentials: z.optional(z.array(chaveConhecida)),
  userVerification: z.literal('required'),
})
export type PedidoDeProva = z.output<typeof pedidoDeProva>
