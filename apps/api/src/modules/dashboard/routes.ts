import { contratoDashboard, type Painel } from '@vetlume/dominio/dashboard'
import { criarGuardados } from '../../infra/guardado.ts'
import type { Registrar } from '../../infra/http/registrar.ts'
import { lerPainel } from './ler-painel.ts'

const PAINEIS = 300

export function rotasDashboard(registrar: Registrar): void {
  const guardado = criarGuardados<Painel>(PAINEIS)
  registrar(contratoDashboard, {
    'GET /dashboard': ({ ctx }) => lerPainel(ctx, guardado),
  })
}
