import { TRANSICOES_DA_ESPERA, type EstadoDaEspera, type PassoDaEspera } from '@vetlume/dominio/agenda'
import { gravarPassoDe, type Banco, type ColunasDoPasso } from '../../infra/banco/index.ts'

/**
 * The one writer of the state of who waits: takes one step of the table with a row that its caller holds. Throws
 * TRANSICAO_INVALIDA for a jump that the table does not have.
 */
export async function darPassoNaEspera(
  tx: Banco,
  cliente: string,
  codigo: string,
  passo: PassoDaEspera,
  colunas: ColunasDoPasso<'lista_espera'>,
): Promise<{ para: EstadoDaEspera }> {
  const { de, para } = TRANSICOES_DA_ESPERA[passo]
  await gravarPassoDe<'lista_espera', EstadoDaEspera>(tx, 'lista_espera', { cliente, codigo, de, para }, colunas)
  return { para }
}
