import type { Soma } from './infra/somas/index.ts'
import { SOMA_DOS_EXAMES } from './modules/atendimento/index.ts'
import { SOMAS_DO_FINANCEIRO } from './modules/financeiro/index.ts'

/** What is kept added up by day. */
export const SOMAS: readonly Soma[] = [...SOMAS_DO_FINANCEIRO, SOMA_DOS_EXAMES]
