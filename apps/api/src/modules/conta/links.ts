import { ErroDeDominio } from '@vetlume/dominio/erros'
import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import type { Correio } from '../../infra/correio.ts'

/** A confirmation waits for who reads mail tomorrow, an invitation for who is on leave; a password link opens the account, so it waits little. */
export const VALIDADE = {
  CONFIRMAR_EMAIL: Temporal.Duration.from({ hours: 48 }),
  DEFINIR_SENHA: Temporal.Duration.from({ minutes: 30 }),
  CONVITE: Temporal.Duration.from({ hours: 24 * 7 }),
} as const

export type TipoDeLink = keyof typeof VALIDADE

export const hashDoSegredo = (segredo: string): Buffer => createHash('sha256').update(segredo).digest()

/** Makes a link and answers its key; the secret is derived from it and only its hash is stored. */
export async function criarLink(
  tx: Banco,
  { usuario, tipo, agora, correio }: { usuario: string; tipo: TipoDeLink; agora: Temporal.Instant; correio: Correio },
): Promise<string> {
  const codigo = randomUUID()
  await tx
    .insertInto('link_conta')
    .values({
      codigo,
      usuario,
      tipo,
      hash: hashDoSegredo(correio.segredoDoLink(codigo)),
      criado_em: agora.toString(),
      expira_em: agora.add(VALIDADE[tipo]).toString(),
    })
    .execute()
  return codigo
}

export interface LinkUsado {
  codigo: string
  usuario: string
}

/**
 * Uses the link and answers whose it is: of two people at once, one. The other links of that kind stop working with it.
 * Throws LINK_EXPIRADO for one that is used, late, of another kind or invented.
 */
export async function usarLink(
  tx: Banco,
  { segredo, tipo, agora }: { segredo: string; tipo: TipoDeLink; agora: Temporal.Instant },
): Promise<LinkUsado> {
  const instante = agora.toString()
  const { rows } = await sql<LinkUsado>`
    update link_conta set usado_em = ${instante}
    where hash = ${hashDoSegredo(segredo)} and tipo = ${tipo} and usado_em is null and expira_em > ${instante}
    returning codigo, usuario`.execute(tx)
  const [link] = rows
  if (link === undefined) {
    throw new ErroDeDominio('LINK_EXPIRADO', {
      mensagem:
        tipo === 'CONVITE'
          ? 'Este convite já foi usado, foi cancelado ou passou da validade. Peça outro a quem convidou você.'
          : 'Este link já foi usado ou passou da validade. Peça outro em “Esqueci a senha”.',
    })
  }
  await anularLinks(tx, link.usuario, tipo, agora)
  return link
}

/** The links of a kind that the person was sent stop working. */
export async function anularLinks(
  tx: Banco,
  usuario: string,
  tipo: TipoDeLink,
  agora: Temporal.Instant,
): Promise<void> {
  await sql`update link_conta set usado_em = ${agora.toString()}
    where usuario = ${usuario} and tipo = ${tipo} and usado_em is null`.execute(tx)
}

/** All that the person was sent stops working. Whatever its kind, a link proves the mailbox: another e-mail needs other links. */
export async function anularTodosOsLinks(tx: Banco, usuario: string, agora: Temporal.Instant): Promise<void> {
  await sql`update link_conta set usado_em = ${agora.toString()}
    where usuario = ${usuario} and usado_em is null`.execute(tx)
}

/** How many links of a kind the person was sent in the last hour. */
export async function linksDaUltimaHora(
  tx: Banco,
  usuario: string,
  tipo: TipoDeLink,
  agora: Temporal.Instant,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from link_conta
    where usuario = ${usuario} and tipo = ${tipo} and criado_em > ${agora.subtract({ hours: 1 }).toString()}`.execute(
    tx,
  )
  return rows[0]?.n ?? 0
}
