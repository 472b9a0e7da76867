import { ErroDeDominio } from '@vetlume/dominio/erros'
import { lerEmProcesso } from '../../../infra/em-separado.ts'
import type { PedidoDeLeitura, PlanilhaLida } from './ler-planilha.ts'
import type { RespostaDaLeitura } from './trabalhador.ts'

const LIMITE_MS = 30_000
const MEMORIA_MB = 512

const recusar = (mensagem: string, cause?: unknown) =>
  new ErroDeDominio('VALIDACAO', { mensagem, campos: { arquivo: mensagem }, cause })

/** Reads a sheet in a process of its own. Throws VALIDACAO with the reason, on the field `arquivo`. */
export async function lerEmSeparado(pedido: PedidoDeLeitura, sinal: AbortSignal): Promise<PlanilhaLida> {
  const programa = new URL('trabalhador.ts', import.meta.url)
  const limites = { limiteMs: LIMITE_MS, memoriaMb: MEMORIA_MB, sinal }
  try {
    const resposta = await lerEmProcesso<RespostaDaLeitura>(programa, pedido, limites)
    if ('ilegivel' in resposta) throw recusar(resposta.ilegivel)
    return resposta.planilha
  } catch (erro) {
    if (erro instanceof ErroDeDominio) throw erro
    throw recusar(
      'Não conseguimos ler esta planilha: é grande ou complicada demais. Salve como CSV e tente de novo.',
      erro,
    )
  }
}
