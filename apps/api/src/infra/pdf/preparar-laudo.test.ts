import { describe, expect, it } from 'vitest'
import { iniciais } from './preparar-laudo.ts'

describe('monograma', () => {
  it.each([
    ['Clínica do Vale', 'CV'],
    ['vetlume', 'V'],
    ['Patas & Cia', 'PC'],
    ['“Ágape” – diagnóstico de imagem', 'ÁD'],
    ['', ''],
  ])('%s → %s', (nome, esperado) => {
    expect(iniciais(nome)).toBe(esperado)
  })
})
