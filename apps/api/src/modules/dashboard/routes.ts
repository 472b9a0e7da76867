import { contratoDashboard } from '@vetlume/dominio/dashboard'
import type { Registrar } from '../../infra/http/registrar.ts'
import { lerPainel } from './ler-painel.ts'

export function rotasDashboard(registrar: Registrar): void {
  registrar(contratoDashboard, { 'GET /dashboard': lerPainel })
}
