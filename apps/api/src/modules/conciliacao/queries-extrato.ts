import type { MapaDoExtrato } from '@vetlume/dominio/conciliacao'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import type { MovimentoLido } from './leitura/index.ts'

/** Name of an account of the company; undefined when it has none of that key. */
export async function contaFinanceiraDe(
  tx: Banco,
  cliente: string,
  codigo: string,
): Promise<{ nome: string; ativo: boolean } | undefined> {
  return tx
    .selectFrom('conta_financeira')
    .select(['nome', 'ativo'])
    .where('cliente', '=', cliente)
    .where('codigo', '=', codigo)
    .executeTakeFirst()
}

/** Which account of the company the statements of an account of the bank went to before; undefined the first time. */
export async function destinoDe(
  tx: Banco,
  cliente: string,
  contaDoBanco: string,
): Promise<{ codigo: string; nome: string } | undefined> {
  return tx
    .selectFrom('extrato_bancario as e')
    .innerJoin('conta_financeira as c', (junta) =>
      junta.onRef('c.cliente', '=', 'e.cliente').onRef('c.codigo', '=', 'e.conta_financeira'),
    )
    .select(['c.codigo', 'c.nome'])
    .where('e.cliente', '=', cliente)
    .where('e.conta_do_banco', '=', contaDoBanco)
    .orderBy('e.codigo', 'desc')
    .executeTakeFirst()
}

export interface NovoExtrato {
  conta_financeira: string
  arquivo: string
  formato: 'OFX' | 'CSV'
  conta_do_banco: string | null
  de: string | null
  ate: string | null
  saldo_centavos: number | null
  saldo_em: string | null
  autor: string
  criado_em: string
}

export async function inserirExtrato(tx: Banco, cliente: string, extrato: NovoExtrato): Promise<string> {
  const { codigo } = await tx
    .insertInto('extrato_bancario')
    .values({ cliente, ...extrato })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  return codigo
}

/** Lines that were not there yet; who imports the same file at the same time brings none twice. Answers how many are new. */
export async function inserirMovimentos(
  tx: Banco,
  { cliente, extrato, contaFinanceira }: { cliente: string; extrato: string; contaFinanceira: string },
  movimentos: readonly (MovimentoLido & { chave: string })[],
): Promise<number> {
  const { rows } = await sql`
    insert into movimento_bancario (cliente, conta_financeira, extrato, chave, dia, centavos, descricao, documento)
    select ${cliente}, ${contaFinanceira}, ${extrato}, chave, dia, centavos, descricao, documento
    from json_to_recordset(${JSON.stringify(movimentos)}::json) as x (chave text, dia date, centavos bigint, descricao text, documento text)
    on conflict on constraint movimento_bancario_unico do nothing returning codigo`.execute(tx)
  return rows.length
}

/** What was told of the columns of a file of this account with this header; undefined the first time. */
export async function mapaLembrado(
  tx: Banco,
  cliente: string,
  { contaFinanceira, cabecalho }: { contaFinanceira: string; cabecalho: string },
): Promise<MapaDoExtrato | undefined> {
  const { rows } = await sql<{ mapa: MapaDoExtrato }>`
    select mapa from mapa_de_extrato where cliente = ${cliente} and conta_financeira = ${contaFinanceira} and cabecalho = ${cabecalho}`.execute(
    tx,
  )
  return rows[0]?.mapa
}

export async function lembrarMapa(
  tx: Banco,
  { cliente, autor, criado_em }: { cliente: string; autor: string; criado_em: string },
  { contaFinanceira, cabecalho, mapa }: { contaFinanceira: string; cabecalho: string; mapa: MapaDoExtrato },
): Promise<void> {
  await sql`insert into mapa_de_extrato (cliente, conta_financeira, cabecalho, mapa, autor, criado_em)
    values (${cliente}, ${contaFinanceira}, ${cabecalho}, ${JSON.stringify(mapa)}::jsonb, ${autor}, ${criado_em})
    on conflict on constraint mapa_de_extrato_pk do update set mapa = excluded.mapa, autor = excluded.autor, criado_em = excluded.criado_em`.execute(
    tx,
  )
}
