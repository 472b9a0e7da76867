import { sql, type RawBuilder } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'

/** Whose rows, and the people that they name without being linked any more. */
export interface Dono {
  cliente: string
  nomeados: readonly string[]
}

/** People named by a foreign key, who may have left since. Read as the company. */
export async function pessoasNomeadas(tx: Banco, cliente: string): Promise<string[]> {
  const { rows } = await sql<{ usuario: string }>`
    select corrigido_por as usuario from deslocamento_corrigido where cliente = ${cliente}
    union select usuario from abreviatura where cliente = ${cliente}
    union select usuario from lista_salva where cliente = ${cliente}`.execute(tx)
  return rows.map(({ usuario }) => usuario)
}

const daEmpresa = ({ cliente, nomeados }: Dono) =>
  sql`(exists (select from vinculo v where v.usuario = u.codigo and v.cliente = ${cliente}) or u.codigo = any(${nomeados}::uuid[]))`

/** Tables that are not read by the company's key alone; accounts are read as the platform, and only what they are here. */
const PROPRIAS: Readonly<Record<string, (dono: Dono) => RawBuilder<unknown>>> = {
  cliente: ({ cliente }) => sql`select * from cliente where codigo = ${cliente}`,
  plano: ({ cliente }) => sql`select p.* from plano p join cliente c on c.plano = p.codigo where c.codigo = ${cliente}`,
  pessoa: (dono) => sql`select p.* from pessoa p join usuario u on u.pessoa = p.codigo where ${daEmpresa(dono)}`,
  usuario: (dono) => sql`
    select u.codigo, u.pessoa, u.email, u.cpf, u.ativo, u.criado_em,
      coalesce(nullif(array(select p.perfil from unnest(u.perfis) with ordinality p (perfil, ordem)
        where exists (select from vinculo v where v.usuario = u.codigo and v.cliente = ${dono.cliente} and v.perfil = p.perfil)
        order by p.ordem), '{}'), u.perfis[1:1]) as perfis
    from usuario u where ${daEmpresa(dono)}`,
}

/** Shared registries are read whole; a table of the company, by its key. */
export function fonteDa(tabela: string, compartilhada: boolean, dono: Dono): RawBuilder<unknown> {
  const propria = PROPRIAS[tabela]
  if (propria !== undefined) return propria(dono)
  if (compartilhada) return sql`select * from ${sql.table(tabela)}`
  return sql`select * from ${sql.table(tabela)} where cliente = ${dono.cliente}`
}
