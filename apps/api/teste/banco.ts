import type { TestProject } from 'vitest/node'
import { iniciarPostgres } from '../../../db/embutido/index.ts'
import { migrar } from '../../../db/migrar.ts'
import { semearBase } from '../../../db/seed/base.ts'
import { criarPassageira } from '../../../scripts/passageira.ts'
import { instalarTarefas } from '../src/infra/tarefas/index.ts'
import { exigirTrilha } from './trilha.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the database that each suite copies (`banco-da-suite.ts`); nobody may be connected to it. */
    urlApp: string
    urlSuper: string
  }
}

/** One throw-away PostgreSQL for the whole run, with a database that is migrated and has the base data. */
export default async function preparar(projeto: TestProject): Promise<() => Promise<void>> {
  const banco = await iniciarPostgres({ pasta: criarPassageira(), descartavel: true })
  await migrar(banco.urlDono)
  await instalarTarefas(banco.urlDono)
  await semearBase(banco.urlApp)
  await exigirTrilha(banco.urlSuper)
  projeto.provide('urlApp', banco.urlApp)
  projeto.provide('urlSuper', banco.urlSuper)
  return () => banco.parar()
}
