import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { lerAmbiente } from '../ambiente.ts'
import { configuracaoDoServidor } from '../configuracao.ts'
import type { Aviso, Ordem } from '../processos.ts'
import { comBanco, pastaDeTeste } from '../teste/instalacao.ts'
import { garantirPacote } from './pacote.ts'

const pasta = pastaDeTeste('pacote')
afterAll(() => rmSync(pasta, { recursive: true, force: true }))
const ambiente = {
  ...lerAmbiente({ VETLUME_DADOS: join(pasta, 'dados') }),
  porta: 0,
  pastaWeb: join(pasta, 'sem-telas'),
}

let pacote: string
beforeAll(() => {
  pacote = garantirPacote(ambiente.raiz) ?? ''
})

test('o servidor empacotado sobe, atende e encerra; o mesmo pacote serve ao começo seguinte', async () => {
  expect(garantirPacote(ambiente.raiz)).toBe(pacote)
  await comBanco(ambiente, async (banco) => {
    const servidor = fork(join(pacote, 'processo.js'), { execArgv: [] })
    const { embutido: _, ...configuracao } = configuracaoDoServidor(ambiente, banco, false)
    onTestFinished(() => void servidor.kill('SIGKILL'))
    servidor.send({ tipo: 'servir', ambiente, configuracao, situacao: null, primeiro: true } satisfies Ordem)
    const [aviso] = (await once(servidor, 'message')) as [Aviso]
    expect(aviso).toMatchObject({ tipo: 'servindo' })
    const endereco = aviso.tipo === 'servindo' ? aviso.endereco : ''
    const saude = await fetch(`${endereco}/api/saude`)
    expect(await saude.json()).toMatchObject({ pronto: true, banco: 'ok' })
    const entrada = await fetch(`${endereco}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ identificador: 'ninguem@teste.vet', senha: 'qualquer uma' }),
    })
    expect(entrada.status).toBe(401)
    servidor.send({ tipo: 'parar' } satisfies Ordem)
    expect(await once(servidor, 'exit')).toEqual([0, null])
  })
})

test('npm start roda o pacote, e diz em português o que está errado', async () => {
  const inicio = spawn(process.execPath, [join(ambiente.raiz, 'scripts/start.ts')], {
    stdio: ['ignore', 'inherit', 'pipe'],
    env: { ...process.env, PORT: 'três' },
  })
  const [dito, [codigo]] = await Promise.all([text(inicio.stderr), once(inicio, 'exit')])
  expect(dito.trim()).toBe('PORT="três" não é uma porta válida. Use um número de 1 a 65535.')
  expect(codigo).toBe(1)
})
