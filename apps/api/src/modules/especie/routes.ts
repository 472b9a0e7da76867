import { contratoEspecie } from '@vetlume/dominio/especie'
import type { Registrar } from '../../infra/http/registrar.ts'
import { handlersDoCadastro } from '../cadastros/index.ts'
import { listarEspecies, verbosDaEspecie } from './queries.ts'

export function rotasEspecie(registrar: Registrar): void {
  registrar(contratoEspecie, handlersDoCadastro('especie', listarEspecies, verbosDaEspecie))
}
