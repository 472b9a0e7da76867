import { contratoPlanoSaude } from '@vetlume/dominio/plano-saude'
import type { Registrar } from '../../infra/http/registrar.ts'
import { handlersDoCadastro } from '../cadastros/index.ts'
import { listarPlanosDeSaude, verbosDoPlanoDeSaude } from './verbos.ts'

export function rotasPlanoSaude(registrar: Registrar): void {
  registrar(contratoPlanoSaude, handlersDoCadastro('plano-saude', listarPlanosDeSaude, verbosDoPlanoDeSaude))
}
