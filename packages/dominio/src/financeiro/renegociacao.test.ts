import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { somarCentavos } from '../dinheiro/index.ts'
import { faltaDoTitulo } from './baixa.ts'
import { conferirAcordo, recusaDoAcordo, renegociar, totalDoAcordo } from './renegociacao.ts'
import { VALOR_MAXIMO } from './titulo.ts'

const ACORDO = { descontoCentavos: 0, acrescimoCentavos: 0, vezes: 1, vencimento: '2026-12-10', diaDeBanco: false }

describe('renegociar', () => {
  it('o que se deve em partes mensais, com a sua parte do desconto e do acréscimo', () => {
    const acordo = { ...ACORDO, descontoCentavos: 1_000, acrescimoCentavos: 500, vezes: 3 }
    expect(renegociar(10_000, acordo)).toEqual([
      { vencimento: '2026-12-10', valorCentavos: 3_334, descontoCentavos: 334, acrescimoCentavos: 167 },
      { vencimento: '2027-01-10', valorCentavos: 3_333, descontoCentavos: 333, acrescimoCentavos: 167 },
      { vencimento: '2027-02-10', valorCentavos: 3_333, descontoCentavos: 333, acrescimoCentavos: 166 },
    ])
  })

  it('o que serve soma o total ao centavo, e cada parte deve alguma coisa; o que não serve é dito no campo', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500_000 }),
        fc.nat(600_000),
        fc.nat(600_000),
        fc.integer({ min: 1, max: 120 }),
        (deve, descontoCentavos, acrescimoCentavos, vezes) => {
          const acordo = { ...ACORDO, descontoCentavos, acrescimoCentavos, vezes }
          const recusas = conferirAcordo(deve, acordo)
          const serve = acrescimoCentavos <= deve && descontoCentavos < deve && deve - descontoCentavos >= vezes
          expect(Object.keys(recusas).length === 0).toBe(serve)
          if (!serve) return
          const titulos = renegociar(deve, acordo).map((um) => ({ ...um, pagoCentavos: 0 }))
          expect(titulos).toHaveLength(vezes)
          expect(somarCentavos(titulos.map(faltaDoTitulo))).toBe(totalDoAcordo(deve, acordo))
          expect(somarCentavos(titulos.map((um) => um.valorCentavos))).toBe(deve)
          for (const um of titulos) {
            expect(faltaDoTitulo(um)).toBeGreaterThan(0)
            expect(um.descontoCentavos).toBeLessThan(um.valorCentavos)
          }
        },
      ),
    )
  })

  it('cada conta do acordo cabe no maior valor de uma conta', () => {
    const cabe = (deve: number, vezes: number) => conferirAcordo(deve, { ...ACORDO, vezes }).vezes
    expect(cabe(VALOR_MAXIMO, 1)).toBeUndefined()
    expect(cabe(VALOR_MAXIMO + 1, 1)).toMatch(/^Cada parcela passaria de R\$\s10\.000\.000,00/)
    expect(cabe(VALOR_MAXIMO + 1, 2)).toBeUndefined()
  })
})

describe('o que se renegocia junto', () => {
  const titulo = {
    numero: 7,
    estado: 'ABERTO',
    semCaixa: false,
    assinante: null,
    deRepasses: false,
    contraparte: 'Aurora',
    parceiro: 'a',
    tutor: null,
    tipoDespesa: null,
    valorCentavos: 100,
    descontoCentavos: 0,
    acrescimoCentavos: 0,
    pagoCentavos: 0,
  } as const

  it('é de uma pessoa só, em aberto, e de um tipo de despesa', () => {
    expect(recusaDoAcordo([titulo, { ...titulo, estado: 'PARCIAL' }])).toBeNull()
    // The clinic is who it is, whatever its name was then.
    expect(recusaDoAcordo([titulo, { ...titulo, contraparte: 'Aurora Vet' }])).toBeNull()
    expect(recusaDoAcordo([titulo, { ...titulo, parceiro: null }])).toContain('pessoas diferentes')
    expect(recusaDoAcordo([titulo, { ...titulo, tipoDespesa: 'x' }])).toContain('tipos de despesa')
    expect(recusaDoAcordo([titulo, { ...titulo, numero: 8, estado: 'PAGO' }])).toContain('nº 8')
    expect(recusaDoAcordo([{ ...titulo, estado: 'RENEGOCIADO' }])).toContain('renegociada')
    expect(recusaDoAcordo([{ ...titulo, deRepasses: true }])).toContain('repasses')
  })
})
