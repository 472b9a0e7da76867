import type { ListaSalva } from '@vetlume/dominio/lista-salva'
import { sql, type RawBuilder } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'

export interface Dona {
  cliente: string
  usuario: string
}

const COLUNAS = ['codigo', 'nome', 'consulta', 'colunas'] as const

const json = (valor: object): RawBuilder<string> => sql<string>`${JSON.stringify(valor)}::jsonb`
const escrita = ({ nome, consulta, colunas }: Omit<ListaSalva, 'codigo'>) => ({
  nome,
  consulta: json(consulta),
  colunas: colunas === null ? null : json(colunas),
})

const daDona = (tx: Banco, { cliente, usuario }: Dona) =>
  tx.selectFrom('lista_salva').where('cliente', '=', cliente).where('usuario', '=', usuario)

export async function listasSalvasDe(tx: Banco, dona: Dona, lista: string): Promise<ListaSalva[]> {
  const linhas = await daDona(tx, dona)
    .select(COLUNAS)
    .where('lista', '=', lista)
    .orderBy((e) => e.fn('normalizar', ['nome']))
    .orderBy('codigo')
    .execute()
  return linhas as ListaSalva[]
}

/** One of the person, held until the change is kept; undefined when it is not theirs. */
export async function travarListaSalva(
  tx: Banco,
  dona: Dona,
  codigo: string,
): Promise<(ListaSalva & { lista: string }) | undefined> {
  const linha = await daDona(tx, dona)
    .select([...COLUNAS, 'lista'])
    .where('codigo', '=', codigo)
    .forUpdate()
    .executeTakeFirst()
  return linha as (ListaSalva & { lista: string }) | undefined
}

/** Names of one list, by the record that has each; under a lock of the person's own, so that two tabs write one after the other. */
export async function nomesTravando(
  tx: Banco,
  { cliente, usuario }: Dona,
  lista: string,
): Promise<Map<string, string>> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`lista-salva:${cliente}:${usuario}:${lista}`}, 0))`.execute(
    tx,
  )
  const { rows } = await sql<{ nome: string; codigo: string }>`
    select lower(nome) as nome, codigo from lista_salva
    where cliente = ${cliente} and usuario = ${usuario} and lista = ${lista}`.execute(tx)
  return new Map(rows.map(({ nome, codigo }) => [nome, codigo]))
}

export async function inserirListaSalva(
  tx: Banco,
  dona: Dona,
  { lista, agora, ...conteudo }: Omit<ListaSalva, 'codigo'> & { lista: string; agora: string },
): Promise<string> {
  const { codigo } = await tx
    .insertInto('lista_salva')
    .values({ ...dona, lista, ...escrita(conteudo), alterada_em: agora })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  return codigo
}

export async function gravarListaSalva(
  tx: Banco,
  { cliente, usuario }: Dona,
  { codigo, agora, ...conteudo }: ListaSalva & { agora: string },
): Promise<void> {
  await tx
    .updateTable('lista_salva')
    .set({ ...escrita(conteudo), alterada_em: agora })
    .where('cliente', '=', cliente)
    .where('usuario', '=', usuario)
    .where('codigo', '=', codigo)
    .execute()
}

/** Name of the one that is no more; undefined when it is not theirs. */
export async function tirarListaSalva(
  tx: Banco,
  { cliente, usuario }: Dona,
  codigo: string,
): Promise<string | undefined> {
  const linha = await tx
    .deleteFrom('lista_salva')
    .where('cliente', '=', cliente)
    .where('usuario', '=', usuario)
    .where('codigo', '=', codigo)
    .returning('nome')
    .executeTakeFirst()
  return linha?.nome
}
