import type { AtendimentoCompleto } from '@vetlume/dominio/atendimento'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'

/** An attachment with who sent it. */
export type AnexoLido = Omit<AtendimentoCompleto['anexos'][number], 'permissoes'> & { enviadoPor: string }

const campos = sql`x.codigo, f.nome, f.tipo, f.tamanho, x.autor, x.criado_em as "criadoEm", f.criado_por as "enviadoPor"`
const origem = sql`from atendimento_anexo x join arquivo f on f.cliente = x.cliente and f.codigo = x.arquivo`

export const consultaDosAnexos = (cliente: string, atendimento: string) =>
  sql<AnexoLido>`
    select ${campos} ${origem} where x.cliente = ${cliente} and x.atendimento = ${atendimento} order by x.codigo`

/** The attachment with these bytes. */
export async function anexoComEsteConteudo(
  tx: Banco,
  { cliente, atendimento, sha256 }: { cliente: string; atendimento: string; sha256: string },
): Promise<AnexoLido | undefined> {
  const { rows } = await sql<AnexoLido>`
    select ${campos} ${origem} where x.cliente = ${cliente} and x.atendimento = ${atendimento} and f.sha256 = ${sha256}`.execute(
    tx,
  )
  return rows[0]
}

export async function contarAnexos(
  tx: Banco,
  { cliente, atendimento }: { cliente: string; atendimento: string },
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from atendimento_anexo where cliente = ${cliente} and atendimento = ${atendimento}`.execute(
    tx,
  )
  return rows[0]?.n ?? 0
}

interface NovoAnexo {
  cliente: string
  atendimento: string
  animal: string
  sha256: string
  nome: string
  tipo: string
  tamanho: number
  largura: number | null
  altura: number | null
  autor: string
  usuario: string
  agora: string
}

export async function inserirAnexo(
  tx: Banco,
  { cliente, atendimento, autor, usuario, agora, ...arquivo }: NovoAnexo,
): Promise<AnexoLido> {
  const { codigo: doArquivo } = await tx
    .insertInto('arquivo')
    .values({ ...arquivo, cliente, criado_por: usuario, criado_em: agora })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  const { codigo } = await tx
    .insertInto('atendimento_anexo')
    .values({ cliente, atendimento, arquivo: doArquivo, autor, criado_em: agora })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  const { nome, tipo, tamanho } = arquivo
  return { codigo, nome, tipo, tamanho, autor, criadoEm: agora, enviadoPor: usuario }
}

export async function arquivoDoAnexo(
  tx: Banco,
  { cliente, atendimento, anexo }: { cliente: string; atendimento: string; anexo: string },
) {
  const { rows } = await sql<{ sha256: string; nome: string; tipo: string; arquivo: string; enviadoPor: string }>`
    select f.sha256, f.nome, f.tipo, x.arquivo, f.criado_por as "enviadoPor" ${origem}
    where x.cliente = ${cliente} and x.atendimento = ${atendimento} and x.codigo = ${anexo}`.execute(tx)
  return rows[0]
}

/** Lets go of an attachment and of its file, whose bytes are collected once nothing else shows them. */
export async function apagarAnexo(
  tx: Banco,
  { cliente, anexo, arquivo }: { cliente: string; anexo: string; arquivo: string },
): Promise<void> {
  await tx.deleteFrom('atendimento_anexo').where('cliente', '=', cliente).where('codigo', '=', anexo).execute()
  await tx.deleteFrom('arquivo').where('cliente', '=', cliente).where('codigo', '=', arquivo).execute()
}
