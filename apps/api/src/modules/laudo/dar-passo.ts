import { TRANSICOES_DO_LAUDO, type AcaoDoLaudo, type EstadoDoLaudo } from '@vetlume/dominio/laudo'
import { gravarPassoDe, type Andada, type Banco, type ColunasDoPasso } from '../../infra/banco/index.ts'

/** Those that go somewhere; the others only say what may be done where the laudo is. */
type Passo = Exclude<AcaoDoLaudo, 'escrever' | 'corrigir' | 'passarRevisao'>

/**
 * The one writer of the state of a laudo: takes one step of the table with a row that its caller holds. Answers the new
 * version, and the state that it left; throws TRANSICAO_INVALIDA for a jump that the table does not have.
 */
export function darPassoNoLaudo(
  tx: Banco,
  cliente: string,
  codigo: string,
  passo: Passo,
  colunas: ColunasDoPasso<'laudo'> = {},
): Promise<Andada<EstadoDoLaudo>> {
  const { de, para } = TRANSICOES_DO_LAUDO[passo]
  return gravarPassoDe<'laudo', EstadoDoLaudo>(tx, 'laudo', { cliente, codigo, de, para }, colunas)
}
