import { contratoRaca } from '@vetlume/dominio/raca'
import type { Registrar } from '../../infra/http/registrar.ts'
import { handlersDoCadastro } from '../cadastros/index.ts'
import { listarRacas, verbosDaRaca } from './queries.ts'

export function rotasRaca(registrar: Registrar): void {
  registrar(contratoRaca, handlersDoCadastro('raca', listarRacas, verbosDaRaca))
}
