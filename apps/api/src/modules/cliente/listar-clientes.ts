import type { contratoCliente, ItemDeCliente } from '@vetlume/dominio/cliente'
import type { EntradaLida } from '@vetlume/dominio/contrato'
import type { CtxLivre } from '../../context.ts'
import { exigirCliente } from '../../infra/banco/index.ts'
import type { Ator } from '../../infra/token.ts'
import { paginarCadastro } from '../cadastros/index.ts'
import { consultaDeClientes } from './queries.ts'

interface Chamada {
  ctx: CtxLivre<Ator>
  input: EntradaLida<(typeof contratoCliente)['GET /cliente']>
}

/** Every subscriber for the operator; for a company only its own row, read under its own tenancy. */
export function listarClientes({ ctx, input }: Chamada) {
  if (ctx.ator.perfis.includes('ADMIN')) {
    return ctx.emPlataforma(({ tx }) => paginarCadastro<ItemDeCliente>(tx, input, consultaDeClientes(input, null)))
  }
  const cliente = exigirCliente(ctx.ator)
  return ctx.emCliente(cliente, ({ tx }) =>
    paginarCadastro<ItemDeCliente>(tx, input, consultaDeClientes(input, cliente)),
  )
}
