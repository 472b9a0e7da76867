import { responderEmSeparado } from '../../../infra/em-separado.ts'
import { PlanilhaIlegivel } from './conteudo.ts'
import { lerPlanilha, type PedidoDeLeitura, type PlanilhaLida } from './ler-planilha.ts'

export type RespostaDaLeitura = { planilha: PlanilhaLida } | { ilegivel: string }

responderEmSeparado(async (pedido: PedidoDeLeitura): Promise<RespostaDaLeitura> => {
  try {
    return { planilha: await lerPlanilha(pedido) }
  } catch (erro) {
    if (erro instanceof PlanilhaIlegivel) return { ilegivel: erro.message }
    throw erro
  }
})
