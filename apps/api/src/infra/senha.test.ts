import { execFile } from 'node:child_process'
import { argon2Sync } from 'node:crypto'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

// The suites hash cheaply (`teste/senha-barata.ts`), so the product is asked in a process of its own.

const SENHA = 'cinco gatos na varanda'
const rodar = promisify(execFile)

async function noProduto(codigo: string): Promise<unknown> {
  const modulo = JSON.stringify(new URL('senha.ts', import.meta.url).href)
  const programa = `import { cifrarSenha, conferirSenha } from ${modulo}
    const senha = ${JSON.stringify(SENHA)}
    ${codigo}`
  const { stdout } = await rodar(process.execPath, ['--input-type=module', '-e', programa])
  return JSON.parse(stdout)
}

it('uma senha guardada custa 19 MiB e duas passadas de argon2id, com um sal seu', async () => {
  const guardadas = await noProduto('console.log(JSON.stringify([await cifrarSenha(senha), await cifrarSenha(senha)]))')
  const sais = new Set<string>()
  for (const guardada of guardadas as string[]) {
    const [, algoritmo, versao, parametros, sal = '', resumo = ''] = guardada.split('$')
    expect([algoritmo, versao, parametros]).toEqual(['argon2id', 'v=19', 'm=19456,t=2,p=1'])
    const nonce = Buffer.from(sal, 'base64')
    expect(nonce).toHaveLength(16)
    const esperado = argon2Sync('argon2id', {
      message: SENHA,
      nonce,
      memory: 19_456,
      passes: 2,
      parallelism: 1,
      tagLength: 32,
    })
    expect(resumo).toBe(esperado.toString('base64').replace(/=+$/, ''))
    sais.add(sal)
  }
  expect(sais.size).toBe(2)
})

it('só a senha certa confere, e de quem não tem nenhuma o trabalho é o mesmo', async () => {
  const medido = await noProduto(`
    const guardada = await cifrarSenha(senha)
    const custo = async (dita, onde) => {
      const antes = process.cpuUsage()
      const confere = await conferirSenha(dita, onde)
      const { user, system } = process.cpuUsage(antes)
      return { confere, ms: (user + system) / 1000 }
    }
    const provas = []
    for (let vez = 0; vez < 5; vez++)
      provas.push([await custo(senha, guardada), await custo(senha + '!', guardada), await custo(senha, null)])
    console.log(JSON.stringify(provas))`)
  const provas = medido as { confere: boolean; ms: number }[][]
  for (const prova of provas) expect(prova.map(({ confere }) => confere)).toEqual([true, false, false])
  const [certa = 0, errada = 0, nenhuma = 0] = [0, 1, 2].map((qual) => Math.min(...provas.map((p) => p[qual]?.ms ?? 0)))
  for (const custo of [certa, errada, nenhuma]) expect(custo).toBeGreaterThan(5)
  expect(nenhuma).toBeGreaterThan(certa / 2)
  expect(errada).toBeGreaterThan(certa / 2)
})
