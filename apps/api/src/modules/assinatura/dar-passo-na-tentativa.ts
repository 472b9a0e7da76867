import { TRANSICOES_DA_TENTATIVA, type EstadoDaTentativa, type PassoDaTentativa } from '@vetlume/dominio/assinatura'
import { gravarPasso, type Banco, type ColunasDoPasso } from '../../infra/banco/index.ts'

/** The one writer of the state of an attempt. False when what is known is further on by now. */
export async function darPassoNaTentativa(
  tx: Banco,
  { cliente, codigo }: { cliente: string; codigo: string },
  passo: PassoDaTentativa,
  agora: string,
  colunas: ColunasDoPasso<'tentativa_pagamento'> = {},
): Promise<boolean> {
  const alvo = { cliente, codigos: [codigo], ...TRANSICOES_DA_TENTATIVA[passo] }
  const todas = { ...colunas, mudou_em: agora }
  const andadas = await gravarPasso<'tentativa_pagamento', EstadoDaTentativa>(tx, 'tentativa_pagamento', alvo, todas)
  return andadas.length > 0
}
