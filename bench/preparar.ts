import { existsSync } from 'node:fs'
import path from 'node:path'
import { instalarTarefas } from '../apps/api/src/infra/tarefas/index.ts'
import { iniciarPostgres, type PostgresEmbutido } from '../db/embutido/index.ts'
import { migrar } from '../db/migrar.ts'
import { semearBase } from '../db/seed/base.ts'
import { semearDemonstracao } from '../db/seed/demonstracao.ts'

export const pastaWeb = path.resolve(import.meta.dirname, '../apps/web/dist')

export interface Preparado {
  banco: PostgresEmbutido
  /** What the servers under measure are told. */
  ambiente: Record<string, string>
}

/** A database of its own below `pasta`, with the demonstration in it: durable, as in production. One that is there is taken up. */
export async function prepararBanco(pasta: string): Promise<Preparado> {
  const raiz = path.join(pasta, 'banco')
  const novo = !existsSync(raiz)
  const banco = await iniciarPostgres({ pasta: raiz })
  const pastaArquivos = path.join(pasta, 'arquivos')
  await migrar(banco.urlDono)
  if (novo) {
    await instalarTarefas(banco.urlDono)
    await semearBase(banco.urlApp)
    const { urlApp, urlDono } = banco
    await semearDemonstracao({ urlApp, urlDono, pastaArquivos, agora: Temporal.Now.instant() })
  }
  return { banco, ambiente: { BANCO_URL: banco.urlApp, PASTA_ARQUIVOS: pastaArquivos, PASTA_WEB: pastaWeb } }
}
