import { expect, test } from 'vitest'
import { codigoDe } from './paginas.ts'

const manifesto = {
  'index.html': { file: 'entrada.js', imports: ['_base.js'] },
  '_base.js': { file: 'base.js' },
  'tela.tsx': { file: 'tela.js', imports: ['_base.js', '_lista.js'], dynamicImports: ['visor.tsx'] },
  '_lista.js': { file: 'lista.js', imports: ['tela.tsx'] },
  'visor.tsx': { file: 'visor.js', imports: ['_lista.js', '_gestos.js'], css: ['visor.css'] },
  '_gestos.js': { file: 'gestos.js' },
}

test('uma tela traz a entrada e tudo que importa, e não o que só se baixa depois', () => {
  expect([...codigoDe(manifesto, ['tela.tsx'])].sort()).toEqual(['base.js', 'entrada.js', 'lista.js', 'tela.js'])
})

test('o que se abre sobre ela pesa só o que ela ainda não tinha', () => {
  const aMais = codigoDe(manifesto, ['tela.tsx', 'visor.tsx']).difference(codigoDe(manifesto, ['tela.tsx']))
  expect([...aMais].sort()).toEqual(['gestos.js', 'visor.js'])
})

test('um módulo que mudou de lugar não pesa zero', () => {
  expect(() => codigoDe(manifesto, ['outro.tsx'])).toThrow('outro.tsx')
})
