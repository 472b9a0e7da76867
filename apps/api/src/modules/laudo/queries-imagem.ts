import { formatoDoOriginal, type DadosDoClipe, type DadosDoDicom, type OriginalDaFigura } from '@vetlume/dominio/laudo'
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
  original?: OriginalDaFigura
}

/** What is said of the file that was kept; nothing of a clip, which says it itself. */
export function originalVisivel(original: { tipo: string; tamanho: number } | null): { original?: OriginalDaFigura } {
  if (original === null) return {}
  const formato = formatoDoOriginal(original.tipo)
  return formato === null ? {} : { original: { formato, tamanho: original.tamanho } }
}

type Achada = Omit<ImagemGuardada, 'original'> & { original: { tipo: string; tamanho: number } | null }

/** The image of a laudo that has one of these bytes, or was taken out of them, if it was sent before. */
export async function imagemPorBytes(
  tx: Banco,
  cliente: string,
  laudo: string,
  sha256: readonly string[],
): Promise<ImagemGuardada | undefined> {
  const { rows } = await sql<Achada>`
    select f.codigo as arquivo, f.nome, f.largura, f.altura, i.dicom, i.clipe,
      case when o.codigo is not null then json_build_object('tipo', o.tipo, 'tamanho', o.tamanho) end as original
    from laudo_imagem i
    join arquivo f on f.cliente = i.cliente and f.codigo = i.arquivo
    left join arquivo o on o.cliente = i.cliente and o.codigo = i.original
    where i.cliente = ${cliente} and i.laudo = ${laudo} and coalesce(o.sha256, f.sha256) = any(${[...sha256]}::text[]) limit 1`.execute(
    tx,
  )
  const [achada] = rows
  if (achada === undefined) return undefined
  const { original, ...imagem } = achada
  return { ...imagem, ...originalVisivel(original) }
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
  original: Guardado & { dicom?: DadosDoDicom; clipe?: DadosDoClipe }
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
  const { dicom, clipe, ...doArquivo } = original
  const { codigo } = await guardar(doArquivo)
  const escrito = (dito: object | undefined) => (dito === undefined ? null : JSON.stringify(dito))
  await tx
    .insertInto('laudo_imagem')
    .values({ cliente, laudo, arquivo, original: codigo, dicom: escrito(dicom), clipe: escrito(clipe) })
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
  temDicom: boolean
}

/**
 * Where the bytes of one image are, as it is shown or as it was sent, for who may see the laudo; a partner clinic only sees
 * those that were published in it.
 */
export async function imagemVisivel(
  tx: Banco,
  cliente: string,
  visao: Visao,
  { codigo, arquivo }: { codigo: string; arquivo: string },
  qual: 'arquivo' | 'original' = 'arquivo',
) {
  const [achada] = await imagensVisiveis(tx, cliente, visao, { codigo, arquivos: [arquivo] }, qual)
  return achada
}

/** The same of several, each with its key. */
export async function imagensVisiveis(
  tx: Banco,
  cliente: string,
  visao: Visao,
  { codigo, arquivos }: { codigo: string; arquivos: readonly string[] },
  qual: 'arquivo' | 'original' = 'arquivo',
): Promise<(ArquivoVisivel & { arquivo: string })[]> {
  const publicada =
    visao.tipo === 'PARCEIRO'
      ? sql`l.conteudo -> 'imagens' @> jsonb_build_array(jsonb_build_object('arquivo', i.arquivo))`
      : sql`true`
  const { rows } = await sql<ArquivoVisivel & { arquivo: string }>`
    select i.arquivo, f.sha256, f.tipo, f.nome, f.tamanho, f.criado_em as "criadoEm", i.clipe, i.dicom is not null as "temDicom"
    from laudo l
    join atendimento a on a.cliente = l.cliente and a.codigo = l.atendimento
    join laudo_imagem i on i.cliente = l.cliente and i.laudo = l.codigo
    join arquivo f on f.cliente = i.cliente and f.codigo = ${sql.ref(`i.${qual}`)}
    where l.cliente = ${cliente} and l.codigo = ${codigo} and i.arquivo = any(${[...arquivos]}::uuid[]) and ${limiteDaVisao(visao)} and ${publicada}`.execute(
    tx,
  )
  return rows
}

/** The file of a figure of a laudo, by its bytes. */
export async function originalPorBytes(
  tx: Banco,
  cliente: string,
  laudo: string,
  sha256: string,
): Promise<ArquivoVisivel | undefined> {
  const { rows } = await sql<ArquivoVisivel>`
    select o.sha256, o.tipo, o.nome, o.tamanho, o.criado_em as "criadoEm", i.clipe, i.dicom is not null as "temDicom"
    from laudo_imagem i join arquivo o on o.cliente = i.cliente and o.codigo = i.original
    where i.cliente = ${cliente} and i.laudo = ${laudo} and o.sha256 = ${sha256} limit 1`.execute(tx)
  return rows[0]
}
