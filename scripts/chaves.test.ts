import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Ambiente } from './ambiente.ts'
import { lerAmbiente } from './ambiente.ts'
import { conferirChaves, lerChaves } from './chaves.ts'
import { comBanco, frase, pastaDeTeste } from './teste/instalacao.ts'

const pasta = pastaDeTeste('chaves')
afterAll(() => rmSync(pasta, { recursive: true, force: true }))

const chave = () => randomBytes(32).toString('base64')
const ambienteEm = (nome: string): Ambiente => lerAmbiente({ VETLUME_DADOS: join(pasta, nome) })

test('as chaves perdidas, trocadas ou danificadas são recusadas na partida, com o que fazer', async () => {
  const ambiente = ambienteEm('instalação')
  const arquivo = join(ambiente.pastaDados, 'segredos.json')
  const partir = () => frase(comBanco(ambiente, async () => undefined))
  expect(await partir()).toBe('aceito')
  const boas = readFileSync(arquivo, 'utf8')
  expect(await partir()).toBe('aceito')

  rmSync(arquivo)
  const perdidas = await partir()
  expect(perdidas).toContain(`O arquivo ${arquivo}, com as chaves desta instalação, não existe mais. Restaure-o`)
  expect(perdidas).toContain(join(ambiente.pastaCopias, 'chaves'))
  expect(existsSync(arquivo)).toBe(false)

  writeFileSync(arquivo, JSON.stringify({ ...JSON.parse(boas), dados: chave() }))
  expect(await partir()).toContain(`As chaves em ${arquivo} não são as deste banco de dados`)

  const quebrados: [string, string][] = [
    ['', 'está vazio'],
    [boas.slice(0, 40), 'está danificado ou incompleto'],
    ['{"token":"curta","dados":"curta"}', 'não tem o que deveria ter'],
    ['[]', 'não tem o que deveria ter'],
    ['null', 'não tem o que deveria ter'],
  ]
  for (const [conteudo, motivo] of quebrados) {
    writeFileSync(arquivo, conteudo)
    expect(await partir()).toContain(`O arquivo ${arquivo} ${motivo}. Restaure-o`)
  }
  rmSync(arquivo)
  mkdirSync(arquivo)
  expect(await partir()).toContain('não pode ser lido: é uma pasta')
  rmSync(arquivo, { recursive: true })

  writeFileSync(arquivo, boas)
  expect(await partir()).toBe('aceito')
})

test('as senhas do banco e a trava quebradas são uma frase', async () => {
  const ambiente = ambienteEm('senhas')
  const partir = () => frase(comBanco(ambiente, async () => undefined))
  expect(await partir()).toBe('aceito')
  const area = join(ambiente.pastaDados, 'postgres')
  const senhas = join(area, 'senhas.json')
  const boas = readFileSync(senhas, 'utf8')
  writeFileSync(senhas, boas.slice(0, 30))
  expect(await partir()).toContain(`O arquivo ${senhas} está danificado ou incompleto. Restaure-o`)
  rmSync(senhas)
  expect(await partir()).toContain(`O arquivo ${senhas}, com as senhas do banco de dados, não existe mais.`)
  writeFileSync(senhas, boas)
  writeFileSync(join(area, 'trava'), 'isto não é uma trava')
  expect(await partir()).toContain(`O arquivo de trava ${join(area, 'trava')} não pode ser usado`)
  rmSync(join(area, 'trava'))
  expect(await partir()).toBe('aceito')
})

test('num banco próprio as chaves do ambiente também são as da primeira partida', async () => {
  await comBanco(ambienteEm('servidor'), async ({ urlApp, chaves }) => {
    const externo: Ambiente = { ...ambienteEm('nenhuma'), bancoExterno: urlApp }
    const ler = (token: string, dados: string) =>
      lerChaves(externo, { VETLUME_CHAVE_TOKEN: token, VETLUME_CHAVE_DADOS: dados })
    await conferirChaves(urlApp, ler(chaves.token, chaves.dados), externo)
    const outroToken = await frase(conferirChaves(urlApp, ler(chave(), chaves.dados), externo))
    expect(outroToken).toContain('VETLUME_CHAVE_TOKEN: o valor não é o que este banco de dados usa')
    const outras = await frase(conferirChaves(urlApp, ler(chave(), chave()), externo))
    expect(outras).toContain('VETLUME_CHAVE_TOKEN e VETLUME_CHAVE_DADOS: o valor não é')
    expect(() => ler('curta', chaves.dados)).toThrow('VETLUME_CHAVE_TOKEN não tem 32 bytes em base64')
  })
})
