import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'

/** An image that is kept already: the file of the machine, what is shown of it, and what it said. */
export interface ImagemDoAparelho {
  figura: string
  arquivo: string
  dicom: unknown
}

interface Rascunho {
  codigo: string
  especialista: string
  animal: string
}

/** The laudo of an exam that is being written, locked as those who write it lock it. */
export async function rascunhoDoExame(tx: Banco, cliente: string, item: string): Promise<Rascunho | undefined> {
  const { rows } = await sql<Rascunho>`
    select l.codigo, l.especialista, a.animal from laudo l
    join atendimento a on a.cliente = l.cliente and a.codigo = l.atendimento
    where l.cliente = ${cliente} and l.item = ${item} and l.estado in ('RASCUNHO', 'EM_REVISAO')
    order by l.edicao desc limit 1 for share of a for update of l`.execute(tx)
  return rows[0]
}

/** Those that the laudo does not have yet, by their bytes. Answers how many. */
export async function trazerImagens(
  tx: Banco,
  cliente: string,
  { codigo, animal }: Rascunho,
  imagens: readonly ImagemDoAparelho[],
): Promise<number> {
  if (imagens.length === 0) return 0
  const { numAffectedRows = 0n } = await sql`
    insert into laudo_imagem (cliente, laudo, arquivo, original, dicom)
    select ${cliente}, ${codigo}, n.figura, n.arquivo, n.dicom
    from jsonb_to_recordset(${JSON.stringify(imagens)}::jsonb) as n (figura uuid, arquivo uuid, dicom jsonb)
    join arquivo o on o.cliente = ${cliente} and o.codigo = n.arquivo
    where not exists (select from laudo_imagem i join arquivo f on f.cliente = i.cliente and f.codigo = i.original
      where i.cliente = ${cliente} and i.laudo = ${codigo} and f.sha256 = o.sha256)
    on conflict do nothing`.execute(tx)
  const chaves = imagens.flatMap(({ figura, arquivo }) => [figura, arquivo])
  await sql`update arquivo set animal = ${animal} where cliente = ${cliente} and codigo = any(${chaves}::uuid[])`.execute(
    tx,
  )
  return Number(numAffectedRows)
}

/** Answers how many went: not those that the text of the laudo shows. */
export async function tirarImagens(
  tx: Banco,
  cliente: string,
  { codigo }: Rascunho,
  imagens: readonly ImagemDoAparelho[],
): Promise<number> {
  const figuras = imagens.map(({ figura }) => figura)
  const { numAffectedRows = 0n } = await sql`
    delete from laudo_imagem i using laudo l
    where i.cliente = ${cliente} and i.laudo = ${codigo} and i.arquivo = any(${figuras}::uuid[])
      and l.cliente = i.cliente and l.codigo = i.laudo
      and not l.conteudo -> 'imagens' @> jsonb_build_array(jsonb_build_object('arquivo', i.arquivo))`.execute(tx)
  return Number(numAffectedRows)
}
