import type { DesfechoDeTeste } from '@vetlume/dominio/assinatura'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxLivre } from '../../context.ts'
import { aplicarPagamento } from './aplicar.ts'

/**
 * What the button of the test does: the sandbox decides, and what it decided comes in by the door that every news does. With a real provider
 * there is nothing here.
 */
export async function decidirTeste(
  ctx: CtxLivre<null>,
  { codigo: referencia, desfecho }: { codigo: string; desfecho: DesfechoDeTeste },
): Promise<{ estado: string }> {
  const { pagamento: provedor } = ctx.servicos
  if (provedor.decidir === null) throw new ErroDeDominio('NAO_ENCONTRADO')
  if ((await provedor.procurar({ referencia, agora: ctx.agora })) === null) throw new ErroDeDominio('NAO_ENCONTRADO')
  const lido = await provedor.decidir({ referencia, desfecho, agora: ctx.agora })
  if (lido === null)
    throw new ErroDeDominio('TRANSICAO_INVALIDA', {
      mensagem: 'Com este pagamento de teste isso não pode acontecer agora.',
    })
  await ctx.emPlataforma((interno) => aplicarPagamento(interno, lido, provedor))
  return { estado: lido.estado }
}
