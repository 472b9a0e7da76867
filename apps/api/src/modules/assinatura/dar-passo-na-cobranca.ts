import { TRANSICOES_DA_COBRANCA, type EstadoDaCobranca, type PassoDaCobranca } from '@vetlume/dominio/assinatura'
import { gravarPassoDe, type Banco, type ColunasDoPasso } from '../../infra/banco/index.ts'

/** The one writer of the state of a charge, whose company its caller holds. Throws TRANSICAO_INVALIDA for a jump that is not in the table. */
export async function darPassoNaCobranca(
  tx: Banco,
  { cliente, codigo }: { cliente: string; codigo: string },
  passo: PassoDaCobranca,
  agora: string,
  colunas: ColunasDoPasso<'cobranca_assinatura'> = {},
): Promise<void> {
  const alvo = { cliente, codigo, ...TRANSICOES_DA_COBRANCA[passo] }
  const todas = { ...colunas, mudou_em: agora }
  await gravarPassoDe<'cobranca_assinatura', EstadoDaCobranca>(tx, 'cobranca_assinatura', alvo, todas)
}
