import { contratoParceiro } from '@vetlume/dominio/parceiro'
import type { Registrar } from '../../infra/http/registrar.ts'
import { handlersDoCadastro } from '../cadastros/index.ts'
import { listarParceiros } from './queries.ts'
import { verbosDoParceiro } from './verbos.ts'

export function rotasParceiro(registrar: Registrar): void {
  registrar(contratoParceiro, handlersDoCadastro('parceiro', listarParceiros, verbosDoParceiro))
}
