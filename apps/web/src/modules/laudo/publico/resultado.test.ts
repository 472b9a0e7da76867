import { expect, it } from 'vitest'
import { tituloDoResultado } from './resultado.tsx'

it.each([
  [true, true, 'Laudo autêntico'],
  [false, true, 'Não é autêntico'],
  [false, false, 'Código não reconhecido'],
] as const)('autêntico %s, reconhecido %s: %s', (autentico, reconhecido, titulo) => {
  expect(tituloDoResultado({ autentico, reconhecido })).toBe(titulo)
})
