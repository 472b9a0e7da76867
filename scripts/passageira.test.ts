import { rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { criarPassageira } from './passageira.ts'

afterEach(() => void vi.restoreAllMocks())

function criar(): string {
  const pasta = criarPassageira()
  onTestFinished(() => rmSync(pasta, { recursive: true }))
  return pasta
}

it('serve para escrever, e outro usuário passa por ela sem listar', () => {
  const pasta = criar()
  writeFileSync(join(pasta, 'arquivo'), '')
  expect(statSync(pasta).mode & 0o777).toBe(0o711)
  expect(criar()).not.toBe(pasta)
})

it('sem memória de sobra, fica onde ficam as outras', () => {
  vi.spyOn(process, 'availableMemory').mockReturnValue(2 ** 30)
  expect(dirname(criar())).toBe(tmpdir())
})

it('com memória de sobra, só sai dela onde não há pasta em memória', () => {
  vi.spyOn(process, 'availableMemory').mockReturnValue(2 ** 40)
  expect(['/dev/shm', tmpdir()]).toContain(dirname(criar()))
})
