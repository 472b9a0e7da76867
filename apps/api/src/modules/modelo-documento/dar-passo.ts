import { TRANSICOES_DA_VERSAO, type EstadoDaVersao } from '@vetlume/dominio/modelo-documento'
import { gravarPassoDe, type Banco, type ColunasDoPasso } from '../../infra/banco/index.ts'

/** The one writer of the state of a version of a model, whose model its caller holds. Throws TRANSICAO_INVALIDA when it is no draft. */
export async function darPassoNaVersao(
  tx: Banco,
  cliente: string,
  codigo: string,
  passo: keyof typeof TRANSICOES_DA_VERSAO,
  colunas: ColunasDoPasso<'modelo_documento_versao'>,
): Promise<void> {
  const alvo = { cliente, codigo, ...TRANSICOES_DA_VERSAO[passo] }
  await gravarPassoDe<'modelo_documento_versao', EstadoDaVersao>(tx, 'modelo_documento_versao', alvo, colunas)
}
