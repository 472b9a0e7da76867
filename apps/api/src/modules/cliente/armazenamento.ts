import { sql } from 'kysely'
import type { CtxLivre } from '../../context.ts'
import { sha256 } from '../../infra/arquivos.ts'
import type { Ator } from '../../infra/token.ts'
import { exigirEspaco, type Lugar } from './espaco.ts'

interface Conteudo {
  sha256: string
  /** Bytes. */
  tamanho: number
}

/** `semLimite`: counted, and never refused: what was signed is kept whatever the plan. */
interface Opcoes {
  semLimite?: boolean
}

/** Time in which what was sent comes to be shown by a record; the file is forgotten otherwise. */
const PRAZO = Temporal.Duration.from({ hours: 24 })

/**
 * Writes down that the company keeps these bytes, before they are written: from here on nobody deletes them. Throws
 * LIMITE_DO_PLANO when they are new to the company and do not fit.
 */
export async function reservarArquivo(
  lugar: Lugar,
  { sha256: chave, tamanho }: Conteudo,
  { semLimite = false }: Opcoes = {},
): Promise<void> {
  const { tx, cliente, agora } = lugar
  await sql`select pg_advisory_xact_lock(hashtextextended(${`arquivo:${chave}`}, 0))`.execute(tx)
  const { rows } = await sql<{ nova: boolean }>`
    insert into arquivo_guardado as g (cliente, sha256, tamanho, conferir_em)
    values (${cliente}, ${chave}, ${tamanho}, ${agora.add(PRAZO).toString()})
    on conflict (cliente, sha256) do update set conferir_em = excluded.conferir_em
    returning old.sha256 is null as nova`.execute(tx)
  if (rows[0]?.nova === true && !semLimite) await exigirEspaco(lugar, 'armazenamentoGb', 0)
}

/** Keeps bytes for a company and answers their key. Slow: never inside a transaction. Throws LIMITE_DO_PLANO. */
export async function guardarArquivo(
  { servicos, emCliente }: CtxLivre<Ator>,
  cliente: string,
  bytes: Uint8Array,
  opcoes?: Opcoes,
): Promise<string> {
  const conteudo = { sha256: sha256(bytes), tamanho: bytes.byteLength }
  await emCliente(cliente, (ctx) => reservarArquivo(ctx, conteudo, opcoes))
  return servicos.arquivos.gravar(bytes)
}
