import { contratoHorarioAtendimento } from '@vetlume/dominio/horario-atendimento'
import type { Registrar } from '../../infra/http/registrar.ts'
import { handlersDoCadastro } from '../cadastros/index.ts'
import { listarHorarios, verbosDoHorario } from './queries.ts'

export function rotasHorarioAtendimento(registrar: Registrar): void {
  registrar(contratoHorarioAtendimento, handlersDoCadastro('horario-atendimento', listarHorarios, verbosDoHorario))
}
