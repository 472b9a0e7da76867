import { inject } from 'vitest'
import { migrar } from '../../../../db/migrar.ts'
import { comConexao, prepararBanco, trocarNaUrl } from '../../../../db/papeis.ts'
import { semearBase } from '../../../../db/seed/base.ts'
import { instalarTarefas } from '../infra/tarefas/index.ts'
import { abrirAmbiente, type Ambiente } from './ambiente.ts'

const senhaDe = (url: string) => decodeURIComponent(new URL(url).password)

/** A database of the suite's own, for what is about the whole platform: other suites have people and companies too. */
export async function abrirAmbienteAParte(
  banco: string,
  opcoes: { exigirSegundoFator?: boolean } = {},
): Promise<Ambiente> {
  const [urlSuper, urlDono, urlApp] = [inject('urlSuper'), inject('urlDono'), inject('urlApp')]
  // The roles are the server's: two suites that prepare them at once get in each other's way.
  await comConexao(urlSuper, async (conexao) => {
    await conexao.query("select pg_advisory_lock(hashtext('vetlume.teste.papeis'))")
    await prepararBanco({ urlSuper, senhaDono: senhaDe(urlDono), senhaApp: senhaDe(urlApp), banco })
  })
  const la = (url: string) => trocarNaUrl(url, { banco })
  await migrar(la(urlDono))
  await instalarTarefas(la(urlDono))
  await semearBase(la(urlApp))
  const ambiente = await abrirAmbiente({ ...opcoes, urlApp: la(urlApp), urlSuper: la(urlSuper) })
  return {
    ...ambiente,
    async fechar() {
      await ambiente.fechar()
      await comConexao(urlSuper, (conexao) => conexao.query(`drop database ${banco} with (force)`))
    },
  }
}
