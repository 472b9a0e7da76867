import { contratoTipoDespesa } from '@vetlume/dominio/tipo-despesa'
import type { Registrar } from '../../infra/http/registrar.ts'
import { handlersDoCadastro } from '../cadastros/index.ts'
import { listarTiposDeDespesa, verbosDoTipoDeDespesa } from './queries.ts'

export function rotasTipoDespesa(registrar: Registrar): void {
  registrar(contratoTipoDespesa, handlersDoCadastro('tipo-despesa', listarTiposDeDespesa, verbosDoTipoDeDespesa))
}
