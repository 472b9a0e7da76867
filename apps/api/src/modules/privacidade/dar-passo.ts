import { TRANSICOES_DO_PEDIDO, type EstadoDoPedido, type PassoDoPedido } from '@vetlume/dominio/privacidade'
import { sql } from 'kysely'
import { emTransacao, gravarPassoDe, type Banco, type ColunasDoPasso } from '../../infra/banco/index.ts'
import type { Rotina } from '../../infra/tarefas/index.ts'

/** A code that nobody typed for a day will not be typed. */
const HORAS_SEM_CODIGO = 24

/**
 * The one writer of the state of a request: takes one step of the table with a row that its caller holds, and answers where it led.
 * Throws TRANSICAO_INVALIDA for a jump that the table does not have.
 */
export async function darPassoNoPedido(
  tx: Banco,
  cliente: string,
  codigo: string,
  passo: PassoDoPedido,
  colunas: ColunasDoPasso<'pedido_titular'> = {},
): Promise<EstadoDoPedido> {
  const alvo = { cliente, codigo, ...TRANSICOES_DO_PEDIDO[passo] }
  await gravarPassoDe<'pedido_titular', EstadoDoPedido>(tx, 'pedido_titular', alvo, colunas)
  return alvo.para
}

/** Requests that nobody confirmed are over. */
export const expirarSemCodigo: Rotina = ({ db, agora }) => {
  const limite = agora.subtract({ hours: HORAS_SEM_CODIGO }).toString()
  const { de, para } = TRANSICOES_DO_PEDIDO.expirar
  return emTransacao(db, { papel: 'plataforma' }, (tx) =>
    sql`update pedido_titular set estado = ${para}
      where estado = any(${de}::text[]) and recebido_em < ${limite}::timestamptz`.execute(tx),
  )
}
