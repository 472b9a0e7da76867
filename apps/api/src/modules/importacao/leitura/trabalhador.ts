import { PlanilhaIlegivel } from './conteudo.ts'
import { lerPlanilha, type PedidoDeLeitura, type PlanilhaLida } from './ler-planilha.ts'

export type RespostaDaLeitura = { planilha: PlanilhaLida } | { ilegivel: string }

async function responder(pedido: PedidoDeLeitura): Promise<RespostaDaLeitura> {
  try {
    return { planilha: await lerPlanilha(pedido) }
  } catch (erro) {
    if (erro instanceof PlanilhaIlegivel) return { ilegivel: erro.message }
    throw erro
  }
}

process.once('message', (pedido) => {
  // What it throws ends this process, and whoever waits for it learns of the end.
  void responder(pedido as PedidoDeLeitura).then((resposta) => process.send?.(resposta))
})

// Whoever waited is gone, killed maybe: nobody would read the answer.
process.once('disconnect', () => process.exit())
