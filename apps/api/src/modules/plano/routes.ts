import { contratoPlano } from '@vetlume/dominio/plano'
import type { Registrar } from '../../infra/http/registrar.ts'
import { handlersDoCadastro } from '../cadastros/index.ts'
import { listarPlanos, verbosDoPlano } from './queries.ts'

export function rotasPlano(registrar: Registrar): void {
  registrar(contratoPlano, handlersDoCadastro('plano', listarPlanos, verbosDoPlano))
}
