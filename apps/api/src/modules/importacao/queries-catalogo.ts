import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'

interface Lugar {
  tx: Banco
  cliente: string
}

/** A row that a cell may name while it is active: `dentro` is what it belongs to, `outro` its other name. */
export interface Nomeado {
  codigo: string
  nome: string
  outro: string | null
  dentro: string | null
  ativo: boolean
}

const ler = async (tx: Banco, consulta: ReturnType<typeof sql<Nomeado>>) => (await consulta.execute(tx)).rows

/** The registries that cells name. */
export const CATALOGOS = {
  especie: ({ tx }: Lugar) =>
    ler(tx, sql<Nomeado>`select codigo, nome, null as outro, null as dentro, ativo from especie`),
  raca: ({ tx }: Lugar) =>
    ler(tx, sql<Nomeado>`select codigo, nome, sinonimo as outro, especie as dentro, ativo from raca`),
  cidade: ({ tx }: Lugar) =>
    ler(tx, sql<Nomeado>`select ibge::text as codigo, nome, null as outro, uf as dentro, true as ativo from cidade`),
  planoSaude: ({ tx }: Lugar) =>
    ler(
      tx,
      sql<Nomeado>`select codigo, nome, operadora || ' ' || nome as outro, null as dentro, ativo from plano_saude`,
    ),
  parceiro: ({ tx, cliente }: Lugar) =>
    ler(
      tx,
      sql<Nomeado>`select codigo, nome, documento as outro, null as dentro, ativo from parceiro where cliente = ${cliente}`,
    ),
  especialidade: ({ tx, cliente }: Lugar) =>
    ler(
      tx,
      sql<Nomeado>`select codigo, nome, null as outro, null as dentro, ativo from especialidade where cliente = ${cliente}`,
    ),
  tabelaPreco: ({ tx, cliente }: Lugar) =>
    ler(
      tx,
      sql<Nomeado>`select codigo, nome, null as outro, null as dentro, ativo from tabela_preco where cliente = ${cliente}`,
    ),
} as const

/** A row as it is in its table, by column. */
export type LinhaGuardada = Readonly<Record<string, unknown>> & { codigo: string; versao: number }

const guardadas = async (tx: Banco, consulta: ReturnType<typeof sql<{ linha: LinhaGuardada }>>) =>
  (await consulta.execute(tx)).rows.map(({ linha }) => linha)

/** Two lookups and not one `or`: thousands of values are joined, never compared one by one. Oldest first. */
function semRepetir(...achadas: readonly (readonly LinhaGuardada[])[]): LinhaGuardada[] {
  const porCodigo = new Map(achadas.flat().map((linha) => [linha.codigo, linha]))
  return [...porCodigo.values()].toSorted((a, b) => (a.codigo < b.codigo ? -1 : 1))
}

/** Tutors that the lines may be of: by CPF, or by name. Merged ones are not there for anybody. */
export async function tutoresParecidos(
  { tx, cliente }: Lugar,
  cpfs: readonly string[],
  nomes: readonly string[],
): Promise<LinhaGuardada[]> {
  const seus = sql`select to_jsonb(t) as linha from tutor t where t.cliente = ${cliente} and t.unido_a is null`
  return semRepetir(
    await guardadas(tx, sql`${seus} and t.cpf in (select unnest(${cpfs}::text[]))`),
    await guardadas(tx, sql`${seus} and t.nome_busca in (select normalizar(n) from unnest(${nomes}::text[]) n)`),
  )
}

/** Animals that the lines may be of: those of their tutors, and those of their microchips. */
export async function animaisParecidos(
  { tx, cliente }: Lugar,
  tutores: readonly string[],
  microchips: readonly string[],
): Promise<LinhaGuardada[]> {
  const seus = sql`select to_jsonb(a) as linha from animal a where a.cliente = ${cliente} and a.unido_a is null`
  return semRepetir(
    await guardadas(tx, sql`${seus} and a.tutor in (select unnest(${tutores}::uuid[]))`),
    await guardadas(tx, sql`${seus} and a.microchip in (select unnest(${microchips}::text[]))`),
  )
}

export const parceirosComDocumento = ({ tx, cliente }: Lugar, documentos: readonly string[]) =>
  guardadas(
    tx,
    sql`select to_jsonb(p) as linha from parceiro p where p.cliente = ${cliente} and p.documento in (select unnest(${documentos}::text[]))`,
  )

export const servicosComNome = ({ tx, cliente }: Lugar, nomes: readonly string[]) =>
  guardadas(
    tx,
    sql`select to_jsonb(s) as linha from servico s where s.cliente = ${cliente}
      and normalizar(s.nome) in (select normalizar(n) from unnest(${nomes}::text[]) n)`,
  )
