import { contratoCidade } from '@vetlume/dominio/cidade'
import type { Registrar } from '../../infra/http/registrar.ts'
import { handlersDoCadastro } from '../cadastros/index.ts'
import { cidadeDoCep, listarCidades, verbosDaCidade } from './queries.ts'

export function rotasCidade(registrar: Registrar): void {
  registrar(contratoCidade, {
    'GET /cep/:cep': async ({ ctx, input }) => ({ cidade: await cidadeDoCep(ctx.tx, input.cep) }),
    ...handlersDoCadastro('cidade', listarCidades, verbosDaCidade),
  })
}
