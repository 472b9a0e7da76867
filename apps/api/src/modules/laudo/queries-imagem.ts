import type { DadosDoClipe, DadosDoDicom } from '@vetlume/dominio/laudo'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import type { Visao } from '../cadastros/index.ts'
import { limiteDaVisao } from './queries.ts'

export interface ImagemGuardada {
  arquivo: string
  nome: string
  largura: number
  altura: number
  dicom: DadosDoDicom | null
  clipe: DadosDoClipe | null
}

/** The image of a laudo that has these bytes, or was taken out of them, if it was sent before. */
export async function imagemPorBytes(
  tx: Banco,
  cliente: string,
  laudo: string,
  sha256: string,
): Promise<ImagemGuardada | undefined> {
  const { rows } = await sql<ImagemGuardada>`
    select f.codigo as arquivo, f.nome, f.largura, f.altura, i.dicom, i.clipe from laudo_imagem i
    join arquivo f on f.cliente = i.cliente and f.codigo = i.arquivo
    left join arquivo o on o.cliente = i.cliente and o.codigo = i.original
    where i.cliente = ${cliente} and i.laudo = ${laudo} and coalesce(o.sha256, f.sha256) = ${sha256}`.execute(tx)
  return rows[0]
}

export async function contarImagens(tx: Banco, cliente: string, laudo: string): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from laudo_imagem where cliente = ${cliente} and laudo = ${laudo}`.execute(tx)
  return rows[0]?.n ?? 0
}

/** Bytes that the store already has. */
interface Guardado {
  sha256: string
  tipo: string
  tamanho: number
}

export interface NovaImagem {
  laudo: string
  animal: string
  nome: string
  criado_por: string
  criado_em: string
  imagem: Guardado & { largura: number; altura: number }
  /** The file that it was taken out of, and what that said: of a DICOM, or of a clip. */
  original: (Guardado & ({ dicom: DadosDoDicom } | { clipe: DadosDoClipe })) | null
}

/** Answers the key of the image. */
export async function inserirImagem(tx: Banco, cliente: string, nova: NovaImagem): Promise<string> {
  const { laudo, imagem, original, ...comum } = nova
  const guardar = async (bytes: Guardado) =>
    await tx
      .insertInto('arquivo')
      .values({ cliente, ...comum, ...bytes })
      .returning('codigo')
      .executeTakeFirstOrThrow()
  const { codigo: arquivo } = await guardar(imagem)
  if (original === null) {
    await tx.insertInto('laudo_imagem').values({ cliente, laudo, arquivo }).execute()
    return arquivo
  }
  const { sha256, tipo, tamanho } = original
  const { codigo } = await guardar({ sha256, tipo, tamanho })
  const dito =
    'dicom' in original ? { dicom: JSON.stringify(original.dicom) } : { clipe: JSON.stringify(original.clipe) }
  await tx
    .insertInto('laudo_imagem')
    .values({ cliente, laudo, arquivo, original: codigo, ...dito })
    .execute()
  return arquivo
}

export interface ArquivoVisivel {
  sha256: string
  tipo: string
  nome: string
  tamanho: number
  criadoEm: string
  clipe: DadosDoClipe | null
}

/**
 * Where the bytes of one image are, as it is shown or as it was sent (a DICOM or a clip), for who may see the laudo; a partner clinic only sees
 * those that were published in it.
 */
export async function imagemVisivel(
  tx: Banco,
  cliente: string,
  visao: Visao,
  { codigo, arquivo }: { codigo: string; arquivo: string },
  qual: 'arquivo' | 'original' = 'arquivo',
) {
  const publicada =
    visao.tipo === 'PARCEIRO' ? sql`l.conteudo -> 'imagens' @> ${JSON.stringify([{ arquivo }])}::jsonb` : sql`true`
  const { rows } = await sql<ArquivoVisivel>`
    select f.sha256, f.tipo, f.nome, f.tamanho, f.criado_em as "criadoEm", i.clipe
    from laudo l
    join atendimento a on a.cliente = l.cliente and a.codigo = l.atendimento
    join laudo_imagem i on i.cliente = l.cliente and i.laudo = l.codigo
    join arquivo f on f.cliente = i.cliente and f.codigo = ${sql.ref(`i.${qual}`)}
    where l.cliente = ${cliente} and l.codigo = ${codigo} and i.arquivo = ${arquivo} and ${limiteDaVisao(visao)} and ${publicada}`.execute(
    tx,
  )
  return rows[0]
}

/** The file of a figure of a laudo, by its bytes. */
export async function originalPorBytes(
  tx: Banco,
  cliente: string,
  laudo: string,
  sha256: string,
): Promise<ArquivoVisivel | undefined> {
  const { rows } = await sql<ArquivoVisivel>`
    select o.sha256, o.tipo, o.nome, o.tamanho, o.criado_em as "criadoEm", i.clipe
    from laudo_imagem i join arquivo o on o.cliente = i.cliente and o.codigo = i.original
    where i.cliente = ${cliente} and i.laudo = ${laudo} and o.sha256 = ${sha256} limit 1`.execute(tx)
  return rows[0]
}
