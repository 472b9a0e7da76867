import { TRANSICOES_DO_ACERTO, type EstadoGravadoDoAcerto, type PassoDoAcerto } from '@vetlume/dominio/acerto'
import { gravarPassoDe, type Banco, type ColunasDoPasso } from '../../infra/banco/index.ts'

/**
 * The one writer of the state of a settlement: takes one step of the table with a row that its caller holds. Throws
 * TRANSICAO_INVALIDA for a jump that the table does not have.
 */
export async function darPassoNoAcerto(
  tx: Banco,
  cliente: string,
  codigo: string,
  passo: PassoDoAcerto,
  colunas: ColunasDoPasso<'acerto'>,
): Promise<void> {
  const { de, para } = TRANSICOES_DO_ACERTO[passo]
  await gravarPassoDe<'acerto', EstadoGravadoDoAcerto>(tx, 'acerto', { cliente, codigo, de, para }, colunas)
}
