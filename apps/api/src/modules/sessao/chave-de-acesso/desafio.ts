import { MINUTOS_DO_DESAFIO, type PedidoDeProva, type ProvaDaChave } from '@vetlume/dominio/chave-de-acesso'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { createHash, randomBytes } from 'node:crypto'
import type { CtxLivre, CtxPlataforma } from '../../../context.ts'
import type { Ator } from '../../../infra/token.ts'
import {
  bloquearChave,
  chavePorIdentificador,
  chavesQueServem,
  contarUso,
  gastarDesafio,
  guardarDesafio,
  type ChaveGuardada,
  type DonoDoDesafio,
} from './queries.ts'

/** Megabytes that only who has a key needs. */
export const biblioteca = () => import('@simplewebauthn/server')

const PRAZO_MS = MINUTOS_DO_DESAFIO * 60_000

/** Where keys are made for and used at: this installation's address, and nothing else. */
export const casa = (origem: string) => ({ rpID: new URL(origem).hostname, expectedOrigin: origem })

export const recusarChave = (cause?: unknown) => new ErroDeDominio('CHAVE_DE_ACESSO_RECUSADA', { cause })

export const hashDoDesafio = (desafio: string): Buffer => createHash('sha256').update(desafio).digest()

/** Makes a challenge and remembers, by hash, for whom and for how long. */
export async function criarDesafio(ctx: CtxPlataforma<Ator | null>, dono: DonoDoDesafio) {
  const challenge = randomBytes(32)
  const expira = ctx.agora.add({ minutes: MINUTOS_DO_DESAFIO }).toString()
  await guardarDesafio(ctx.tx, hashDoDesafio(challenge.toString('base64url')), dono, expira)
  return { challenge: new Uint8Array(challenge), timeout: PRAZO_MS }
}

/** What the browser is asked. Who is known is asked for their own keys; who comes in, for any that they have here. */
export async function pedirProva(ctx: CtxPlataforma<Ator | null>, dono: DonoDoDesafio): Promise<PedidoDeProva> {
  const chaves = 'usuario' in dono ? await chavesQueServem(ctx.tx, dono.usuario) : []
  const { rpID } = casa(ctx.servicos.origem)
  const { generateAuthenticationOptions } = await biblioteca()
  const opcoes = await generateAuthenticationOptions({
    ...(await criarDesafio(ctx, dono)),
    rpID,
    userVerification: 'required',
    ...(chaves.length === 0 ? {} : { allowCredentials: chaves.map(conhecida) }),
  })
  return { ...opcoes, rpId: rpID, timeout: PRAZO_MS, userVerification: 'required' } as PedidoDeProva
}

export const conhecida = ({ identificador, transportes }: ChaveGuardada) => ({
  id: identificador.toString('base64url'),
  transports: transportes,
})

/** The challenge that an answer says it signed: it is looked for among ours before anything else is believed. */
function desafioDe({ response: { clientDataJSON } }: ProvaDaChave): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown }
    return String(challenge)
  } catch (erro) {
    throw recusarChave(erro)
  }
}

/** Spends the challenge, whatever comes of it, and finds the key that claims to have signed it. */
async function acharChave(ctx: CtxLivre, prova: ProvaDaChave, dono: DonoDoDesafio): Promise<ChaveGuardada> {
  const hash = hashDoDesafio(desafioDe(prova))
  const chave = await ctx.emPlataforma(async ({ tx, agora }) => {
    if (!(await gastarDesafio(tx, hash, dono, agora.toString()))) return undefined
    return chavePorIdentificador(tx, Buffer.from(prova.id, 'base64url'))
  })
  if (chave === undefined || chave.bloqueada_em !== null) throw recusarChave()
  if ('usuario' in dono && dono.usuario !== chave.usuario) throw recusarChave()
  const { userHandle } = prova.response
  if (userHandle != null && userHandle !== identidadeDe(chave.usuario)) throw recusarChave()
  return chave
}

/** How authenticators know a person: the key of the account, which says nothing about them. */
export const bytesDaPessoa = (usuario: string): Buffer => Buffer.from(usuario.replaceAll('-', ''), 'hex')
const identidadeDe = (usuario: string): string => bytesDaPessoa(usuario).toString('base64url')

async function conferirAssinatura(ctx: CtxLivre, prova: ProvaDaChave, chave: ChaveGuardada): Promise<number> {
  const { rpID, expectedOrigin } = casa(ctx.servicos.origem)
  try {
    const { verifyAuthenticationResponse } = await biblioteca()
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: prova as never,
      expectedChallenge: desafioDe(prova),
      expectedOrigin,
      expectedRPID: rpID,
      requireUserVerification: true,
      // The counter is looked at after the signature: before it anybody could say a number and have the key blocked.
      credential: {
        id: prova.id,
        publicKey: new Uint8Array(chave.chave_publica),
        counter: 0,
      },
    })
    if (!verified) throw new Error('the signature is not of this key')
    return authenticationInfo.newCounter
  } catch (erro) {
    throw recusarChave(erro)
  }
}

/**
 * A key proves itself, with its person verified by the device: as much as a password and a second factor. Answers whose it
 * is. A counter that went back says that there are two of the key: it serves no more, and that stays although it is refused.
 */
export async function provarChave(ctx: CtxLivre, prova: ProvaDaChave, dono: DonoDoDesafio): Promise<string> {
  const chave = await acharChave(ctx, prova, dono)
  const contador = await conferirAssinatura(ctx, prova, chave)
  const contou = await ctx.emPlataforma(async ({ tx, agora, auditar }) => {
    if (await contarUso(tx, chave.codigo, contador, agora.toString())) return true
    await bloquearChave(tx, chave.codigo, agora.toString())
    auditar({ acao: 'BLOQUEAR_CHAVE_DE_ACESSO', entidade: 'usuario', registro: chave.usuario, mudancas: {} })
    return false
  })
  if (!contou) throw recusarChave()
  return chave.usuario
}
