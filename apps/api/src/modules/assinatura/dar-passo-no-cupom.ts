import { TRANSICOES_DO_USO, type EstadoDoUso, type PassoDoUso } from '@vetlume/dominio/assinatura'
import { gravarPasso, type Banco, type ColunasDoPasso } from '../../infra/banco/index.ts'

/** The one writer of the state of a coupon that was taken. False when it is in another by now. */
export async function darPassoNoCupom(
  tx: Banco,
  cliente: string,
  uso: string,
  passo: PassoDoUso,
  colunas: ColunasDoPasso<'cupom_uso'> = {},
): Promise<boolean> {
  const alvo = { cliente, codigos: [uso], ...TRANSICOES_DO_USO[passo] }
  const andados = await gravarPasso<'cupom_uso', EstadoDoUso>(tx, 'cupom_uso', alvo, colunas)
  return andados.length > 0
}
