import { TRANSICOES_DA_IMPORTACAO, type EstadoDaImportacao, type PassoDaImportacao } from '@vetlume/dominio/importacao'
import type { RawBuilder } from 'kysely'
import { gravarPasso, type Banco, type ColunasDoPasso } from '../../infra/banco/index.ts'

/** The one writer of the state of an import. False when it is in another state by now, or `se` is not so any more. */
export async function darPassoNaImportacao(
  tx: Banco,
  { cliente, codigo, se }: { cliente: string; codigo: string; se?: RawBuilder<unknown> },
  passo: PassoDaImportacao,
  colunas: ColunasDoPasso<'importacao'>,
): Promise<boolean> {
  const alvo = { cliente, codigos: [codigo], ...(se === undefined ? {} : { se }), ...TRANSICOES_DA_IMPORTACAO[passo] }
  const andadas = await gravarPasso<'importacao', EstadoDaImportacao>(tx, 'importacao', alvo, colunas)
  return andadas.length > 0
}
