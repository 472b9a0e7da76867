import type { Cliente, DadosDoCliente } from '@vetlume/dominio/cliente'
import type { CtxPlataforma } from '../../context.ts'
import { dentroDoCliente, type Banco } from '../../infra/banco/index.ts'
import { verbosDoCadastro } from '../cadastros/index.ts'
import { usoDoCliente } from './espaco.ts'
import { colunasDoCliente, fichaDoAssinante } from './queries.ts'

/** Fills a new company, inside its tenancy, with what a sign-up gives. */
export type EmpresaInicial = (tx: Banco, cliente: string, agora: Temporal.Instant) => Promise<void>

/** Every subscriber, for the operator. A new one starts with what a sign-up gives, so that its first laudo can be written. */
export const verbosDoCliente = (criarEmpresaInicial: EmpresaInicial) =>
  verbosDoCadastro<DadosDoCliente, Cliente, CtxPlataforma>({
    entidade: 'cliente',
    escrever: 'cliente:administrar',
    ler: async (ctx, codigo) => {
      const ficha = await fichaDoAssinante(ctx.tx, codigo)
      return ficha && { ...ficha, uso: await usoDoCliente({ ...ctx, cliente: codigo }) }
    },
    colunas: colunasDoCliente,
    foraDaTrilha: ['uso', 'criadoEm'],
    gravarPartes: async ({ ctx, antes, codigo }) => {
      if (antes === null)
        await dentroDoCliente(ctx.tx, codigo, (dentro) => criarEmpresaInicial(dentro, codigo, ctx.agora))
    },
  })
