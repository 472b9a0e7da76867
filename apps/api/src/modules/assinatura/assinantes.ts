import type { Assinantes } from '../../infra/tarefas/index.ts'
import { avisarDisputa, avisarProblema } from './avisar-operadora.ts'
import { tratarAviso } from './avisos.ts'
import { tratarDesfazer } from './desfazer-pagamento.ts'
import {
  AVISO_RECEBIDO,
  COBRANCA_MUDOU,
  DISPUTA_VENCIDA,
  PAGAMENTO_A_DESFAZER,
  PROBLEMA_DO_PROVEDOR,
} from './eventos.ts'
import { manterLivros } from './livros.ts'
import { acompanharNota } from './nota-da-cobranca.ts'
import { NOTA_MUDOU } from '../nota-fiscal/index.ts'

export { cobrarAssinaturas } from './cobrar.ts'
export { conferirPagamentos } from './conferir.ts'
export { conferirLivros } from './livros.ts'

export const assinantesDaAssinatura: Assinantes = {
  [AVISO_RECEBIDO]: [tratarAviso],
  [PAGAMENTO_A_DESFAZER]: [tratarDesfazer],
  [COBRANCA_MUDOU]: [manterLivros],
  [NOTA_MUDOU]: [acompanharNota],
  [PROBLEMA_DO_PROVEDOR]: [avisarProblema],
  [DISPUTA_VENCIDA]: [avisarDisputa],
}
