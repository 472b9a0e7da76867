import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cobraPlantao, lerExplicacao, precificarItem, type Ajuste, type Desconto } from './index.ts'

const centavos = fc.nat(2_000_000)
const percentual = (max: number) =>
  fc.record({ tipo: fc.constant('PERCENTUAL' as const), basisPoints: fc.integer({ min: 1, max }) })
const valor = fc.record({ tipo: fc.constant('VALOR' as const), centavos: fc.integer({ min: 1, max: 200_000 }) })
const plantao: fc.Arbitrary<Ajuste> = fc.oneof(percentual(30_000), valor)
const desconto: fc.Arbitrary<Desconto> = fc
  .oneof(percentual(10_000), valor)
  .map((ajuste) => ({ ...ajuste, motivo: 'Plantão de Deslocamento' }))

it('o que se lê de um preço congelado dá o mesmo preço', () => {
  fc.assert(
    fc.property(
      fc.record({ base: centavos, plantao: fc.option(plantao), deslocamento: centavos, desconto: fc.option(desconto) }),
      ({ base, ...ajustes }) => {
        // The name of a service may begin as any line does.
        const nome = 'Plantão'
        const preco = precificarItem({ servico: { nome, centavos: base }, ...ajustes })
        const lido = lerExplicacao(preco.explicacao.linhas, preco.centavos)
        const outra = { servico: { nome, centavos: lido.base }, ...lido, desconto: ajustes.desconto }
        expect(precificarItem(outra).centavos).toBe(preco.centavos)
        expect([lido.base, lido.deslocamento]).toEqual([base, ajustes.deslocamento])
      },
    ),
  )
})

it('o plantão volta a ser percentual: muda com a base', () => {
  const { explicacao, centavos: preco } = precificarItem({
    servico: { nome: 'Ultrassom', centavos: 20_000 },
    plantao: { tipo: 'PERCENTUAL', basisPoints: 3_000 },
  })
  expect(lerExplicacao(explicacao.linhas, preco)).toEqual({
    base: 20_000,
    plantao: { tipo: 'PERCENTUAL', basisPoints: 3_000 },
    deslocamento: 0,
  })
})

it('sem linhas, o preço é a base', () => {
  expect(lerExplicacao([], 12_345)).toEqual({ base: 12_345, plantao: null, deslocamento: 0 })
})

it('diz se o preço congelado tem o plantão de uma hora', () => {
  const linhasCom = (basisPoints: number) =>
    precificarItem({
      servico: { nome: 'Plantão', centavos: 20_000 },
      plantao: basisPoints === 0 ? null : { tipo: 'PERCENTUAL', basisPoints },
      deslocamento: 2_500,
      desconto: { tipo: 'PERCENTUAL', basisPoints: 5_000, motivo: 'Plantão' },
    })
  for (const dado of [0, 3_000, 10_000]) {
    const { explicacao, centavos: preco } = linhasCom(dado)
    for (const hora of [0, 3_000, 10_000]) expect(cobraPlantao(explicacao.linhas, preco, hora)).toBe(dado === hora)
  }
  expect(cobraPlantao([], 12_345, 0)).toBe(true)
})
