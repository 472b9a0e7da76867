import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import type { Ator } from '../../infra/token.ts'
import { darPassoNaExportacao } from './dar-passo.ts'

/** A run that gives no sign for this long died, and so did those that were to take over. */
const SEM_SINAL = '2 hours'

export async function falharParadas(tx: Banco, agora: string, motivo: string): Promise<void> {
  const parada = sql`batida_em < ${agora}::timestamptz - ${SEM_SINAL}::interval`
  const { rows } = await sql<{ cliente: string; codigo: string }>`
    select cliente, codigo from exportacao where estado in ('PEDIDA', 'FAZENDO') and ${parada}`.execute(tx)
  for (const qual of rows) await darPassoNaExportacao(tx, { ...qual, se: parada }, 'falhar', { falha: motivo })
}

export async function vencidas(tx: Banco, agora: string) {
  const { rows } = await sql<{ cliente: string; codigo: string; sha256: string }>`
    select cliente, codigo, sha256 from exportacao where estado = 'PRONTA' and expira_em <= ${agora}
    order by expira_em limit 100`.execute(tx)
  return rows
}

export async function esquecerLinks(tx: Banco, agora: string): Promise<void> {
  await sql`delete from exportacao_link where expira_em <= ${agora}`.execute(tx)
}

/** Who is told that it is ready: whoever asked for it. */
export async function pessoaDoUsuario(tx: Banco, usuario: string) {
  const { rows } = await sql<{ nome: string; email: string }>`
    select p.nome, u.email from usuario u join pessoa p on p.codigo = u.pessoa where u.codigo = ${usuario} and u.ativo`.execute(
    tx,
  )
  return rows[0]
}

export interface CopiaDoLink {
  ator: Ator & { cliente: string }
  sha256: string
  tamanho: number
  prontaEm: string
  nome: string
}

/** What a link opens, while it holds and the file is kept. */
export async function copiaDoLink(tx: Banco, hash: Buffer, agora: string): Promise<CopiaDoLink | undefined> {
  const { rows } = await sql<CopiaDoLink>`
    select k.ator, e.sha256, e.tamanho, e.pronta_em as "prontaEm", c.nome_fantasia as nome
    from exportacao_link k join exportacao e on e.cliente = k.cliente and e.codigo = k.exportacao join cliente c on c.codigo = k.cliente
    where k.segredo_hash = ${hash} and k.expira_em > ${agora} and e.estado = 'PRONTA' and e.expira_em > ${agora}`.execute(
    tx,
  )
  return rows[0]
}
