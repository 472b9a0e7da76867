import { setImmediate as depois } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { criarPacote, umaParte } from './pacote.ts'

it('de que se desistiu antes de alguém o ler, quem começa a ler sabe por quê, e o processo continua', async () => {
  const pacote = criarPacote(new Date('2026-11-20T12:00:00Z'))
  const motivo = new Error('cancelada')
  const escrita = pacote.acrescentar('a.txt', umaParte('a'.repeat(1_000_000))).catch((erro: unknown) => erro)
  pacote.desistir(motivo)
  await depois()
  await depois()
  const lida = async () => {
    for await (const _parte of pacote.fluxo) expect.unreachable('nothing comes after the end')
  }
  await expect(lida()).rejects.toBe(motivo)
  expect(await escrita).toBe(motivo)
})
