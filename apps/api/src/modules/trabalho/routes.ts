import { contratoTrabalho } from '@vetlume/dominio/trabalho'
import type { Registrar } from '../../infra/http/registrar.ts'
import type { Seguidor } from '../agenda/index.ts'
import { preverTransferencia, transferirTrabalho, verTrabalho } from './transferir.ts'

export function rotasTrabalho(registrar: Registrar, { seguidor }: { seguidor: Seguidor }): void {
  registrar(contratoTrabalho, {
    'GET /especialista/:codigo/trabalho': verTrabalho,
    'POST /especialista/:codigo/trabalho/previa': ({ ctx, input }) => preverTransferencia({ ctx, input, seguidor }),
    'POST /especialista/:codigo/trabalho/transferir': ({ ctx, input }) => transferirTrabalho({ ctx, input, seguidor }),
  })
}
