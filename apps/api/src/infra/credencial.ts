import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import type { CtxLivre } from '../context.ts'

/** Where machines speak DICOMweb, under the origin. */
export const CAMINHO_DICOMWEB = '/dicom-web'

export const hashDoToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** A machine of a company that showed its credential: the tenant of all that it asks for. */
export interface EquipamentoAutenticado {
  cliente: string
  codigo: string
  nome: string
  credencial: string
  /** IANA zone of the company. */
  fuso: string
  /** The company reads, and registers nothing. */
  suspensa: boolean
  /** Nobody wrote down in the last minute that it was used from this address. */
  aMarcar: boolean
}

const TOKEN = /^[\w-]{43}$/

interface Mostrada {
  /** Of HTTP Basic; a Bearer has none. */
  usuario: string | null
  token: string
}

/** What an Authorization header shows; null for none, or for what is none of ours. */
export function lerAutorizacao(cabecalho: string | undefined): Mostrada | null {
  const [esquema = '', valor = ''] = (cabecalho ?? '').split(' ')
  if (esquema.toLowerCase() === 'bearer') return TOKEN.test(valor) ? { usuario: null, token: valor } : null
  if (esquema.toLowerCase() !== 'basic') return null
  const [, usuario = '', token = ''] = /^([^:]*):(.*)$/.exec(Buffer.from(valor, 'base64').toString('utf8')) ?? []
  return TOKEN.test(token) ? { usuario: usuario.toLowerCase(), token } : null
}

/** The machine that a credential is of, now: nothing is remembered, so that one that was revoked opens nothing at once. */
export async function equipamentoDa(
  { emPlataforma, agora, endereco }: CtxLivre<null>,
  { usuario, token }: Mostrada,
  suspensos: readonly string[],
): Promise<EquipamentoAutenticado | null> {
  const { rows } = await emPlataforma(({ tx }) =>
    sql<EquipamentoAutenticado>`
      select b.cliente, b.codigo, b.nome, b.credencial, c.fuso, c.estado = any(${[...suspensos]}::text[]) as suspensa,
        b.usada_em is null or b.usada_em < ${agora.toString()}::timestamptz - interval '1 minute'
          or b.usada_de is distinct from ${endereco} as "aMarcar"
      from busca.equipamento_da_credencial(${hashDoToken(token)}) b
      join cliente c on c.codigo = b.cliente and c.ativo`.execute(tx),
  )
  const [achado] = rows
  return achado === undefined || (usuario !== null && usuario !== achado.codigo) ? null : achado
}

/** Writes down that it was used, at most once a minute from one address. */
export async function marcarUso(ctx: CtxLivre<null>, equipamento: EquipamentoAutenticado): Promise<void> {
  const { endereco, agora } = ctx
  const { cliente, credencial, aMarcar } = equipamento
  if (!aMarcar) return
  await ctx.emCliente(cliente, ({ tx }) =>
    sql`update equipamento_credencial set usada_em = ${agora.toString()}, usada_de = ${endereco}
      where cliente = ${cliente} and codigo = ${credencial}`.execute(tx),
  )
}
