import { PERFIS, type Perfil } from '@vetlume/dominio/menu'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { PermissaoDaEmpresa } from '@vetlume/dominio/permissoes'
import { jwtVerify, SignJWT } from 'jose'
import { createHmac, createSecretKey, hkdfSync, randomUUID } from 'node:crypto'
import * as z from 'zod/mini'

const EMISSOR = 'vetlume'
const PUBLICO = 'vetlume-api'
export const VALIDADE_DO_TOKEN = Temporal.Duration.from({ minutes: 15 })

const conteudo = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  pes: z.uuid(),
  nom: z.string(),
  /** Profiles that hold in the current context, in the user's order. */
  per: z.array(z.enum(PERFIS)),
  cli: z.nullable(z.uuid()),
  par: z.nullable(z.uuid()),
  esp: z.nullable(z.uuid()),
  fus: z.string(),
  ver: z.int(),
  /** The support that the company let in, by its key. */
  sup: z.optional(z.uuid()),
})

/** Who is acting, and where: everything comes from the signed token, nothing from the request. */
export interface Ator {
  usuario: string
  sessao: string
  pessoa: string
  nome: string
  perfis: readonly Perfil[]
  /** What the papel in this company leaves of CLIENTE; read with the session, never from the token. Null or absent: all of it. */
  papel?: readonly PermissaoDaEmpresa[] | null
  cliente: string | null
  parceiro: string | null
  especialista: string | null
  /** IANA zone of the tenant. */
  fuso: string
  /** Version of the user's rights when the token was made: a demotion raises it. */
  versao: number
  /** Somebody of the operator, in a company that let the support in: by this grant, and only while it holds. */
  suporte?: string
}

export interface Tokens {
  emitir(ator: Ator, agora: Temporal.Instant): Promise<string>
  ler(token: string, agora: Temporal.Instant): Promise<Ator>
  /** The refresh secret that follows another: always the same one, and only who has the key can tell it. */
  seguinte(renovacao: string): string
}

interface Conferido {
  ator: Ator
  expiraMs: number
}

const MAXIMO_DE_CONFERIDOS = 5_000

/**
 * Access tokens: HS256 signed JWT, 15 minutes. `segredo` is at least 32 bytes of text. A signature is checked once:
 * the same text cannot become another token, so only its expiry is looked at again.
 */
export function criarTokens(segredo: string): Tokens {
  const chave = createSecretKey(Buffer.from(hkdfSync('sha256', segredo, '', 'vetlume-token-1', 32)))
  const chaveDaRenovacao = Buffer.from(hkdfSync('sha256', segredo, '', 'vetlume-renovacao-1', 32))
  const kid = '1'
  const conferidos = new Map<string, Conferido>()

  const conferir = async (token: string, agora: Temporal.Instant): Promise<Conferido> => {
    const { payload } = await jwtVerify(token, chave, {
      algorithms: ['HS256'],
      typ: 'at+jwt',
      issuer: EMISSOR,
      audience: PUBLICO,
      clockTolerance: 0,
      currentDate: new Date(agora.epochMilliseconds),
      requiredClaims: ['exp', 'jti', 'sub'],
    })
    const lido = z.parse(conteudo, payload)
    const ator: Ator = {
      usuario: lido.sub,
      sessao: lido.sid,
      pessoa: lido.pes,
      nome: lido.nom,
      perfis: lido.per,
      cliente: lido.cli,
      parceiro: lido.par,
      especialista: lido.esp,
      fuso: lido.fus,
      versao: lido.ver,
      ...(lido.sup === undefined ? {} : { suporte: lido.sup }),
    }
    return { ator, expiraMs: (payload.exp ?? 0) * 1000 }
  }

  return {
    seguinte: (renovacao) => createHmac('sha256', chaveDaRenovacao).update(renovacao).digest('base64url'),
    emitir(ator, agora) {
      const segundos = Math.floor(agora.epochMilliseconds / 1000)
      const claims: z.infer<typeof conteudo> = {
        sub: ator.usuario,
        sid: ator.sessao,
        pes: ator.pessoa,
        nom: ator.nome,
        per: [...ator.perfis],
        cli: ator.cliente,
        par: ator.parceiro,
        esp: ator.especialista,
        fus: ator.fuso,
        ver: ator.versao,
        ...(ator.suporte === undefined ? {} : { sup: ator.suporte }),
      }
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid })
        .setIssuer(EMISSOR)
        .setAudience(PUBLICO)
        .setJti(randomUUID())
        .setIssuedAt(segundos)
        .setExpirationTime(segundos + VALIDADE_DO_TOKEN.total('seconds'))
        .sign(chave)
    },
    async ler(token, agora) {
      const conhecido = conferidos.get(token)
      if (conhecido !== undefined && conhecido.expiraMs > agora.epochMilliseconds) return conhecido.ator
      try {
        const conferido = await conferir(token, agora)
        if (conferidos.size >= MAXIMO_DE_CONFERIDOS) conferidos.clear()
        conferidos.set(token, conferido)
        return conferido.ator
      } catch (cause) {
        throw new ErroDeDominio('NAO_AUTENTICADO', { cause })
      }
    },
  }
}
