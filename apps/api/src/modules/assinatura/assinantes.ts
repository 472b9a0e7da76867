import type { Assinantes } from '../../infra/tarefas/index.ts'
import { tratarAviso } from './avisos.ts'
import { tratarDesfazer } from './desfazer-pagamento.ts'
import { AVISO_RECEBIDO, PAGAMENTO_A_DESFAZER } from './eventos.ts'

export { cobrarAssinaturas } from './cobrar.ts'
export { conferirPagamentos } from './conferir.ts'

export const assinantesDaAssinatura: Assinantes = {
  [AVISO_RECEBIDO]: [tratarAviso],
  [PAGAMENTO_A_DESFAZER]: [tratarDesfazer],
}
