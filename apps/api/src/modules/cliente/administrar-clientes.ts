import type { Cliente, DadosDoCliente } from '@vetlume/dominio/cliente'
import type { CtxPlataforma } from '../../context.ts'
import { dentroDoCliente, type Banco } from '../../infra/banco/index.ts'
import { usosDe, verbosDoCadastro, type Uso } from '../cadastros/index.ts'
import { usoDoCliente } from './espaco.ts'
import { colunasDoCliente, fichaDoAssinante } from './queries.ts'

/** Fills a new company, inside its tenancy, with what a sign-up gives. */
export type EmpresaInicial = (tx: Banco, cliente: string, agora: Temporal.Instant) => Promise<void>

const LUGAR = { tabela: 'cliente', chave: 'codigo', tipoDaChave: 'uuid' } as const

/** Tables that a sign-up fills, and what is counted by other rows: the head of a trail, and sums. */
const DE_NASCENCA = ['modelo_documento', 'servico', 'especialidade'] as const
const SEM_CONTAR: ReadonlySet<string> = new Set([...DE_NASCENCA, 'auditoria_cadeia', 'soma_do_dia', 'dia_mudado'])

/** Who works in a company and what was done in it: part is seen by the platform, part only from inside. */
async function usosDoCliente(ctx: CtxPlataforma, codigo: string): Promise<Uso[]> {
  const deFora = await usosDe(ctx, LUGAR, codigo)
  const deDentro = await dentroDoCliente(ctx.tx, codigo, (tx) => usosDe({ ...ctx, tx }, LUGAR, codigo))
  const usos = new Map([...deFora, ...deDentro].map((uso) => [uso.tabela, uso]))
  return [...usos.values()].filter(({ tabela }) => !SEM_CONTAR.has(tabela))
}

/** Nothing was done in it, so what it has is what it was born with. */
async function apagarOInicial({ tx }: CtxPlataforma, codigo: string): Promise<void> {
  await dentroDoCliente(tx, codigo, async (dentro) => {
    // A model says which service it is for, and a service which model it starts from.
    await dentro.updateTable('servico').set({ modelo: null }).where('cliente', '=', codigo).execute()
    for (const tabela of DE_NASCENCA) await dentro.deleteFrom(tabela).where('cliente', '=', codigo).execute()
  })
}

/** Every subscriber, for the operator. A new one starts with what a sign-up gives, so that its first laudo can be written. */
export const verbosDoCliente = (criarEmpresaInicial: EmpresaInicial) =>
  verbosDoCadastro<DadosDoCliente, Cliente, CtxPlataforma, 'nome'>({
    entidade: 'cliente',
    escrever: 'cliente:administrar',
    ler: async (ctx, codigo) => {
      const ficha = await fichaDoAssinante(ctx.tx, codigo)
      return ficha && { ...ficha, uso: await usoDoCliente({ ...ctx, cliente: codigo }) }
    },
    colunas: colunasDoCliente,
    foraDaTrilha: ['uso', 'criadoEm'],
    usos: usosDoCliente,
    apagarPartes: apagarOInicial,
    gravarPartes: async ({ ctx, antes, codigo }) => {
      if (antes === null)
        await dentroDoCliente(ctx.tx, codigo, (dentro) => criarEmpresaInicial(dentro, codigo, ctx.agora))
    },
  })
