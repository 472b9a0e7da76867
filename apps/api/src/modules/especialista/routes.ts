import { contratoEspecialista } from '@vetlume/dominio/especialista'
import type { Registrar } from '../../infra/http/registrar.ts'
import { listarEspecialistas } from './queries.ts'

export function rotasEspecialista(registrar: Registrar): void {
  registrar(contratoEspecialista, { 'GET /especialista': listarEspecialistas })
}
