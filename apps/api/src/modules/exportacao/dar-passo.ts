import { TRANSICOES_DA_EXPORTACAO, type EstadoDaExportacao, type PassoDaExportacao } from '@vetlume/dominio/exportacao'
import type { RawBuilder } from 'kysely'
import { gravarPasso, type Banco, type ColunasDoPasso } from '../../infra/banco/index.ts'

/** The one writer of the state of a copy. False when it is in another state by now, or `se` is not so any more. */
export async function darPassoNaExportacao(
  tx: Banco,
  { cliente, codigo, se }: { cliente: string; codigo: string; se?: RawBuilder<unknown> },
  passo: PassoDaExportacao,
  colunas: ColunasDoPasso<'exportacao'> = {},
): Promise<boolean> {
  const alvo = { cliente, codigos: [codigo], ...(se === undefined ? {} : { se }), ...TRANSICOES_DA_EXPORTACAO[passo] }
  const andadas = await gravarPasso<'exportacao', EstadoDaExportacao>(tx, 'exportacao', alvo, colunas)
  return andadas.length > 0
}
