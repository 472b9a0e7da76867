import { readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { iniciarServidor } from '../apps/api/src/main.ts'
import { criarEscuta } from '../apps/api/src/infra/tempo-real/index.ts'
import { criarDiario } from '../apps/api/src/infra/diario.ts'
import { areaDe } from '../db/embutido/index.ts'
import { comConexao } from '../db/papeis.ts'
import { lerAmbiente } from './ambiente.ts'
import { configuracaoDoServidor } from './configuracao.ts'
import { comBanco, pastaDeTeste } from './teste/instalacao.ts'

const pasta = pastaDeTeste('queda')
afterAll(() => rmSync(pasta, { recursive: true, force: true }))

const ambiente = {
  ...lerAmbiente({ VETLUME_DADOS: join(pasta, 'dados') }),
  porta: 0,
  pastaWeb: join(pasta, 'sem-telas'),
}

test('o banco que morre com o produto no ar vira 503 em português, a saúde conta, e tudo continua quando ele volta', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await comBanco(ambiente, async (banco) => {
    const servidor = await iniciarServidor(configuracaoDoServidor(ambiente, banco, false))
    const escuta = criarEscuta({ url: banco.urlApp, logger: criarDiario('silent') })
    const saude = async () => (await fetch(`${servidor.endereco}/api/saude`)).json() as Promise<Record<string, unknown>>
    const entrar = async () => {
      const resposta = await fetch(`${servidor.endereco}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ identificador: 'ninguem@teste.vet', senha: 'qualquer uma' }),
      })
      return { status: resposta.status, corpo: (await resposta.json()) as Record<string, unknown> }
    }
    /** An event that nobody waits for, taken to its queue by the publisher: jobs go on. */
    const publicar = () =>
      comConexao(banco.urlApp, async (conexao) => {
        await conexao.query('set role vetlume_plataforma')
        await conexao.query(`insert into evento (cliente, tipo, dados, quando)
          select codigo, 'teste.sozinho', '{}', now() from cliente where operadora`)
      })
    const publicados = () =>
      comConexao(banco.urlApp, async (conexao) => {
        await conexao.query('set role vetlume_plataforma')
        const { rows } = await conexao.query<{ n: number }>(
          "select count(*)::int as n from pgboss.job where state = 'completed' and data ->> 'tipo' = 'teste.sozinho'",
        )
        return rows[0]?.n
      })
    try {
      expect(await saude()).toMatchObject({ pronto: true, banco: 'ok', bancoVoltouEm: null, copia: 'ok' })
      expect((await entrar()).status).toBe(401)
      await publicar()
      await expect.poll(publicados).toBe(1)

      // Without its folder it cannot come back before this test has looked.
      const area = areaDe(join(ambiente.pastaDados, 'postgres'))
      const dados = join(area, 'dados')
      const pid = Number(readFileSync(join(dados, 'postmaster.pid'), 'utf8').split('\n')[0])
      renameSync(dados, join(area, 'sumiu'))
      process.kill(pid, 'SIGKILL')
      await expect
        .poll(saude)
        .toMatchObject({ codigo: 'INDISPONIVEL', detalhes: { vivo: true, pronto: false, banco: 'subindo' } })
      const recusa = await entrar()
      expect([recusa.status, recusa.corpo['codigo']]).toEqual([503, 'INDISPONIVEL'])
      expect(recusa.corpo['mensagem']).toMatch(/^[A-ZÀ-Ú].*\.$/)
      await expect.poll(() => escuta.ligada()).toBe(false)

      renameSync(join(area, 'sumiu'), dados)
      await expect.poll(saude).toMatchObject({ pronto: true, banco: 'ok', bancoVoltouEm: expect.any(String) })
      expect((await entrar()).status).toBe(401)
      await expect.poll(() => escuta.ligada()).toBe(true)
      await publicar()
      await expect.poll(publicados).toBe(2)
    } finally {
      await escuta.encerrar()
      await servidor.parar()
    }
  })
  vi.mocked(console.error).mockRestore()
})
