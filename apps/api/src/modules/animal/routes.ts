import { contratoAnimal } from '@vetlume/dominio/animal'
import type { Registrar } from '../../infra/http/registrar.ts'
import { alterarAnimal } from './alterar-animal.ts'
import { criarAnimal } from './criar-animal.ts'
import { listarAnimais } from './listar-animais.ts'
import { verAnimal } from './ver-animal.ts'

export function rotasAnimal(registrar: Registrar): void {
  registrar(contratoAnimal, {
    'GET /animal': listarAnimais,
    'GET /animal/:codigo': verAnimal,
    'POST /animal': criarAnimal,
    'PUT /animal/:codigo': alterarAnimal,
  })
}
