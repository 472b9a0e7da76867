import pg from 'pg'
import { modoDoPlano, type ModoDoPlano } from '../../src/infra/banco/modo-do-plano.ts'
import type { Gravada } from './gravador.ts'

/** Left alone, PostgreSQL may change its mind from the sixth on; told how to plan, it does so from the first. */
const PLANEJADAS: Readonly<Record<ModoDoPlano, number>> = { auto: 7, force_generic_plan: 1, force_custom_plan: 1 }

function escrito(valor: unknown): string {
  if (Array.isArray(valor))
    return `{${valor.map((parte) => (parte == null ? 'null' : `"${escrito(parte).replaceAll(/["\\]/g, String.raw`\$&`)}"`)).join(',')}}`
  if (Buffer.isBuffer(valor)) return String.raw`\x${valor.toString('hex')}`
  if (valor instanceof Date) return valor.toISOString()
  return typeof valor === 'string' ? valor : JSON.stringify(valor)
}
const literal = (valor: unknown) => (valor == null ? 'null' : pg.escapeLiteral(escrito(valor)))

interface Explicada {
  'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }]
}

/** Prepares it in a mode, for as long as `trabalho` takes; nothing that it wrote stays. */
async function preparada<T>(
  conexao: pg.Client,
  modo: ModoDoPlano,
  { texto, valores }: Gravada,
  trabalho: (execucao: string) => Promise<T>,
): Promise<T> {
  await conexao.query(`savepoint vez; set local plan_cache_mode = ${modo}`)
  try {
    await conexao.query(`prepare virada as ${texto}`)
    return await trabalho(`execute virada (${valores.map(literal).join(', ')})`)
  } finally {
    await conexao.query('rollback to vez; deallocate all')
  }
}

/** Pages of the database that an execution touches; what only the first of a connection reads, of its catalogue, is left out. */
async function paginas(conexao: pg.Client, execucao: string): Promise<number> {
  await conexao.query(execucao)
  const { rows } = await conexao.query<Explicada>(`explain (analyze, buffers, timing off, format json) ${execucao}`)
  const [{ Plan: plano } = { Plan: { 'Shared Hit Blocks': 0, 'Shared Read Blocks': 0 } }] =
    rows[0]?.['QUERY PLAN'] ?? []
  return plano['Shared Hit Blocks'] + plano['Shared Read Blocks']
}

/** Pages that a statement touches, planned for its values. */
export async function paginasDe(conexao: pg.Client, gravada: Gravada): Promise<number> {
  await conexao.query(gravada.abertura)
  try {
    return await preparada(conexao, 'force_custom_plan', gravada, (execucao) => paginas(conexao, execucao))
  } finally {
    await conexao.query('rollback')
  }
}

export interface Lida {
  texto: string
  /** Planned for its values, and as it declares to be planned: the eighth time, where that may change. */
  primeira: number
  oitava: number
}

/**
 * Plans a statement as often as the product would, and runs it only if it came to be planned for any value. Null when it
 * did not, and for what cannot be written twice.
 */
export async function lerPlanos(conexao: pg.Client, gravada: Gravada): Promise<Lida | null> {
  await conexao.query(gravada.abertura)
  try {
    const modo = modoDoPlano(gravada.texto)
    const oitava = await preparada(conexao, modo, gravada, async (execucao) => {
      for (let vez = 1; vez <= PLANEJADAS[modo]; vez++) await conexao.query(`explain ${execucao}`)
      const { rowCount } = await conexao.query('select from pg_prepared_statements where generic_plans > 0')
      return rowCount === 0 ? null : paginas(conexao, execucao)
    })
    if (oitava === null) return null
    const primeira = await preparada(conexao, 'force_custom_plan', gravada, (execucao) => paginas(conexao, execucao))
    return { texto: gravada.texto, primeira, oitava }
  } catch (erro) {
    if (erro instanceof pg.DatabaseError && erro.code?.startsWith('23') === true) return null
    throw new Error(`não se executa: ${gravada.texto}`, { cause: erro })
  } finally {
    await conexao.query('rollback')
  }
}
