import { sql } from 'kysely'
import type { Arquivos } from '../arquivos.ts'
import { emTransacao, type Banco } from '../banco/index.ts'

/** Files looked at in one round; the others wait for the next. */
const LOTE = 1_000

interface Suspeito {
  cliente: string
  sha256: string
  tamanho: number | null
}

/** One file, in a transaction of its own. The bytes go while the lock is held: a failure leaves the row, to be tried again. */
async function conferir(db: Banco, arquivos: Arquivos, { cliente, sha256, tamanho }: Suspeito, agora: string) {
  const medida = tamanho ?? (await arquivos.medir(sha256))
  await emTransacao(db, { papel: 'plataforma' }, async (tx) => {
    if (tamanho === null)
      await sql`update arquivo_guardado set tamanho = ${medida} where cliente = ${cliente} and sha256 = ${sha256}`.execute(
        tx,
      )
    const { rows } = await sql<{ livre: boolean }>`
      select recolher_arquivo(${cliente}, ${sha256}, ${agora}) as livre`.execute(tx)
    if (rows[0]?.livre === true) await arquivos.apagar(sha256)
  })
}

/** Forgets the files that no record shows any more, and deletes the bytes that no company keeps. */
export async function recolherArquivos(db: Banco, arquivos: Arquivos, agora: Temporal.Instant): Promise<void> {
  const instante = agora.toString()
  const suspeitos = await emTransacao(db, { papel: 'plataforma' }, async (tx) => {
    const { rows } = await sql<Suspeito>`select cliente, sha256, tamanho from arquivo_guardado
      where conferir_em <= ${instante} order by conferir_em limit ${LOTE}`.execute(tx)
    return rows
  })
  for (const suspeito of suspeitos) await conferir(db, arquivos, suspeito, instante)
}
