import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import type { Visao } from '../agenda/index.ts'
import { limiteDaVisao } from './queries.ts'

export interface ImagemGuardada {
  arquivo: string
  nome: string
  largura: number
  altura: number
}

/** The image of a laudo that has these bytes, if it was sent before. */
export async function imagemPorBytes(
  tx: Banco,
  cliente: string,
  laudo: string,
  sha256: string,
): Promise<ImagemGuardada | undefined> {
  const { rows } = await sql<ImagemGuardada>`
    select f.codigo as arquivo, f.nome, f.largura, f.altura from laudo_imagem i join arquivo f on f.cliente = i.cliente and f.codigo = i.arquivo
    where i.cliente = ${cliente} and i.laudo = ${laudo} and f.sha256 = ${sha256}`.execute(tx)
  return rows[0]
}

export async function contarImagens(tx: Banco, cliente: string, laudo: string): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from laudo_imagem where cliente = ${cliente} and laudo = ${laudo}`.execute(tx)
  return rows[0]?.n ?? 0
}

interface NovaImagem {
  laudo: string
  animal: string
  sha256: string
  nome: string
  tipo: string
  tamanho: number
  largura: number
  altura: number
  criado_por: string
  criado_em: string
}

export async function inserirImagem(tx: Banco, cliente: string, { laudo, ...nova }: NovaImagem): Promise<string> {
  const { codigo } = await tx
    .insertInto('arquivo')
    .values({ cliente, ...nova })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  await tx.insertInto('laudo_imagem').values({ cliente, laudo, arquivo: codigo }).execute()
  return codigo
}

/** Where the bytes of one image are, for who may see the laudo; a partner clinic only sees those that were published in it. */
export async function imagemVisivel(
  tx: Banco,
  cliente: string,
  visao: Visao,
  { codigo, arquivo }: { codigo: string; arquivo: string },
) {
  const publicada =
    visao.tipo === 'PARCEIRO' ? sql`l.conteudo -> 'imagens' @> ${JSON.stringify([{ arquivo }])}::jsonb` : sql`true`
  const { rows } = await sql<{ sha256: string; tipo: string }>`
    select f.sha256, f.tipo
    from laudo l
    join atendimento a on a.cliente = l.cliente and a.codigo = l.atendimento
    join laudo_imagem i on i.cliente = l.cliente and i.laudo = l.codigo
    join arquivo f on f.cliente = i.cliente and f.codigo = i.arquivo
    where l.cliente = ${cliente} and l.codigo = ${codigo} and f.codigo = ${arquivo} and ${limiteDaVisao(visao)} and ${publicada}`.execute(
    tx,
  )
  return rows[0]
}
