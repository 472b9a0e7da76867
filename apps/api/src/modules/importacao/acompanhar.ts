import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { EstadoDaImportacao, ImportacaoCompleta } from '@vetlume/dominio/importacao'
import type { CtxLivre } from '../../context.ts'
import { exigirCliente } from '../../infra/banco/index.ts'
import type { Ator } from '../../infra/token.ts'
import { abrirImportacao } from './abrir-importacao.ts'
import { concluirPasso } from './queries.ts'

interface Chamada {
  ctx: CtxLivre<Ator>
  input: { codigo: string }
}

const EM_PALAVRAS: Readonly<Record<EstadoDaImportacao, string>> = {
  ENVIADA: 'Confira a planilha antes de gravar.',
  CONFERIDA: 'Esta planilha já foi conferida.',
  APLICANDO: 'Esta planilha está sendo gravada agora.',
  APLICADA: 'Esta planilha já foi gravada.',
  CANCELADA: 'Esta importação foi cancelada. Envie a planilha de novo.',
}

/** What an import that is in `estado` cannot do. */
export const recusaDoEstado = ({ estado }: Pick<ImportacaoCompleta, 'estado'>) =>
  new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem: EM_PALAVRAS[estado] })

export function verImportacao({ ctx, input: { codigo } }: Chamada): Promise<ImportacaoCompleta> {
  return ctx.emCliente(exigirCliente(ctx.ator), (lugar) => abrirImportacao(lugar, codigo, ctx))
}

/** Until the save commits, a cancel undoes it all; after that there is nothing to cancel. */
export async function cancelarImportacao({ ctx, input: { codigo } }: Chamada): Promise<void> {
  await ctx.emCliente(exigirCliente(ctx.ator), async (lugar) => {
    await abrirImportacao(lugar, codigo, ctx)
    const cancelada = await concluirPasso(lugar.tx, lugar.cliente, codigo, 'cancelar', {})
    if (!cancelada) throw recusaDoEstado(await abrirImportacao(lugar, codigo, ctx))
  })
}
