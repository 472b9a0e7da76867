import { contratoFeriado } from '@vetlume/dominio/feriado'
import type { Registrar } from '../../infra/http/registrar.ts'
import { handlersDoCadastro } from '../cadastros/index.ts'
import { feriadosEm, listarFeriados, verbosDoFeriado } from './queries.ts'

export function rotasFeriado(registrar: Registrar): void {
  registrar(contratoFeriado, {
    'GET /feriado/calendario': ({ ctx, input }) => feriadosEm(ctx.tx, { ...input, cidade: input.cidade ?? null }),
    ...handlersDoCadastro('feriado', listarFeriados, verbosDoFeriado),
  })
}
