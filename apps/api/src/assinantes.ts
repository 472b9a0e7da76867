import type { Assinantes, Rotina } from './infra/tarefas/index.ts'
import { assinantesDoAcerto } from './modules/acerto/index.ts'
import {
  assinantesDaAssinatura,
  cobrarAssinaturas,
  conferirLivros,
  conferirPagamentos,
} from './modules/assinatura/index.ts'
import { assinantesDaAgenda } from './modules/aviso-da-agenda/index.ts'
import { assinantesDoAtendimento } from './modules/atendimento/index.ts'
import { enviarCobrancas } from './modules/cobranca/index.ts'
import { assinantesDoEstudo, descartarEsquecidos } from './modules/estudo/index.ts'
import { assinantesDaExportacao, recolherExportacoes } from './modules/exportacao/index.ts'
import { avisarConvitesVencidos } from './modules/equipe/index.ts'
import { EMAIL_ENFILEIRADO, entregarMensagem } from './modules/email/index.ts'
import { anexoDoFechamento, assinantesDoFechamento } from './modules/fechamento/index.ts'
import { anexoDaConta, assinantesDoRecebimento, conferirCobrancasPix } from './modules/financeiro/index.ts'
import { assinantesDoLaudo, escalarCriticos } from './modules/laudo/index.ts'
import { assinantesDoLembrete, enviarLembretes } from './modules/lembrete/index.ts'
import { assinantesDaNotaFiscal, reenviarNotas } from './modules/nota-fiscal/index.ts'
import { assinantesDaPrivacidade, rotinasDaPrivacidade } from './modules/privacidade/index.ts'

/** What each module does when something happened elsewhere: event type → subscribers. */
export const ASSINANTES: Assinantes = {
  ...assinantesDaAgenda,
  ...assinantesDoLembrete,
  ...assinantesDoAtendimento,
  [EMAIL_ENFILEIRADO]: [entregarMensagem({ CONTA: anexoDaConta, FECHAMENTO: anexoDoFechamento })],
  ...assinantesDoLaudo,
  ...assinantesDoEstudo,
  ...assinantesDoFechamento,
  ...assinantesDoAcerto,
  ...assinantesDaNotaFiscal,
  ...assinantesDaPrivacidade,
  ...assinantesDaAssinatura,
  ...assinantesDaExportacao,
  ...assinantesDoRecebimento,
}

/** What goes by the clock. */
export const ROTINAS: readonly Rotina[] = [
  enviarLembretes,
  enviarCobrancas,
  reenviarNotas,
  ...rotinasDaPrivacidade,
  recolherExportacoes,
  cobrarAssinaturas,
  conferirLivros,
  avisarConvitesVencidos,
  descartarEsquecidos,
]

/** What goes every minute: somebody is waiting for it. */
export const ROTINAS_DO_MINUTO: readonly Rotina[] = [conferirPagamentos, conferirCobrancasPix, escalarCriticos]
