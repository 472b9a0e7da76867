import { sql } from 'kysely'
import type { CtxCliente } from '../../context.ts'

/** Links looked at in one statement: a chain of years must not outlast the time that one has. */
const LOTE = 10_000

interface Riscos {
  inteiros: readonly string[]
  ligados: readonly string[]
  valores: readonly string[]
  nomes: readonly string[]
}

/**
 * Strikes somebody out of the audit trail. Every link keeps its place and its hash, and the trail says which were struck:
 * without that the chain counts as broken.
 */
export async function riscarDaTrilha(
  { tx, cliente, auditar }: Pick<CtxCliente<null>, 'tx' | 'cliente' | 'auditar'>,
  { inteiros, ligados, valores, nomes }: Riscos,
): Promise<void> {
  const { rows } = await sql<{ fim: number }>`
    select coalesce(max(sequencia), 0) as fim from auditoria where cliente = ${cliente}`.execute(tx)
  const fim = rows[0]?.fim ?? 0
  const riscadas: number[] = []
  for (let de = 0; de < fim; de += LOTE) {
    const { rows: linhas } = await sql<{ sequencia: number }>`
      select busca.expurgar_auditoria(${de}, ${Math.min(de + LOTE, fim)}, ${[...inteiros]}::text[], ${[...ligados]}::text[],
        ${[...valores]}::text[], ${[...nomes]}::text[]) as sequencia`.execute(tx)
    riscadas.push(...linhas.map(({ sequencia }) => sequencia))
  }
  if (riscadas.length === 0) return
  auditar({ acao: 'EXPURGAR', entidade: 'auditoria', registro: cliente, mudancas: { sequencias: [null, riscadas] } })
}
