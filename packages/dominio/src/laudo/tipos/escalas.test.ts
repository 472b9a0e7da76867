import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MEDIDAS } from '../../medidas/index.ts'
import { ESCALAS_DE_ESCORE, MEDIDA_DO_TOTAL, type EscalaDeEscore } from './escalas-de-escore.ts'
import { ESCALAS, pontosDaMedida, porPontuar, totalDoEscore } from './escalas.ts'

/** Points that the measures of a vector give. */
const pelasMedidas = (escala: EscalaDeEscore, valores: readonly number[]) => ({
  escala,
  itens: ESCALAS[escala].itens.map((item, i) => ({ id: item.id, pontos: pontosDaMedida(item, valores[i] ?? 0) })),
})

describe('MINE, pelos vetores da referência', () => {
  it.each([
    ['MINE', [1.65, 1.6, 40, 1], 4, 'leve'],
    ['MINE', [1.75, 1.55, 42, 1.25], 6, 'moderada'],
    ['MINE', [2.05, 1.95, 48, 1.35], 9, 'importante'],
    ['MINE', [2.6, 2.4, 52, 1.6], 14, 'estágio avançado'],
    ['MINE_2', [1.75, 1.72, 1.05], 5, 'moderada'],
    ['MINE_2', [2.2, 2.1, 1.3], 8, 'importante'],
  ] as const)('%s %j', (escala, valores, total, leitura) =>
    expect(totalDoEscore(pelasMedidas(escala, valores))).toMatchObject({ total, leitura }),
  )

  it('o limite fica no nível que a tabela diz', () => {
    const [atrio, , fec, onda] = ESCALAS.MINE.itens
    expect([1.699, 1.7, 1.9, 1.91, 2.5, 2.51].map((v) => atrio && pontosDaMedida(atrio, v))).toEqual([1, 2, 2, 3, 3, 4])
    expect([44.9, 45, 50, 50.1].map((v) => fec && pontosDaMedida(fec, v))).toEqual([1, 2, 2, 3])
    expect([1.19, 1.2, 1.5, 1.51].map((v) => onda && pontosDaMedida(onda, v))).toEqual([1, 2, 2, 3])
  })
})

describe.each(ESCALAS_DE_ESCORE)('%s', (escala) => {
  const { itens, leituras, aceitaFora } = ESCALAS[escala]

  it('o total é a soma dos itens, e todo total tem leitura', () => {
    const niveis = itens.map(({ niveis: deles }) => fc.constantFrom(...deles.map(({ pontos }) => pontos)))
    fc.assert(
      fc.property(fc.tuple(...niveis), (pontos) => {
        const lido = totalDoEscore({ escala, itens: itens.map(({ id }, i) => ({ id, pontos: pontos[i] ?? 0 })) })
        if (leituras === null) {
          expect(lido).toBeNull()
          return
        }
        expect(lido?.total).toBe(pontos.reduce((a, b) => a + b, 0))
        expect(lido?.leitura).not.toBe('')
        expect(lido?.total).toBeLessThanOrEqual(lido?.maximo ?? 0)
      }),
    )
  })

  it('sem um item não há total', () => {
    const faltando = { escala, itens: itens.slice(1).map(({ id }) => ({ id, pontos: 1 })) }
    expect(totalDoEscore(faltando)).toBeNull()
    expect(porPontuar(faltando).map(({ id }) => id)).toEqual([itens[0]?.id])
  })

  it('o que ficou fora do exame só completa a escala que aceita', () => {
    const fora = { escala, itens: itens.map(({ id }) => ({ id, pontos: null, fora: true })) }
    expect(porPontuar(fora)).toHaveLength(aceitaFora ? 0 : itens.length)
  })

  it('aponta medidas do catálogo', () => {
    const ids = [...itens.map(({ medida }) => medida), MEDIDA_DO_TOTAL[escala]].filter((id) => id !== undefined)
    expect(ids.filter((id) => !(id in MEDIDAS))).toEqual([])
  })
})
