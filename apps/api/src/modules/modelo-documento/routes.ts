import { contratoModeloDocumento } from '@vetlume/dominio/modelo-documento'
import type { Registrar } from '../../infra/http/registrar.ts'
import { listarModelosDeDocumento } from './queries.ts'

export function rotasModeloDocumento(registrar: Registrar): void {
  registrar(contratoModeloDocumento, { 'GET /modelo-documento': listarModelosDeDocumento })
}
