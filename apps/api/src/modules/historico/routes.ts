import { contratoHistorico } from '@vetlume/dominio/historico'
import type { Registrar } from '../../infra/http/registrar.ts'
import { listarHistorico } from './listar-historico.ts'

export function rotasHistorico(registrar: Registrar): void {
  registrar(contratoHistorico, { 'GET /historico': listarHistorico })
}
