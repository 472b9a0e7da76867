import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'

export interface Referencia {
  restricao: string
  colunas: string[]
  tabela: string
}

export interface TabelaDoBanco {
  tabela: string
  colunas: { nome: string; tipo: string; obrigatoria: boolean; calculada: boolean; comentario: string | null }[]
  /** Columns of the primary key, in order. */
  chave: string[]
  referencias: Referencia[]
}

/** Every table of the product, as the database knows it. */
export async function tabelasDoBanco(tx: Banco): Promise<Map<string, TabelaDoBanco>> {
  const { rows } = await sql<TabelaDoBanco>`
    select c.relname::text as tabela,
      (select json_agg(json_build_object('nome', a.attname, 'tipo', format_type(a.atttypid, a.atttypmod), 'obrigatoria', a.attnotnull,
          'calculada', a.attgenerated <> '', 'comentario', col_description(c.oid, a.attnum)) order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as colunas,
      coalesce((select json_agg(a.attname order by k.ordem) from pg_constraint p
        cross join lateral unnest(p.conkey) with ordinality k (coluna, ordem)
        join pg_attribute a on a.attrelid = p.conrelid and a.attnum = k.coluna
        where p.conrelid = c.oid and p.contype = 'p'), '[]') as chave,
      coalesce((select json_agg(json_build_object('restricao', f.conname, 'tabela', f.confrelid::regclass::text, 'colunas',
          (select json_agg(a.attname order by k.ordem) from unnest(f.conkey) with ordinality k (coluna, ordem)
            join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.coluna)) order by f.conname)
        from pg_constraint f where f.conrelid = c.oid and f.contype = 'f'), '[]') as referencias
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migracao'
    order by c.relname`.execute(tx)
  return new Map(rows.map((linha) => [linha.tabela, linha]))
}

/** How far the schema of this database is. */
export async function migracaoDoBanco(tx: Banco): Promise<{ ultima: string; quantas: number }> {
  const { rows } = await sql<{ ultima: string; quantas: number }>`
    select max(nome) as ultima, count(*)::int as quantas from migracao`.execute(tx)
  return rows[0] ?? { ultima: '', quantas: 0 }
}
