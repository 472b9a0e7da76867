import * as z from 'zod/mini'
import { endpoint, SEM_ENTRADA } from '../contrato/index.ts'
import { painelDaBase } from './painel-da-base.ts'
import { painelDaClinica } from './painel-da-clinica.ts'
import { painelDaEmpresa } from './painel-da-empresa.ts'
import { painelDaPlataforma } from './painel-da-plataforma.ts'
import { painelDoEspecialista } from './painel-do-especialista.ts'

/** One panel for each profile; the primary profile in the current context decides which. */
export const painel = z.discriminatedUnion('perfil', [
  painelDaEmpresa,
  painelDoEspecialista,
  painelDaClinica,
  painelDaBase,
  painelDaPlataforma,
])
export type Painel = z.infer<typeof painel>

export const contratoDashboard = {
  'GET /dashboard': endpoint({
    resumo: 'O painel de quem entra, conforme o perfil principal no contexto atual',
    permissao: 'dashboard:ler',
    // The verb opens the tenant's transaction, or the platform's for ADMIN.
    escopo: 'nenhum',
    entrada: SEM_ENTRADA,
    resposta: painel,
    erros: ['CONTEXTO_NECESSARIO'],
  }),
}
