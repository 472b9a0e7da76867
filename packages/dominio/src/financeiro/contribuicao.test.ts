import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  alvoDaContribuicao,
  DIMENSOES,
  montarContribuicao,
  PARCELAS,
  RECORTES_DA_CONTRIBUICAO,
  type SomasDaContribuicao,
} from './index.ts'

const centavos = fc.integer({ min: -5_000_000, max: 5_000_000 })
const soma: fc.Arbitrary<SomasDaContribuicao> = fc.record({
  chave: fc.uuid(),
  nome: fc.string({ maxLength: 8 }),
  exames: fc.nat(500),
  parcelas: fc.record({
    RECEITA_BRUTA: centavos,
    DEDUCOES: centavos,
    TAXAS: centavos,
    REPASSE: centavos,
    COMISSAO: centavos,
    MATERIAL: centavos,
  }),
})
const somas = fc
  .uniqueArray(soma, { maxLength: 12, selector: ({ chave }) => chave })
  .chain((comDono) => soma.map((uma) => [{ ...uma, chave: null, nome: null }, ...comDono]))

describe('contribuição', () => {
  it('o total é a soma das linhas em tudo; a contribuição, a das parcelas; o que não tem dono vem por último', () => {
    fc.assert(
      fc.property(somas, (lidas) => {
        const { linhas, total } = montarContribuicao(lidas)
        expect(linhas).toHaveLength(lidas.length)
        const somar = (de: (linha: (typeof linhas)[number]) => number) => linhas.reduce((t, l) => t + de(l), 0)
        for (const { parcela } of PARCELAS)
          expect(total.parcelas[parcela]).toBe(somar(({ parcelas }) => parcelas[parcela]))
        expect(total.exames).toBe(somar(({ exames }) => exames))
        expect(total.contribuicaoCentavos).toBe(somar(({ contribuicaoCentavos }) => contribuicaoCentavos))
        expect(total.liquidaCentavos).toBe(total.parcelas.RECEITA_BRUTA + total.parcelas.DEDUCOES)
        expect(linhas.at(-1)?.chave).toBeNull()
        const deixam = linhas.slice(0, -1).map(({ contribuicaoCentavos }) => contribuicaoCentavos)
        expect(deixam).toEqual(deixam.toSorted((a, b) => b - a))
        for (const { contribuicaoCentavos, liquidaCentavos, margemBp, parteBp } of linhas) {
          expect(margemBp === null).toBe(liquidaCentavos <= 0)
          expect(parteBp === null).toBe(total.contribuicaoCentavos <= 0)
          if (margemBp !== null)
            expect(Math.abs(margemBp - (contribuicaoCentavos / liquidaCentavos) * 10_000)).toBeLessThan(0.51)
        }
        expect(total.parteBp).toBe(total.contribuicaoCentavos > 0 ? 10_000 : null)
      }),
    )
  })

  it('a margem é de receita acima de zero, nem que seja um centavo', () => {
    const parcelas = { DEDUCOES: 0, TAXAS: 0, REPASSE: 0, COMISSAO: 0, MATERIAL: 0 }
    const margem = (RECEITA_BRUTA: number) =>
      montarContribuicao([{ chave: null, nome: null, exames: 1, parcelas: { ...parcelas, RECEITA_BRUTA } }]).total
    expect([1, 0, -1].map((receita) => margem(receita).margemBp)).toEqual([10_000, null, null])
    expect([1, 0, -1].map((receita) => margem(receita).parteBp)).toEqual([10_000, null, null])
  })

  it('de cada figura o endereço é outro', () => {
    const meses = { de: '2026-10', ate: '2026-11' }
    const donos = [null, ...DIMENSOES.flatMap((dimensao) => [null, 'x'].map((chave) => ({ dimensao, chave })))]
    const alvos = donos.flatMap((dono) =>
      RECORTES_DA_CONTRIBUICAO.map((recorte) => JSON.stringify(alvoDaContribuicao(dono, recorte, meses).filtros)),
    )
    expect(new Set(alvos).size).toBe(alvos.length)
  })
})
