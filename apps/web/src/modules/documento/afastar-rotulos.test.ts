import fc from 'fast-check'
import { expect, it } from 'vitest'
import { afastarRotulos } from './afastar-rotulos.ts'

const FIGURA = { largura: 600, altura: 600, fino: 1 }
const rotulo = (x: number, y: number, texto = '13,58 cm²') => ({ x, y, texto })

it('o que cabe e não se toca fica onde está', () => {
  const longe = [rotulo(0, 40), rotulo(0, 100), rotulo(200, 40)]
  expect(afastarRotulos(longe, FIGURA)).toEqual(longe)
})

it('o que ficaria sobre outro vai para a linha de baixo, a de cima, e assim por diante', () => {
  const [primeiro, ...outros] = afastarRotulos(
    [0, 10, 20, 30].map((x) => rotulo(x, 200)),
    { ...FIGURA, fino: 2 },
  )
  expect(primeiro).toEqual(rotulo(0, 200))
  expect(outros.map(({ y }) => y)).toEqual([234, 166, 268])
})

it('o que sairia pela borda vem para dentro', () => {
  const [direita, cima] = afastarRotulos([rotulo(590, 300), rotulo(100, 2)], FIGURA)
  expect(direita).toEqual(rotulo(600 - 9 * 8 - 8, 300))
  expect(cima).toEqual(rotulo(100, 25))
})

it('quantos forem, nenhum cobre outro nem sai da figura, e o texto é o mesmo', () => {
  const qualquer = fc.record({
    x: fc.integer({ min: 0, max: 600 }),
    y: fc.integer({ min: 0, max: 600 }),
    texto: fc.constantFrom('66,7 mm', 'Norberg 123,2°', '9'),
  })
  fc.assert(
    fc.property(fc.array(qualquer, { maxLength: 10 }), (rotulos) => {
      const afastados = afastarRotulos(rotulos, FIGURA)
      expect(afastados.map(({ texto }) => texto)).toEqual(rotulos.map(({ texto }) => texto))
      for (const [i, um] of afastados.entries()) {
        expect(um.x + 8 + um.texto.length * 8).toBeLessThanOrEqual(600)
        expect(um.y).toBeGreaterThanOrEqual(25)
        expect(um.y).toBeLessThanOrEqual(600)
        for (const outro of afastados.slice(i + 1))
          expect(
            Math.abs(um.y - outro.y) >= 17 ||
              um.x >= outro.x + outro.texto.length * 8 ||
              outro.x >= um.x + um.texto.length * 8,
          ).toBe(true)
      }
    }),
  )
})
