import { ErroDeDominio } from '@vetlume/dominio/erros'
import { TRANSICOES_DO_ESTUDO, type EstadoDoEstudo, type PassoDoEstudo } from '@vetlume/dominio/estudo'
import { gravarPasso, type Banco, type ColunasDoPasso } from '../../infra/banco/index.ts'

/** The one writer of the state of studies: takes one step of the table with those that may take it, and answers which did. */
export async function darPassoNosEstudos(
  tx: Banco,
  cliente: string,
  codigos: readonly string[],
  passo: PassoDoEstudo,
  colunas: ColunasDoPasso<'estudo_recebido'>,
): Promise<string[]> {
  if (codigos.length === 0) return []
  const alvo = { cliente, codigos, ...TRANSICOES_DO_ESTUDO[passo] }
  const andados = await gravarPasso<'estudo_recebido', EstadoDoEstudo>(tx, 'estudo_recebido', alvo, colunas)
  return andados.map(({ codigo }) => codigo)
}

/** The same of one that its caller holds. Throws TRANSICAO_INVALIDA for a jump that the table does not have. */
export async function darPassoNoEstudo(
  tx: Banco,
  cliente: string,
  codigo: string,
  passo: PassoDoEstudo,
  colunas: ColunasDoPasso<'estudo_recebido'>,
): Promise<void> {
  const andados = await darPassoNosEstudos(tx, cliente, [codigo], passo, colunas)
  if (andados.length === 0) throw new ErroDeDominio('TRANSICAO_INVALIDA')
}

/** Put aside: from here on only a person links it. */
export const descartarEstudos = (
  tx: Banco,
  cliente: string,
  codigos: readonly string[],
  { motivo, agora }: { motivo: string; agora: string },
): Promise<string[]> =>
  darPassoNosEstudos(tx, cliente, codigos, 'descartar', { motivo, descartado_em: agora, so_por_pessoa: true })
