import { contratoGrupoDespesa } from '@vetlume/dominio/grupo-despesa'
import type { Registrar } from '../../infra/http/registrar.ts'
import { handlersDoCadastro } from '../cadastros/index.ts'
import { listarGruposDeDespesa, verbosDoGrupoDeDespesa } from './queries.ts'

export function rotasGrupoDespesa(registrar: Registrar): void {
  registrar(contratoGrupoDespesa, handlersDoCadastro('grupo-despesa', listarGruposDeDespesa, verbosDoGrupoDeDespesa))
}
