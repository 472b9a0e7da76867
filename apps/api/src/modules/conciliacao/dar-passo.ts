import { TRANSICOES_DO_MOVIMENTO, type EstadoDoMovimento, type PassoDoMovimento } from '@vetlume/dominio/conciliacao'
import { gravarPassoDe, type Banco } from '../../infra/banco/index.ts'

/** The one writer of the state of a line of the bank, whose row its caller holds. `motivo`: why it is left out. */
export async function darPassoNoMovimento(
  tx: Banco,
  cliente: string,
  codigo: string,
  passo: PassoDoMovimento,
  motivo: string | null = null,
): Promise<void> {
  const alvo = { cliente, codigo, ...TRANSICOES_DO_MOVIMENTO[passo] }
  await gravarPassoDe<'movimento_bancario', EstadoDoMovimento>(tx, 'movimento_bancario', alvo, { motivo })
}
