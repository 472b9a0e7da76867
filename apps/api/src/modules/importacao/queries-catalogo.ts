import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'

/** A row that a cell may name: `dentro` is what it belongs to, `outro` its other name. */
export interface Nomeado {
  codigo: string
  nome: string
  outro: string | null
  dentro: string | null
  ativo: boolean
}

const ler = async (tx: Banco, consulta: ReturnType<typeof sql<Nomeado>>) => (await consulta.execute(tx)).rows

/** One of the company's that goes by its name alone. */
const daEmpresa = (tabela: string) => (tx: Banco, cliente: string) =>
  ler(
    tx,
    sql<Nomeado>`select codigo, nome, null as outro, null as dentro, ativo from ${sql.table(tabela)} where cliente = ${cliente}`,
  )

/** The registries that cells name. */
export const CATALOGOS = {
  especie: (tx: Banco) => ler(tx, sql<Nomeado>`select codigo, nome, null as outro, null as dentro, ativo from especie`),
  raca: (tx: Banco) =>
    ler(tx, sql<Nomeado>`select codigo, nome, sinonimo as outro, especie as dentro, ativo from raca`),
  cidade: (tx: Banco) =>
    ler(tx, sql<Nomeado>`select ibge::text as codigo, nome, null as outro, uf as dentro, true as ativo from cidade`),
  planoSaude: (tx: Banco) =>
    ler(
      tx,
      sql<Nomeado>`select codigo, nome, operadora || ' ' || nome as outro, null as dentro, ativo from plano_saude`,
    ),
  parceiro: (tx: Banco, cliente: string) =>
    ler(
      tx,
      sql<Nomeado>`select codigo, nome, documento as outro, null as dentro, ativo from parceiro where cliente = ${cliente}`,
    ),
  especialidade: daEmpresa('especialidade'),
  tabelaPreco: daEmpresa('tabela_preco'),
  servico: daEmpresa('servico'),
  equipamento: daEmpresa('equipamento'),
  modelo: (tx: Banco, cliente: string) =>
    ler(
      tx,
      sql<Nomeado>`select codigo, nome, null as outro, null as dentro, ativo from modelo_documento
        where cliente = ${cliente} and tipo = 'LAUDO'`,
    ),
} as const
