import { contratoEspecialidade } from '@vetlume/dominio/especialidade'
import type { Registrar } from '../../infra/http/registrar.ts'
import { listarEspecialidades } from './queries.ts'

export function rotasEspecialidade(registrar: Registrar): void {
  registrar(contratoEspecialidade, { 'GET /especialidade': listarEspecialidades })
}
