import { contratoAgenda } from '@vetlume/dominio/agenda'
import type { Registrar } from '../../infra/http/registrar.ts'
import { listarAgendamentos } from './listar-agenda.ts'

export function rotasAgenda(registrar: Registrar): void {
  registrar(contratoAgenda, { 'GET /agendamento': listarAgendamentos })
}
