import type { AnexoDaConta } from '@vetlume/dominio/financeiro'
import { sql } from 'kysely'
import type { AnexoPreparado } from '../../infra/anexo-recebido.ts'
import type { Banco } from '../../infra/banco/index.ts'
import type { Natureza } from './queries-baixa.ts'

interface DoTitulo {
  cliente: string
  titulo: string
}

const campos = sql`x.codigo, f.nome, f.tipo, f.tamanho, x.autor, x.criado_em as "criadoEm"`
const doTitulo = ({ cliente, titulo }: DoTitulo) => sql`from titulo_anexo x
  join arquivo f on f.cliente = x.cliente and f.codigo = x.arquivo where x.cliente = ${cliente} and x.titulo = ${titulo}`

export async function anexosDoTitulo(tx: Banco, lugar: DoTitulo): Promise<AnexoDaConta[]> {
  const { rows } = await sql<AnexoDaConta>`select ${campos} ${doTitulo(lugar)} order by x.codigo`.execute(tx)
  return rows
}

/** Of those that the title keeps, the one with these bytes, and how many there are. */
export async function anexoIgual(
  tx: Banco,
  lugar: DoTitulo,
  sha256: string,
): Promise<{ igual: AnexoDaConta | undefined; quantos: number }> {
  const { rows } = await sql<AnexoDaConta & { igual: boolean }>`
    select ${campos}, f.sha256 = ${sha256} as igual ${doTitulo(lugar)}`.execute(tx)
  const achado = rows.find(({ igual }) => igual)
  if (achado === undefined) return { igual: undefined, quantos: rows.length }
  const { igual: _igual, ...anexo } = achado
  return { igual: anexo, quantos: rows.length }
}

interface Novo extends DoTitulo, Omit<AnexoPreparado, 'bytes'> {
  sha256: string
  nome: string
  tamanho: number
  autor: string
  usuario: string
  criado_em: string
}

export async function inserirAnexoDoTitulo(
  tx: Banco,
  { cliente, titulo, autor, usuario, criado_em, ...arquivo }: Novo,
): Promise<AnexoDaConta> {
  const guardado = await tx
    .insertInto('arquivo')
    .values({ ...arquivo, cliente, criado_por: usuario, criado_em })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  const { codigo } = await tx
    .insertInto('titulo_anexo')
    .values({ cliente, titulo, arquivo: guardado.codigo, autor, criado_em })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  const { nome, tipo, tamanho } = arquivo
  return { codigo, nome, tipo, tamanho, autor, criadoEm: criado_em }
}

/** The file of an attachment of a title of that book. */
export async function arquivoDoTitulo(
  tx: Banco,
  { natureza, ...lugar }: DoTitulo & { natureza: Natureza },
  anexo: string,
): Promise<{ sha256: string; nome: string; tipo: string; arquivo: string } | undefined> {
  const { rows } = await sql<{ sha256: string; nome: string; tipo: string; arquivo: string }>`
    select f.sha256, f.nome, f.tipo, x.arquivo ${doTitulo(lugar)} and x.codigo = ${anexo}
      and exists (select from titulo t where t.cliente = x.cliente and t.codigo = x.titulo and t.natureza = ${natureza})`.execute(
    tx,
  )
  return rows[0]
}

/** Its bytes are collected once nothing else shows them. */
export async function apagarAnexoDoTitulo(
  tx: Banco,
  cliente: string,
  { anexo, arquivo }: { anexo: string; arquivo: string },
): Promise<void> {
  await tx.deleteFrom('titulo_anexo').where('cliente', '=', cliente).where('codigo', '=', anexo).execute()
  await tx.deleteFrom('arquivo').where('cliente', '=', cliente).where('codigo', '=', arquivo).execute()
}
