import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { processoVivo } from '../db/embutido/processo.ts'

const pasta = mkdtempSync(path.join(tmpdir(), 'vetlume-bancada-'))
// Root runs the database as another user, who has to pass through here.
chmodSync(pasta, 0o711)
afterAll(() => rmSync(pasta, { recursive: true, force: true }))

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'a bancada que morre por %s não deixa banco nem processo, e os dados ficam',
  async (sinal) => {
    const bancada = fork(path.join(import.meta.dirname, 'teste/bancada-viva.ts'), [pasta], { execArgv: [] })
    const [pids] = (await once(bancada, 'message')) as [number[]]
    expect(pids.map(processoVivo)).toEqual([true, true])

    bancada.kill(sinal)
    await expect.poll(() => pids.map(processoVivo)).toEqual([false, false])
    expect(existsSync(path.join(pasta, 'banco'))).toBe(true)
  },
)
