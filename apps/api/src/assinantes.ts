import type { Assinantes } from './infra/tarefas/index.ts'
import { assinantesDoAtendimento } from './modules/atendimento/index.ts'
import { EMAIL_ENFILEIRADO, entregarMensagem } from './modules/email/index.ts'
import { assinantesDoLaudo } from './modules/laudo/index.ts'

/** What each module does when something happened elsewhere: event type → subscribers. */
export const ASSINANTES: Assinantes = {
  ...assinantesDoAtendimento,
  [EMAIL_ENFILEIRADO]: [entregarMensagem],
  ...assinantesDoLaudo,
}
