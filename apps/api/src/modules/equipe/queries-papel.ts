import type { DadosDoPapel, PapelDaEmpresa } from '@vetlume/dominio/equipe'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'

export type PapelLido = Omit<PapelDaEmpresa, 'acoes'>

const UUID = /^[\da-f-]{36}$/i

/** Who has a set: at work there, switched off, or invited. */
const PESSOAS = sql`(select coalesce(array_agg(q.nome order by normalizar(q.nome)), '{}') from (
  select p.nome from vinculo v join usuario u on u.codigo = v.usuario join pessoa p on p.codigo = u.pessoa
    where v.cliente = s.cliente and v.papel_proprio = s.codigo
  union all select p.nome from vinculo_desativado v join usuario u on u.codigo = v.usuario join pessoa p on p.codigo = u.pessoa
    where v.cliente = s.cliente and v.papel_proprio = s.codigo
  union all select coalesce(c.nome, c.email, 'Convite por link') from convite c
    where c.cliente = s.cliente and c.papel_proprio = s.codigo) q)`

const CAMPOS = sql`s.codigo, s.nome, s.descricao, s.permissoes, s.versao, ${PESSOAS} as pessoas`

export async function listarPapeis(tx: Banco, cliente: string): Promise<PapelLido[]> {
  const { rows } = await sql<PapelLido>`select ${CAMPOS} from papel s where s.cliente = ${cliente}
    order by normalizar(s.nome), s.codigo limit 100`.execute(tx)
  return rows
}

/** One of the company's own; a ready-made name is none of them. */
export async function lerPapel(tx: Banco, cliente: string, codigo: string): Promise<PapelLido | undefined> {
  if (!UUID.test(codigo)) return undefined
  const { rows } = await sql<PapelLido>`select ${CAMPOS} from papel s
    where s.cliente = ${cliente} and s.codigo = ${codigo}`.execute(tx)
  return rows[0]
}

export async function travarPapel(tx: Banco, cliente: string, codigo: string): Promise<void> {
  await sql`select from papel where cliente = ${cliente} and codigo = ${codigo} for update`.execute(tx)
}

export async function inserirPapel(
  tx: Banco,
  cliente: string,
  { nome, descricao, permissoes }: DadosDoPapel,
): Promise<string> {
  const { codigo } = await tx
    .insertInto('papel')
    .values({ cliente, nome, descricao, permissoes })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  return codigo
}

export async function alterarPapel(
  tx: Banco,
  cliente: string,
  codigo: string,
  { nome, descricao, permissoes }: DadosDoPapel,
): Promise<void> {
  await sql`update papel set nome = ${nome}, descricao = ${descricao}, permissoes = ${permissoes}::text[], versao = versao + 1
    where cliente = ${cliente} and codigo = ${codigo}`.execute(tx)
}

export async function apagarPapel(tx: Banco, cliente: string, codigo: string): Promise<void> {
  await sql`delete from papel where cliente = ${cliente} and codigo = ${codigo}`.execute(tx)
}
