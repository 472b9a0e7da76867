import { contratoListaSalva } from '@vetlume/dominio/lista-salva'
import type { Registrar } from '../../infra/http/registrar.ts'
import { alterarListaSalva } from './alterar-lista-salva.ts'
import { apagarListaSalva } from './apagar-lista-salva.ts'
import { criarListaSalva } from './criar-lista-salva.ts'
import { listasSalvasDe } from './queries.ts'

export function rotasListaSalva(registrar: Registrar): void {
  registrar(contratoListaSalva, {
    'GET /lista-salva': ({ ctx, input: { lista } }) =>
      listasSalvasDe(ctx.tx, { cliente: ctx.cliente, usuario: ctx.ator.usuario }, lista),
    'POST /lista-salva': criarListaSalva,
    'PUT /lista-salva/:codigo': alterarListaSalva,
    'DELETE /lista-salva/:codigo': apagarListaSalva,
  })
}
