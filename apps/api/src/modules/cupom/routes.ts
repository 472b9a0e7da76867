import { contratoCupom } from '@vetlume/dominio/cupom'
import type { Registrar } from '../../infra/http/registrar.ts'
import { handlersDoCadastro } from '../cadastros/index.ts'
import { listarCupons, verbosDoCupom } from './verbos.ts'

export function rotasCupom(registrar: Registrar): void {
  registrar(contratoCupom, handlersDoCadastro('cupom', listarCupons, verbosDoCupom))
}
