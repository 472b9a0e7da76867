import { ErroDeDominio } from '@vetlume/dominio/erros'
import { criarLeitores } from '../../../infra/em-separado.ts'
import type { Pedinte } from '../../../infra/pedinte.ts'
import type { PedidoDeLeitura, PlanilhaLida } from './ler-planilha.ts'
import type { RespostaDaLeitura } from './trabalhador.ts'

// Many sheets are wrong the first time, and come again right after.
const lerNoProcesso = criarLeitores(new URL('trabalhador.ts', import.meta.url), {
  limiteMs: 30_000,
  memoriaMb: 512,
  quantos: 1,
})

const recusar = (mensagem: string, cause?: unknown) =>
  new ErroDeDominio('VALIDACAO', { mensagem, campos: { arquivo: mensagem }, cause })

/** Reads a sheet in a process apart. Throws VALIDACAO with the reason, on the field `arquivo`. */
export async function lerEmSeparado(pedido: PedidoDeLeitura, pedinte: Pedinte): Promise<PlanilhaLida> {
  try {
    const resposta = await lerNoProcesso<RespostaDaLeitura>(pedido, pedinte)
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
