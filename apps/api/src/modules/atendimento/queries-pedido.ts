import { sql, type Insertable } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import type { Atendimento } from '../../infra/banco/tipos.ts'
import type { Visao } from '../cadastros/index.ts'

export interface AnimalDoPedido {
  codigo: string
  nome: string
  tutor: string
  ativo: boolean
  /** Day of its death. */
  obito: string | null
  /** By name. */
  especie: string
}

export async function animalDoPedido(tx: Banco, cliente: string, codigo: string): Promise<AnimalDoPedido | undefined> {
  return tx
    .selectFrom('animal')
    .innerJoin('especie', 'especie.codigo', 'animal.especie')
    .select(['animal.codigo', 'animal.nome', 'tutor', 'animal.ativo', 'obito', 'especie.nome as especie'])
    .where('cliente', '=', cliente)
    .where('animal.codigo', '=', codigo)
    .executeTakeFirst()
}

export async function especialistaDoPedido(tx: Banco, cliente: string, codigo: string) {
  return tx
    .selectFrom('especialista')
    .select(['codigo', 'nome', 'ativo'])
    .where('cliente', '=', cliente)
    .where('codigo', '=', codigo)
    .executeTakeFirst()
}

export async function planoDoPedido(tx: Banco, codigo: string) {
  return tx
    .selectFrom('plano_saude')
    .select(['codigo', 'nome', 'ativo', 'exige_autorizacao'])
    .where('codigo', '=', codigo)
    .executeTakeFirst()
}

export interface AgendamentoDoPedido {
  codigo: string
  animal: string | null
  estado: string
  inicio: string
}

export async function agendamentoDoPedido(
  tx: Banco,
  cliente: string,
  visao: Visao,
  codigo: string,
): Promise<AgendamentoDoPedido | undefined> {
  const { rows } = await sql<AgendamentoDoPedido>`
    select g.codigo, g.animal, g.estado, g.inicio from agendamento g
    where g.cliente = ${cliente} and g.codigo = ${codigo}
      and ${visao.tipo === 'ESPECIALISTA' ? sql`g.especialista = ${visao.especialista}` : sql`true`}`.execute(tx)
  return rows[0]
}

export async function inserirAtendimento(tx: Banco, linha: Insertable<Atendimento>): Promise<string> {
  const { codigo } = await tx.insertInto('atendimento').values(linha).returning('codigo').executeTakeFirstOrThrow()
  return codigo
}

type Referencias = { parceiro: string | null; especialista: string | null; plano_saude: string | null }
type Nomeada = { codigo: string; nome: string } | null

/** The records that an atendimento points at, by name. */
export async function lerReferencias(
  tx: Banco,
  cliente: string,
  { parceiro, especialista, plano_saude }: Referencias,
): Promise<{ parceiro: Nomeada; especialista: Nomeada; planoSaude: Nomeada }> {
  const nomeada = (
    fonte: string,
    codigo: string | null,
  ) => sql`(select json_build_object('codigo', codigo, 'nome', nome)
    from ${sql.table(fonte)} where codigo = ${codigo}::uuid ${fonte === 'plano_saude' ? sql`` : sql`and cliente = ${cliente}`})`
  const { rows } = await sql<{ parceiro: Nomeada; especialista: Nomeada; planoSaude: Nomeada }>`
    select ${nomeada('parceiro', parceiro)} as parceiro, ${nomeada('especialista', especialista)} as especialista,
      ${nomeada('plano_saude', plano_saude)} as "planoSaude"`.execute(tx)
  return rows[0] ?? { parceiro: null, especialista: null, planoSaude: null }
}
