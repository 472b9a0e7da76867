import { contratoServico } from '@vetlume/dominio/servico'
import type { Registrar } from '../../infra/http/registrar.ts'
import { listarServicos } from './queries.ts'

export function rotasServico(registrar: Registrar): void {
  registrar(contratoServico, { 'GET /servico': listarServicos })
}
