import fc from 'fast-check'
import { expect, it } from 'vitest'
import { afastarRotulos } from './afastar-rotulos.ts'

const rotulo = (x: number, y: number, texto = '13,58 cm²') => ({ x, y, texto })

it('o que não se toca fica onde está', () => {
  const longe = [rotulo(0, 0), rotulo(0, 60), rotulo(200, 0)]
  expect(afastarRotulos(longe, 1)).toEqual(longe)
})

it('o que ficaria sobre outro vai para a linha de baixo, a de cima, e assim por diante', () => {
  const [primeiro, ...outros] = afastarRotulos(
    [0, 10, 20, 30].map((x) => rotulo(x, 100)),
    2,
  )
  expect(primeiro).toEqual(rotulo(0, 100))
  expect(outros.map(({ y }) => y)).toEqual([134, 66, 168])
})

it('quantos forem, nenhum cobre outro, e nenhum muda de coluna nem de texto', () => {
  const qualquer = fc.record({
    x: fc.integer({ min: 0, max: 400 }),
    y: fc.integer({ min: 0, max: 300 }),
    texto: fc.constantFrom('66,7 mm', 'Norberg 123,2°', '9'),
  })
  fc.assert(
    fc.property(fc.array(qualquer, { maxLength: 12 }), (rotulos) => {
      const afastados = afastarRotulos(rotulos, 1)
      expect(afastados.map(({ x, texto }) => ({ x, texto }))).toEqual(rotulos.map(({ x, texto }) => ({ x, texto })))
      for (const [i, um] of afastados.entries())
        for (const outro of afastados.slice(i + 1))
          expect(
            Math.abs(um.y - outro.y) >= 17 ||
              um.x >= outro.x + outro.texto.length * 8 ||
              outro.x >= um.x + um.texto.length * 8,
          ).toBe(true)
    }),
  )
})
