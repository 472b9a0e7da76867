import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import type { ItemPrecificado } from './precificar.ts'

export interface LinhaDeItem extends ItemPrecificado {
  codigo: string
  exige_laudo: boolean
  tem_laudo: boolean
  laudo_assinado: boolean
  laudo_entregue: boolean
}

/**
 * Live items in order, with what their laudos mean here. The laudo stands above this module in the ladder, so its
 * table is read for three facts only: one exists, one is signed, one is with the clinic.
 */
export async function itensVivos(tx: Banco, cliente: string, atendimento: string): Promise<LinhaDeItem[]> {
  const { rows } = await sql<LinhaDeItem>`
    select i.codigo, i.servico, i.pacote, s.nome, i.preco_centavos, i.explicacao, i.desconto, i.desconto_centavos, s.exige_laudo,
      exists (select 1 from laudo l where l.cliente = i.cliente and l.atendimento = i.atendimento and l.item = i.codigo
        and l.estado <> 'CANCELADO') as tem_laudo,
      exists (select 1 from laudo l where l.cliente = i.cliente and l.atendimento = i.atendimento and l.item = i.codigo
        and l.estado in ('ASSINADO', 'ENTREGUE', 'VISUALIZADO')) as laudo_assinado,
      exists (select 1 from laudo l where l.cliente = i.cliente and l.atendimento = i.atendimento and l.item = i.codigo
        and l.estado in ('ENTREGUE', 'VISUALIZADO')) as laudo_entregue
    from atendimento_item i join servico s on s.cliente = i.cliente and s.codigo = i.servico
    where i.cliente = ${cliente} and i.atendimento = ${atendimento} and not i.cancelado
    order by i.ordem, i.codigo`.execute(tx)
  return rows
}

/** An item to be written: with `codigo` it is the existing one. */
export type ItemAGravar = Omit<ItemPrecificado, 'nome'> & { codigo: string | null; ordem: number }

const emJson = ({ servico, pacote, ordem, preco_centavos, desconto_centavos, explicacao, desconto }: ItemAGravar) => ({
  servico,
  pacote,
  ordem,
  preco_centavos,
  desconto_centavos,
  explicacao: JSON.stringify(explicacao),
  desconto: desconto === null ? null : JSON.stringify(desconto),
})

export async function gravarItens(
  tx: Banco,
  cliente: string,
  atendimento: string,
  itens: readonly ItemAGravar[],
): Promise<void> {
  const novos = itens.filter(({ codigo }) => codigo === null)
  if (novos.length > 0) {
    await tx
      .insertInto('atendimento_item')
      .values(novos.map((item) => ({ ...emJson(item), cliente, atendimento })))
      .execute()
  }
  for (const item of itens) {
    if (item.codigo === null) continue
    await tx
      .updateTable('atendimento_item')
      .set(emJson(item))
      .where('cliente', '=', cliente)
      .where('atendimento', '=', atendimento)
      .where('codigo', '=', item.codigo)
      .execute()
  }
}

export async function cancelarItens(
  tx: Banco,
  cliente: string,
  atendimento: string,
  codigos: readonly string[],
): Promise<void> {
  if (codigos.length === 0) return
  await tx
    .updateTable('atendimento_item')
    .set({ cancelado: true })
    .where('cliente', '=', cliente)
    .where('atendimento', '=', atendimento)
    .where('codigo', 'in', codigos)
    .execute()
}
