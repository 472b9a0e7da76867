import { expect, it, vi } from 'vitest'
import { armazenamentoEmMemoria } from '../../../teste/fabricas.ts'

it('a carência de uma modalidade entra em ordem, muda e sai', async () => {
  vi.stubGlobal('localStorage', armazenamentoEmMemoria().armazenamento)
  const { comCarencia } = await import('./campo-carencias.tsx')
  const radiografia = comCarencia([], 'RADIOGRAFIA', 60)
  const duas = comCarencia(radiografia, 'CONSULTA', 0)
  expect(duas).toEqual([
    { modalidade: 'CONSULTA', dias: 0 },
    { modalidade: 'RADIOGRAFIA', dias: 60 },
  ])
  expect(comCarencia(duas, 'RADIOGRAFIA', 90)[1]).toEqual({ modalidade: 'RADIOGRAFIA', dias: 90 })
  expect(comCarencia(duas, 'CONSULTA', null)).toEqual(radiografia)
})
