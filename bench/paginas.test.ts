import { expect, test } from 'vitest'
import { codigoDe } from './paginas.ts'

const manifesto = {
  'index.html': { file: 'entrada.js', imports: ['_base.js'] },
  '_base.js': { file: 'base.js' },
  '_outra_tela.js': {
    file: 'outra_tela.js',
    name: 'outra_tela',
    imports: ['_base.js', '_lista.js'],
    dynamicImports: ['src/visor.tsx'],
  },
  '_lista.js': { file: 'lista.js', imports: ['_outra_tela.js'] },
  'src/visor.tsx': { file: 'visor.js', name: 'visor', imports: ['_lista.js', '_gestos.js'], css: ['visor.css'] },
  '_gestos.js': { file: 'gestos.js' },
}

test('uma tela traz a entrada e tudo que importa, e não o que só se baixa depois', () => {
  expect([...codigoDe(manifesto, ['tela'])].sort()).toEqual(['base.js', 'entrada.js', 'lista.js', 'outra_tela.js'])
})

test('o que se abre sobre ela pesa só o que ela ainda não tinha', () => {
  const aMais = codigoDe(manifesto, ['tela', 'visor']).difference(codigoDe(manifesto, ['tela']))
  expect([...aMais].sort()).toEqual(['gestos.js', 'visor.js'])
})

test('um módulo que mudou de lugar não pesa zero', () => {
  expect(() => codigoDe(manifesto, ['outro'])).toThrow('outro')
})
