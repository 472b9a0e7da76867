import { expect, it, onTestFinished } from 'vitest'
import { tomarBancoDaSuite } from '../../apps/api/teste/banco-da-suite.ts'
import { comConexao } from '../../db/papeis.ts'
import { criarEmpresa } from './empresa.ts'

// Made with triggers and indexes aside: a table that changes may refuse it when they come back.
it('a empresa da bancada se faz nas tabelas de agora', async () => {
  const banco = await tomarBancoDaSuite()
  onTestFinished(() => banco.soltar())
  const empresa = await criarEmpresa(banco.urlSuper, 'ninguem@bancada.test', 200)
  const contar = (tabela: string) =>
    comConexao(banco.urlSuper, async (conexao) => {
      const { rows } = await conexao.query<{ n: number }>(
        `select count(*)::int as n from ${tabela} where cliente = '${empresa}'`,
      )
      return rows[0]?.n ?? 0
    })
  for (const tabela of ['animal', 'agendamento', 'atendimento_item'])
    expect(await contar(tabela), tabela).toBeGreaterThanOrEqual(200)
})
