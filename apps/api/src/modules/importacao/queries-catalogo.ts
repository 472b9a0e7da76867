import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'

interface Lugar {
  tx: Banco
  cliente: string
}

/** A row that a cell may name: `dentro` is what it belongs to, `outro` its other name. */
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
  servico: ({ tx, cliente }: Lugar) =>
    ler(
      tx,
      sql<Nomeado>`select codigo, nome, null as outro, null as dentro, ativo from servico where cliente = ${cliente}`,
    ),
  equipamento: ({ tx, cliente }: Lugar) =>
    ler(
      tx,
      sql<Nomeado>`select codigo, nome, null as outro, null as dentro, ativo from equipamento where cliente = ${cliente}`,
    ),
  modelo: ({ tx, cliente }: Lugar) =>
    ler(
      tx,
      sql<Nomeado>`select codigo, nome, null as outro, null as dentro, ativo from modelo_documento
        where cliente = ${cliente} and tipo = 'LAUDO'`,
    ),
} as const
