import { TRANSICOES_DA_NOTA, type AcaoDaNota, type EstadoDaNota } from '@vetlume/dominio/nota-fiscal'
import { gravarPassoDe, type Banco, type ColunasDoPasso } from '../../infra/banco/index.ts'

interface NotaAndada {
  versao: number
  /** From which state to which. */
  de: EstadoDaNota
  para: EstadoDaNota
}

/**
 * The one writer of the state of a note: takes one step of the table with a row that its caller holds. Throws
 * TRANSICAO_INVALIDA for a jump that the table does not have.
 */
export async function darPassoNaNota(
  tx: Banco,
  cliente: string,
  codigo: string,
  passo: AcaoDaNota,
  colunas: ColunasDoPasso<'nota_fiscal'> = {},
): Promise<NotaAndada> {
  const { de, para } = TRANSICOES_DA_NOTA[passo]
  const alvo = { cliente, codigo, de, para }
  const andada = await gravarPassoDe<'nota_fiscal', EstadoDaNota>(tx, 'nota_fiscal', alvo, colunas)
  return { versao: andada.versao, de: andada.de, para }
}
