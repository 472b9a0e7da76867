import { contratoUsuario } from '@vetlume/dominio/usuario'
import type { Registrar } from '../../infra/http/registrar.ts'
import { listarUsuarios } from './queries.ts'

export function rotasUsuario(registrar: Registrar): void {
  registrar(contratoUsuario, { 'GET /usuario': listarUsuarios })
}
