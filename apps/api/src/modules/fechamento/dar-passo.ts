import {
  TRANSICOES_DO_FECHAMENTO,
  type EstadoGravadoDoFechamento,
  type PassoDoFechamento,
} from '@vetlume/dominio/fechamento'
import { gravarPassoDe, type Banco, type ColunasDoPasso } from '../../infra/banco/index.ts'

/**
 * The one writer of the state of a closing: takes one step of the table with a row that its caller holds. Throws
 * TRANSICAO_INVALIDA for a jump that the table does not have.
 */
export async function darPassoNoFechamento(
  tx: Banco,
  cliente: string,
  codigo: string,
  passo: PassoDoFechamento,
  colunas: ColunasDoPasso<'fechamento'>,
): Promise<void> {
  const { de, para } = TRANSICOES_DO_FECHAMENTO[passo]
  await gravarPassoDe<'fechamento', EstadoGravadoDoFechamento>(tx, 'fechamento', { cliente, codigo, de, para }, colunas)
}
