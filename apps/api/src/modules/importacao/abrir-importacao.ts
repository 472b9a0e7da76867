import { ErroDeDominio } from '@vetlume/dominio/erros'
import { PERMISSOES_DA_IMPORTACAO, type ImportacaoCompleta, type TipoDeImportacao } from '@vetlume/dominio/importacao'
import { permite } from '@vetlume/dominio/permissoes'
import type { CtxCliente, CtxLivre } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import type { Ator } from '../../infra/token.ts'
import { lerImportacao } from './queries.ts'

/** Throws SEM_PERMISSAO to who may not write by hand what the sheet would write. */
export function exigirPermissaoDe(tipo: TipoDeImportacao, ator: Ator): void {
  if (!PERMISSOES_DA_IMPORTACAO[tipo].every((permissao) => permite(ator, permissao)))
    throw new ErroDeDominio('SEM_PERMISSAO')
}

/** An import as it is now, for who may go on with it. Throws NAO_ENCONTRADO and SEM_PERMISSAO. */
export async function abrirImportacao(
  { tx, cliente }: Pick<CtxCliente, 'tx' | 'cliente'>,
  codigo: string,
  { ator, agora }: Pick<CtxLivre<Ator>, 'ator' | 'agora'>,
): Promise<ImportacaoCompleta> {
  const atual = exigir(await lerImportacao(tx, cliente, codigo, agora))
  exigirPermissaoDe(atual.tipo, ator)
  return atual
}
