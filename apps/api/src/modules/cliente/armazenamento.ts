import { sql } from 'kysely'
import type { CtxLivre } from '../../context.ts'
import { sha256, type Provisorio } from '../../infra/arquivos.ts'
import { exigir } from '../../infra/banco/index.ts'
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
 * LIMITE_DO_PLANO when they are new to the company and do not fit. Answers the instant of this reservation, which no other has.
 */
export async function reservarArquivo(
  lugar: Lugar,
  { sha256: chave, tamanho }: Conteudo,
  { semLimite = false }: Opcoes = {},
): Promise<string> {
  const { tx, cliente, agora } = lugar
  await sql`select pg_advisory_xact_lock(hashtextextended(${`arquivo:${chave}`}, 0))`.execute(tx)
  const { rows } = await sql<{ nova: boolean; ate: string }>`
    insert into arquivo_guardado as g (cliente, sha256, tamanho, conferir_em)
    values (${cliente}, ${chave}, ${tamanho}, ${agora.add(PRAZO).toString()})
    on conflict (cliente, sha256) do update
      set conferir_em = greatest(excluded.conferir_em, g.conferir_em + interval '1 microsecond')
    returning old.sha256 is null as nova, conferir_em::text as ate`.execute(tx)
  const { nova, ate } = exigir(rows[0])
  if (nova && !semLimite) await exigirEspaco(lugar, 'armazenamentoGb', 0)
  return ate
}

/** Gives back what was reserved for bytes that could not be written, unless a record shows them or somebody reserved them since. */
async function soltarReserva<A extends Ator | null>(
  { emPlataforma, logger }: CtxLivre<A>,
  cliente: string,
  { sha256: chave, ate }: { sha256: string; ate: string },
): Promise<void> {
  await emPlataforma(({ tx }) => sql`select recolher_arquivo(${cliente}, ${chave}, ${ate})`.execute(tx)).catch(
    // With a disk that is full nothing may be written at all: the hourly collection comes to it.
    (err: unknown) => logger.warn({ err }, 'reserva de arquivo'),
  )
}

async function comReserva<A extends Ator | null>(
  ctx: CtxLivre<A>,
  cliente: string,
  { conteudo, gravar, opcoes }: { conteudo: Conteudo; gravar: () => Promise<unknown>; opcoes?: Opcoes | undefined },
): Promise<string> {
  const ate = await ctx.emCliente(cliente, (lugar) => reservarArquivo(lugar, conteudo, opcoes))
  try {
    await gravar()
    return conteudo.sha256
  } catch (erro) {
    await soltarReserva(ctx, cliente, { sha256: conteudo.sha256, ate })
    throw erro
  }
}

/** Keeps bytes for a company and answers their key. Slow: never inside a transaction. Throws LIMITE_DO_PLANO, SEM_ESPACO_EM_DISCO. */
export function guardarArquivo<A extends Ator | null>(
  ctx: CtxLivre<A>,
  cliente: string,
  bytes: Uint8Array,
  opcoes?: Opcoes,
): Promise<string> {
  const conteudo = { sha256: sha256(bytes), tamanho: bytes.byteLength }
  return comReserva(ctx, cliente, { conteudo, gravar: () => ctx.servicos.arquivos.gravar(bytes), opcoes })
}

/** The same for what came to the disk already. */
export function guardarProvisorio<A extends Ator | null>(
  ctx: CtxLivre<A>,
  cliente: string,
  provisorio: Provisorio,
): Promise<string> {
  return comReserva(ctx, cliente, { conteudo: provisorio, gravar: () => provisorio.guardar() })
}
