import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { caracteresDaFonte, PESOS_DA_FONTE } from './fonte.ts'

const RAIZ = path.join(import.meta.dirname, '../src')
const estilos = globSync('**/*.css', { cwd: RAIZ }).map((nome) => readFileSync(path.join(RAIZ, nome), 'utf8'))
const ditos = (propriedade: string) =>
  estilos.flatMap((css) =>
    [...css.replaceAll(/@font-face \{[^}]*\}/g, '').matchAll(new RegExp(`${propriedade}:\\s*([^;]+);`, 'g'))].map(
      ([, valor = '']) => valor,
    ),
  )

it('nenhum estilo pede da fonte um peso ou um desenho que ficou de fora', () => {
  const [medio, forte] = [...ditos('--vl-peso-medio'), ...ditos('--vl-peso-forte')].map(Number)
  expect(PESOS_DA_FONTE.min).toBeLessThan(medio ?? 0)
  expect(forte).toBe(PESOS_DA_FONTE.max)
  expect(new Set(ditos('font-weight'))).toEqual(
    new Set([String(PESOS_DA_FONTE.min), 'var(--vl-peso-medio)', 'var(--vl-peso-forte)', 'inherit']),
  )
  const abreviados = ditos('font').filter((dito) => /^\d/.test(dito))
  expect(abreviados).toEqual([])
  expect(new Set(ditos('font-variant-numeric'))).toEqual(new Set(['tabular-nums', 'inherit']))
  expect(ditos('font-feature-settings')).toEqual([])
})

it('os caracteres são os que o estilo diz daquele arquivo', () => {
  const css = `@font-face { src: url('a.woff2'); unicode-range: U+0041-0043, U+00E7; } @font-face { src: url('b.woff2'); }`
  expect(caracteresDaFonte(css, 'a.woff2')).toBe('ABCç')
  expect(() => caracteresDaFonte(css, 'b.woff2')).toThrow('no font-face says')
})
