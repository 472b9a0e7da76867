import type { contratoCliente, ItemDeCliente } from '@vetlume/dominio/cliente'
import type { EntradaLida } from '@vetlume/dominio/contrato'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxLivre } from '../../context.ts'
import type { Ator } from '../../infra/token.ts'
import { paginarCadastro } from '../cadastros/index.ts'
import { consultaDeClientes } from './queries.ts'

interface Chamada {
  ctx: CtxLivre<Ator>
  input: EntradaLida<(typeof contratoCliente)['GET /cliente']>
}

/** Every subscriber for the operator; for a company only its own row, read under its own tenancy. */
export function listarClientes({ ctx, input }: Chamada) {
  const { perfis, cliente } = ctx.ator
  if (perfis.includes('ADMIN')) {
    return ctx.emPlataforma(({ tx }) => paginarCadastro<ItemDeCliente>(tx, input, consultaDeClientes(input, null)))
  }
  if (cliente === null) throw new ErroDeDominio('CONTEXTO_NECESSARIO')
  return ctx.emCliente(cliente, ({ tx }) =>
    paginarCadastro<ItemDeCliente>(tx, input, consultaDeClientes(input, cliente)),
  )
}
