import { contratoServico } from '@vetlume/dominio/servico'
import type { Registrar } from '../../infra/http/registrar.ts'
import { handlersDoCadastro } from '../cadastros/index.ts'
import { listarServicos } from './queries.ts'
import { verbosDoServico } from './verbos.ts'

export function rotasServico(registrar: Registrar): void {
  registrar(contratoServico, handlersDoCadastro('servico', listarServicos, verbosDoServico))
}
