import { motivoDoPedidoRecusado, problemaDoPedido, type MotivoDeRecusa } from '@vetlume/dominio/assinatura'
import { pedir, recusado } from './conexao-do-mercado-pago.ts'
import { comoLido, type PagamentoDoMercadoPago } from './ler-do-mercado-pago.ts'
import type { PagamentoLido, Pedido } from './porta.ts'

/** Not for the person who pays: the operator has something to look at. */
const DA_OPERADORA: ReadonlySet<MotivoDeRecusa> = new Set(['INDISPONIVEL', 'SEM_EXPLICACAO'])

export const semPagamento = (
  { referencia, valorCentavos }: Pick<Pedido, 'referencia' | 'valorCentavos'>,
  motivo: MotivoDeRecusa,
  problema?: string,
): PagamentoLido => ({
  pagamento: `recusado-${referencia}`,
  referencia,
  estado: 'RECUSADA',
  motivo,
  valorCentavos,
  taxaCentavos: 0,
  pix: null,
  cartao: null,
  ...(problema === undefined ? {} : { problema }),
})

/** The numbers by which it names what it does not take. Its words are left alone: they may say who was paying. */
function codigosDe(erro: unknown): string[] {
  const causas: unknown = typeof erro === 'object' && erro !== null && 'causes' in erro ? erro.causes : []
  const lista: unknown[] = Array.isArray(causas) ? causas : [causas]
  return lista
    .map((causa) => (typeof causa === 'object' && causa !== null && 'code' in causa ? String(causa.code) : ''))
    .filter((codigo) => /^\w{1,20}$/.test(codigo))
}

/** What was made, or why nothing was. */
export async function ouRecusado(pedido: Pedido, criar: () => Promise<PagamentoDoMercadoPago>): Promise<PagamentoLido> {
  try {
    return comoLido(await pedir(criar))
  } catch (erro) {
    if (!recusado(erro)) throw erro
    const codigos = codigosDe(erro)
    const motivo = motivoDoPedidoRecusado(codigos)
    return semPagamento(pedido, motivo, DA_OPERADORA.has(motivo) ? problemaDoPedido(codigos) : undefined)
  }
}

/** Of a card in its custody nobody types anything: what is wrong with it asks for another, and its code is the account's to do without. */
export function comoDoGuardado(lido: PagamentoLido): PagamentoLido {
  if (lido.estado !== 'RECUSADA' || !lido.pagamento.startsWith('recusado-')) return lido
  if (lido.motivo === 'CODIGO_DE_SEGURANCA')
    return { ...lido, motivo: 'INDISPONIVEL', problema: problemaDoPedido(['CARTAO_GUARDADO']) }
  return lido.motivo === 'TOKEN_INVALIDO' ? { ...lido, motivo: 'CARTAO_DESATIVADO' } : lido
}
