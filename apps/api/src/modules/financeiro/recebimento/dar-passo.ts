import { TRANSICOES_DA_TENTATIVA, type EstadoDaTentativa, type PassoDaTentativa } from '@vetlume/dominio/assinatura'
import { gravarPassoDe, type Banco, type ColunasDoPasso } from '../../../infra/banco/index.ts'

/** The one writer of the state of a Pix, whose row its caller holds. Throws TRANSICAO_INVALIDA for a jump that is not in the table. */
export async function darPassoNoPix(
  tx: Banco,
  { cliente, codigo }: { cliente: string; codigo: string },
  passo: PassoDaTentativa,
  agora: string,
  colunas: ColunasDoPasso<'cobranca_pix'> = {},
): Promise<void> {
  const alvo = { cliente, codigo, ...TRANSICOES_DA_TENTATIVA[passo] }
  await gravarPassoDe<'cobranca_pix', EstadoDaTentativa>(tx, 'cobranca_pix', alvo, { ...colunas, mudou_em: agora })
}
