import { contratoEspecialidade } from '@vetlume/dominio/especialidade'
import type { Registrar } from '../../infra/http/registrar.ts'
import { handlersDoCadastro } from '../cadastros/index.ts'
import { listarEspecialidades, verbosDaEspecialidade } from './queries.ts'

export function rotasEspecialidade(registrar: Registrar): void {
  registrar(contratoEspecialidade, handlersDoCadastro('especialidade', listarEspecialidades, verbosDaEspecialidade))
}
