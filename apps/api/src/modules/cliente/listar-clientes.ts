import { contratoCliente, type ItemDeCliente } from '@vetlume/dominio/cliente'
import type { EntradaLida } from '@vetlume/dominio/contrato'
import type { CtxLivre, CtxPlataforma } from '../../context.ts'
import { exigirCliente } from '../../infra/banco/index.ts'
import { figurasDe } from '../../infra/figura.ts'
import type { Ator } from '../../infra/token.ts'
import { paginarCadastro } from '../cadastros/index.ts'
import { consultaDeClientes, MEDIDAS_DOS_CLIENTES } from './queries.ts'

interface Chamada {
  ctx: CtxLivre<Ator>
  input: EntradaLida<(typeof contratoCliente)['GET /cliente']>
}

/** Every subscriber for the operator; for a company only its own row, read under its own tenancy. */
export function listarClientes({ ctx, input }: Chamada) {
  const { fuso } = ctx.ator
  if (ctx.ator.perfis.includes('ADMIN')) {
    return ctx.emPlataforma(({ tx }) =>
      paginarCadastro<ItemDeCliente>(tx, input, consultaDeClientes(input, { proprio: null, fuso })),
    )
  }
  const cliente = exigirCliente(ctx.ator)
  return ctx.emCliente(cliente, ({ tx }) =>
    paginarCadastro<ItemDeCliente>(tx, input, consultaDeClientes(input, { proprio: cliente, fuso })),
  )
}

/** Of the operator's list. */
export const figuraDeClientes = figurasDe({
  rota: '/cadastro/cliente',
  entrada: contratoCliente['GET /cliente'].entrada,
  recortar: ({ ator }: CtxPlataforma, input) => {
    const { origem, filtros = [] } = consultaDeClientes(input, { proprio: null, fuso: ator.fuso })
    return { origem, filtros }
  },
  medidas: MEDIDAS_DOS_CLIENTES,
})
