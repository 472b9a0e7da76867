import { mkdtemp, rm } from 'node:fs/promises'
import type { RawBuilder } from 'kysely'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { conectar, type Banco } from '../../apps/api/src/infra/banco/index.ts'
import { instalarTarefas } from '../../apps/api/src/infra/tarefas/index.ts'
import { iniciarPostgres } from '../embutido/index.ts'
import { migrar } from '../migrar.ts'

export type Consultar = <T>(consulta: RawBuilder<T>) => Promise<T[]>

export interface BancoProprio {
  urlApp: string
  urlDono: string
  /** As superuser, to look behind the policies. */
  db: Banco
  linhas: Consultar
  pastaArquivos: string
  fechar(): Promise<void>
}

/** A migrated, empty PostgreSQL of one test file: a load of thousands of events must not reach the jobs of other suites. */
export async function abrirBancoProprio(): Promise<BancoProprio> {
  const raiz = await mkdtemp(path.join(tmpdir(), 'vetlume-carga-'))
  const postgres = await iniciarPostgres({ pasta: path.join(raiz, 'postgres'), descartavel: true })
  await migrar(postgres.urlDono)
  await instalarTarefas(postgres.urlDono)
  const superior = conectar(postgres.urlSuper, { maximo: 2 })
  return {
    urlApp: postgres.urlApp,
    urlDono: postgres.urlDono,
    db: superior.db,
    linhas: async (consulta) => (await consulta.execute(superior.db)).rows,
    pastaArquivos: path.join(raiz, 'arquivos'),
    async fechar() {
      await superior.encerrar()
      await postgres.parar()
      await rm(raiz, { recursive: true, force: true })
    },
  }
}
