import { TRANSICOES_DO_TITULO, type EstadoGravadoDoTitulo, type PassoDoTitulo } from '@vetlume/dominio/financeiro'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { gravarPasso, type Banco, type ColunasDoPasso } from '../../infra/banco/index.ts'

/**
 * The one writer of the state of titles: takes one step of the table with rows that its caller holds, all of them or none.
 * Throws TRANSICAO_INVALIDA for a jump that the table does not have.
 */
export async function darPassoNosTitulos(
  tx: Banco,
  cliente: string,
  codigos: readonly string[],
  passo: PassoDoTitulo,
  colunas: ColunasDoPasso<'titulo'> = {},
): Promise<void> {
  if (codigos.length === 0) return
  const { de, para } = TRANSICOES_DO_TITULO[passo]
  const alvo = { cliente, codigos, de, para }
  const andados = await gravarPasso<'titulo', EstadoGravadoDoTitulo>(tx, 'titulo', alvo, colunas)
  if (andados.length !== new Set(codigos).size) throw new ErroDeDominio('TRANSICAO_INVALIDA')
}
