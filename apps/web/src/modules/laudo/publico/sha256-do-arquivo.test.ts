import { expect, it } from 'vitest'
import { sha256DoArquivo } from './sha256-do-arquivo.ts'

it('sha256DoArquivo dá os 64 dígitos conhecidos de um arquivo', async () => {
  expect(await sha256DoArquivo(new Blob(['abc']))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
})
