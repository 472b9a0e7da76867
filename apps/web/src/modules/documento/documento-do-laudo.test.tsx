import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { desenhar } from '../../../teste/tela.tsx'
import { DocumentoDoLaudo } from './documento-do-laudo.tsx'

const paragrafo = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
})
const { documento } = exemplo('POST /laudo-compartilhado', {
  documento: {
    secoes: [{ id: 'baco', titulo: 'Baço', situacao: 'ALTERADO', texto: paragrafo('Contornos irregulares.') }],
    conclusao: paragrafo('Esplenomegalia.'),
    imagens: [],
  },
})
const { conclusaoPrimeiro: _c, resumo: _r, exame: _e, ...DE_ANTES } = documento
const semImagens = () => Promise.resolve(new Blob())

const lugar = (texto: string) => document.body.textContent.indexOf(texto)

describe('o laudo assinado na tela, na ordem do papel', () => {
  it('de antes das escolhas: a conclusão no fim, sem resumo', async () => {
    await desenhar(<DocumentoDoLaudo documento={DE_ANTES} fonte={semImagens} />)
    await expect.element(page.getByText('Esplenomegalia.')).toBeVisible()
    expect(lugar('Esplenomegalia.')).toBeGreaterThan(lugar('Contornos irregulares.'))
    expect(lugar('Resumo do que está alterado')).toBe(-1)
  })

  it('conclusão primeiro, resumo e dados do exame, como foram assinados', async () => {
    const escolhido = {
      ...DE_ANTES,
      conclusaoPrimeiro: true as const,
      resumo: [{ titulo: 'Baço', achados: ['Espessura: 45 mm (acima da referência)'] }],
      exame: [{ rotulo: 'Jejum', valor: 'Sim' }],
    }
    await desenhar(<DocumentoDoLaudo documento={escolhido} fonte={semImagens} />)
    await expect.element(page.getByText('Jejum')).toBeVisible()
    const ordem = ['Jejum', 'Esplenomegalia.', 'Espessura: 45 mm (acima da referência)', 'Contornos irregulares.']
    const lugares = ordem.map(lugar)
    expect(lugares.every((onde) => onde >= 0)).toBe(true)
    expect(lugares).toEqual(lugares.toSorted((a, b) => a - b))
    expect(document.body.textContent.split('Esplenomegalia.')).toHaveLength(2)
  })
})
