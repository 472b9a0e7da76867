import { expect, it } from 'vitest'
import { periodoUsual, recusaDoPeriodo } from './index.ts'

it.each([
  [{}, null],
  [{ de: '2026-08-01', ate: '2026-10-31' }, null],
  [{ de: '2026-05-01', ate: '2026-10-31' }, null],
  [{ de: '2026-05-01', ate: '2026-11-01' }, 'ate'],
  [{ de: '2026-05-02', ate: '2026-05-01' }, 'ate'],
  [{ de: '2026-05-02' }, 'ate'],
  [{ ate: '2026-05-02' }, 'de'],
])('período %j: %s', (periodo, campo) => expect(recusaDoPeriodo(periodo)?.campo ?? null).toBe(campo))

it.each([
  ['2026-11-23', '2026-08-01', '2026-10-31'],
  ['2026-03-31', '2025-12-01', '2026-02-28'],
])('em %s, os meses inteiros vão de %s a %s', (hoje, de, ate) => expect(periodoUsual(hoje)).toEqual({ de, ate }))
