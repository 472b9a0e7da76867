import type { RelatorioDoEquipamento } from '@vetlume/dominio/laudo'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'

/** What machines measured for this laudo, in the order in which it came. */
export const consultaDosRelatorios = (cliente: string, laudo: string) =>
  sql<RelatorioDoEquipamento>`
    select f.codigo as arquivo, f.nome, r.dicom, r.medidas from laudo_relatorio r
    join arquivo f on f.cliente = r.cliente and f.codigo = r.arquivo
    where r.cliente = ${cliente} and r.laudo = ${laudo} order by f.codigo`

/** The report of a laudo that has these bytes, if it was sent before. */
export async function relatorioPorBytes(
  tx: Banco,
  cliente: string,
  laudo: string,
  sha256: string,
): Promise<RelatorioDoEquipamento | undefined> {
  const { rows } = await sql<RelatorioDoEquipamento>`
    select f.codigo as arquivo, f.nome, r.dicom, r.medidas from laudo_relatorio r
    join arquivo f on f.cliente = r.cliente and f.codigo = r.arquivo
    where r.cliente = ${cliente} and r.laudo = ${laudo} and f.sha256 = ${sha256}`.execute(tx)
  return rows[0]
}

export interface NovoRelatorio extends Pick<RelatorioDoEquipamento, 'nome' | 'dicom' | 'medidas'> {
  laudo: string
  animal: string
  criado_por: string | null
  criado_em: string
  sha256: string
  tamanho: number
}

export async function inserirRelatorio(tx: Banco, cliente: string, novo: NovoRelatorio): Promise<string> {
  const { laudo, dicom, medidas, ...arquivo } = novo
  const { codigo } = await tx
    .insertInto('arquivo')
    .values({ cliente, tipo: 'application/dicom', ...arquivo })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('laudo_relatorio')
    .values({ cliente, laudo, arquivo: codigo, dicom: JSON.stringify(dicom), medidas: JSON.stringify(medidas) })
    .execute()
  return codigo
}
