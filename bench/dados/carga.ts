import pg from 'pg'

interface Peca {
  refazer: string
  desfazer: string
}

/**
 * Every index, foreign key and exclusion constraint of the tables, but keys and unique constraints: others point at those.
 * Foreign keys last: they are checked with the indexes in place.
 */
async function pecasDe(conexao: pg.Client, tabelas: readonly string[]): Promise<Peca[]> {
  const { rows } = await conexao.query<Peca>(
    `select refazer, desfazer from (
      select 1 as vez, pg_get_indexdef(i.indexrelid) as refazer, format('drop index %s', i.indexrelid::regclass) as desfazer
      from pg_index i where i.indrelid = any($1::regclass[])
        and not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.conrelid = i.indrelid)
      union all
      select case c.contype when 'x' then 2 else 3 end,
        format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)),
        format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname)
      from pg_constraint c where c.conrelid = any($1::regclass[]) and c.contype in ('x', 'f')
    ) pecas order by vez`,
    [tabelas],
  )
  return rows
}

/**
 * Fills tables with millions of rows: without what checks and orders them row by row, which is put back whole at the end.
 * So what was loaded is as valid as what a person would have written, triggers aside unless they are asked for.
 */
export async function carregar(
  urlSuper: string,
  { tabelas, gatilhos: comGatilhos }: { tabelas: readonly string[]; gatilhos: boolean },
  encher: (conexao: pg.Client) => Promise<unknown>,
): Promise<void> {
  const conexao = new pg.Client({ connectionString: urlSuper })
  await conexao.connect()
  try {
    await conexao.query(
      `set statement_timeout = 0; set lock_timeout = 0; set maintenance_work_mem = '1GB'; set work_mem = '512MB'`,
    )
    const pecas = await pecasDe(conexao, tabelas)
    const gatilhos = async (modo: 'disable' | 'enable') => {
      if (comGatilhos) return
      for (const tabela of tabelas) await conexao.query(`alter table ${tabela} ${modo} trigger user`)
    }
    await gatilhos('disable')
    for (const { desfazer } of pecas.toReversed()) await conexao.query(desfazer)
    await encher(conexao)
    for (const { refazer } of pecas) await conexao.query(refazer)
    await gatilhos('enable')
    await conexao.query('vacuum analyze')
  } finally {
    await conexao.end()
  }
}
