import { sql } from 'kysely'
import type { CtxCliente } from '../../context.ts'
import type { Ator } from '../../infra/token.ts'
import { rascunhoDoExame } from './queries-aparelho.ts'

/** A structured report that is kept already: the file of the machine, what it says, and what it measured. */
export interface RelatorioDoAparelho {
  arquivo: string
  dicom: unknown
  medidas: unknown
}

/** The laudo that is being written, and whose it is: whoever has it open is told. */
export interface LaudoQueRecebeu {
  laudo: string
  especialista: string
}

type Lugar = Pick<CtxCliente<Ator | null>, 'tx' | 'cliente' | 'auditar'>
interface Destino {
  item: string
  relatorios: readonly RelatorioDoAparelho[]
}

/**
 * Puts what a machine measured beside the laudo of an exam, while it is written; a report that it has already is not put again. Answers
 * which laudo it is, or null when nothing went.
 */
export async function trazerRelatorios(
  { tx, cliente, auditar }: Lugar,
  { item, relatorios }: Destino,
): Promise<LaudoQueRecebeu | null> {
  const rascunho = relatorios.length === 0 ? undefined : await rascunhoDoExame(tx, cliente, item)
  if (rascunho === undefined) return null
  const { codigo, animal, especialista } = rascunho
  const { numAffectedRows = 0n } = await sql`
    insert into laudo_relatorio (cliente, laudo, arquivo, dicom, medidas)
    select ${cliente}, ${codigo}, n.arquivo, n.dicom, n.medidas
    from jsonb_to_recordset(${JSON.stringify(relatorios)}::jsonb) as n (arquivo uuid, dicom jsonb, medidas jsonb)
    join arquivo o on o.cliente = ${cliente} and o.codigo = n.arquivo
    where not exists (select from laudo_relatorio r join arquivo f on f.cliente = r.cliente and f.codigo = r.arquivo
      where r.cliente = ${cliente} and r.laudo = ${codigo} and f.sha256 = o.sha256)
    on conflict do nothing`.execute(tx)
  const arquivos = relatorios.map(({ arquivo }) => arquivo)
  await sql`update arquivo set animal = ${animal} where cliente = ${cliente} and codigo = any(${arquivos}::uuid[])`.execute(
    tx,
  )
  const trazidos = Number(numAffectedRows)
  if (trazidos === 0) return null
  auditar({
    acao: 'receber do equipamento',
    entidade: 'laudo',
    registro: codigo,
    mudancas: { relatorios: [null, trazidos] },
  })
  return { laudo: codigo, especialista }
}

/** The way back: a report of which a value was taken stays. */
export async function devolverRelatorios(
  { tx, cliente, auditar }: Lugar,
  { item, relatorios }: Destino,
): Promise<void> {
  const rascunho = relatorios.length === 0 ? undefined : await rascunhoDoExame(tx, cliente, item)
  if (rascunho === undefined) return
  const { codigo } = rascunho
  const arquivos = relatorios.map(({ arquivo }) => arquivo)
  const { numAffectedRows = 0n } = await sql`
    delete from laudo_relatorio r using laudo l
    where r.cliente = ${cliente} and r.laudo = ${codigo} and r.arquivo = any(${arquivos}::uuid[])
      and l.cliente = r.cliente and l.codigo = r.laudo
      and not jsonb_path_exists(l.conteudo, '$.secoes[*].medidas[*].origem.relatorio ? (@ == $qual)',
        jsonb_build_object('qual', r.arquivo))`.execute(tx)
  const tirados = Number(numAffectedRows)
  if (tirados > 0)
    auditar({
      acao: 'devolver ao equipamento',
      entidade: 'laudo',
      registro: codigo,
      mudancas: { relatorios: [tirados, null] },
    })
}
