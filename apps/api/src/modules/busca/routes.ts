import { contratoBusca } from '@vetlume/dominio/busca'
import type { Registrar } from '../../infra/http/registrar.ts'
import { procurar } from './procurar.ts'

export function rotasBusca(registrar: Registrar): void {
  registrar(contratoBusca, { 'GET /busca': procurar })
}
