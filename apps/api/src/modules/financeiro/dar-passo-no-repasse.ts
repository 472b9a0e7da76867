import { ErroDeDominio } from '@vetlume/dominio/erros'
import { TRANSICOES_DO_REPASSE, type EstadoDoRepasse, type PassoDoRepasse } from '@vetlume/dominio/repasse'
import { gravarPasso, type Banco, type ColunasDoPasso } from '../../infra/banco/index.ts'

/**
 * The one writer of the state of repasses: takes one step of the table with rows that its caller holds, all of them or none.
 * Throws TRANSICAO_INVALIDA for a jump that the table does not have.
 */
export async function darPassoNosRepasses(
  tx: Banco,
  cliente: string,
  codigos: readonly string[],
  passo: PassoDoRepasse,
  colunas: ColunasDoPasso<'repasse'> = {},
): Promise<void> {
  if (codigos.length === 0) return
  const { de, para } = TRANSICOES_DO_REPASSE[passo]
  const alvo = { cliente, codigos, de, para }
  const andados = await gravarPasso<'repasse', EstadoDoRepasse>(tx, 'repasse', alvo, colunas)
  if (andados.length !== new Set(codigos).size) throw new ErroDeDominio('TRANSICAO_INVALIDA')
}
