import { contratoDashboard } from '@vetlume/dominio/dashboard'
import type { Registrar } from '../../infra/http/registrar.ts'
import { lerPainel } from './ler-painel.ts'
import { criarPaineisGuardados } from './painel-guardado.ts'

export function rotasDashboard(registrar: Registrar): void {
  const guardado = criarPaineisGuardados()
  registrar(contratoDashboard, {
    'GET /dashboard': ({ ctx }) => lerPainel(ctx, guardado),
  })
}
