import type { Assinantes, Rotina } from '../../infra/tarefas/index.ts'
import { avisarDoPedido, esquecerCartas, lembrarDosPrazos } from './cartas.ts'
import { expirarSemCodigo } from './dar-passo.ts'
import { PEDIDO_RECEBIDO } from './pedir.ts'
import { PEDIDO_A_ATENDER } from './pedidos.ts'
import { responderPedido } from './responder.ts'
import { eliminarOResto } from './eliminar-resto.ts'

export { rotasPrivacidade } from './routes.ts'

export const assinantesDaPrivacidade: Assinantes = {
  [PEDIDO_RECEBIDO]: [avisarDoPedido],
  [PEDIDO_A_ATENDER]: [responderPedido],
}

export const rotinasDaPrivacidade: readonly Rotina[] = [
  expirarSemCodigo,
  lembrarDosPrazos,
  esquecerCartas,
  eliminarOResto,
]
