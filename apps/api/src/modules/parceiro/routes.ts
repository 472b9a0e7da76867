import { contratoParceiro } from '@vetlume/dominio/parceiro'
import type { Registrar } from '../../infra/http/registrar.ts'
import { listarParceiros } from './queries.ts'

export function rotasParceiro(registrar: Registrar): void {
  registrar(contratoParceiro, { 'GET /parceiro': listarParceiros })
}
