import { desenharMarca } from '@vetlume/dominio/imagem'
import { afterAll, describe, expect, it } from 'vitest'
import { comImagens, laudoDeExemplo } from '../../../teste/pdf/laudo-de-exemplo.ts'
import { lerPdf } from '../../../teste/pdf/ler-pdf.ts'
import { criarImpressor } from './impressor.ts'

const EMITIDO_EM = '2026-11-20T17:32:00Z'
const impressor = criarImpressor()
afterAll(() => impressor.encerrar())

const em = (x: number, y: number) => ({ x, y })

describe('as marcas no papel', () => {
  it('desenha as marcas sobre a figura, com o que elas medem, e dentro dela', async () => {
    const { imagens, arquivos } = await comImagens(1)
    const marcas = [
      ['DISTANCIA', [em(40, 40), em(200, 160)]],
      ['AREA', [em(220, 40), em(300, 60), em(260, 120)]],
      ['SETA', [em(120, 200), em(400, 238)], 'Cálculo'],
    ] as const
    const desenhos = marcas.map(([tipo, pontos, escrito = '']) =>
      desenharMarca({ id: 'a', tipo, pontos: [...pontos], texto: escrito }, { x: 0.1, y: 0.1 }),
    )
    const bytes = await impressor.imprimirLaudo(
      laudoDeExemplo({ imagens: imagens.map((imagem) => ({ ...imagem, desenhos })), imagensPorPagina: 1 }),
      arquivos,
      EMITIDO_EM,
    )
    const [, figura = []] = lerPdf(bytes).paginas
    expect(figura).toEqual(expect.arrayContaining(['20,0 mm', '0,28 cm²', 'Cálculo']))
  })

  it('o que as marcas medem não cobre o que outra mede, no meio e nos cantos da figura', async () => {
    const { imagens, arquivos } = await comImagens(1)
    for (const [x, y] of [
      [200, 120],
      [399, 239],
      [399, 0],
    ] as const) {
      const desenhos = [11, 22, 33, 44].map((n) =>
        desenharMarca({ id: 'a', tipo: 'SETA', pontos: [em(40, 40), em(x, y)], texto: `${n}${n},${n} mm` }, null),
      )
      const bytes = await impressor.imprimirLaudo(
        laudoDeExemplo({ imagens: imagens.map((imagem) => ({ ...imagem, desenhos })), imagensPorPagina: 1 }),
        arquivos,
        EMITIDO_EM,
      )
      const [, figura = []] = lerPdf(bytes).trechos
      const alturas = figura.flatMap((um) => (um.texto.endsWith('mm') ? [um.y] : [])).toSorted((a, b) => a - b)
      expect(alturas).toHaveLength(4)
      // Letters of 6.5 points in a box of their own.
      expect(alturas.slice(1).every((altura, i) => altura - (alturas[i] ?? 0) >= 8)).toBe(true)
    }
  })
})
