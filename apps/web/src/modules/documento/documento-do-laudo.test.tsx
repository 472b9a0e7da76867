import { describe, expect, it, vi } from 'vitest'
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
const { conclusaoPrimeiro: _c, resumo: _r, exame: _e, tecnica: _t, ...DE_ANTES } = documento
const semImagens = () => Promise.resolve(new Blob())

const lugar = (texto: string) => document.body.textContent.indexOf(texto)

describe('o laudo assinado na tela, na ordem do papel', () => {
  it('de antes das escolhas: a conclusão no fim, sem resumo', async () => {
    await desenhar(<DocumentoDoLaudo documento={DE_ANTES} fonte={semImagens} />)
    await expect.element(page.getByText('Esplenomegalia.')).toBeVisible()
    expect(lugar('Esplenomegalia.')).toBeGreaterThan(lugar('Contornos irregulares.'))
    expect(lugar('Resumo do que está alterado')).toBe(-1)
  })

  it('a figura abre com o que foi assinado sobre ela; com os quadros só para quem os lê no produto', async () => {
    const figura = {
      sha256: 'a'.repeat(64),
      legenda: 'Rim',
      largura: 40,
      altura: 20,
      desenhos: [{ tracos: [], rotulos: [{ texto: '25,0 mm', x: 4, y: 4 }] }],
    }
    const comFigura = { ...DE_ANTES, imagens: [figura], imagensPorPagina: 1 }
    const tela = new OffscreenCanvas(40, 20)
    tela.getContext('2d')?.fillRect(0, 0, 1, 1)
    const foto = () => tela.convertToBlob()
    const pedidos = vi.fn<(indice: number, quadro: number) => Promise<Blob>>(() =>
      Promise.reject(new TypeError('rede')),
    )
    const desenhado = await desenhar(<DocumentoDoLaudo documento={comFigura} fonte={foto} />)
    await page.getByRole('button', { name: 'Ampliar figura 1: Rim' }).click()
    const assinadas = page.getByRole('complementary', { name: 'Marcas assinadas da figura' })
    await expect.element(assinadas.getByText('25,0 mm')).toBeVisible()
    expect(page.getByRole('combobox', { name: 'Medir e marcar' }).query()).toBeNull()
    await page.getByRole('button', { name: 'Fechar (Esc)' }).click()
    const quadros = { dicoms: [{ modalidade: 'US', quadros: 3 }], fonte: pedidos }
    await desenhado.rerender(<DocumentoDoLaudo documento={comFigura} fonte={foto} quadros={quadros} />)
    expect(pedidos).not.toHaveBeenCalled()
    await page.getByRole('button', { name: 'Ampliar figura 1: Rim' }).click()
    await expect.element(page.getByRole('group', { name: 'Quadros' })).toBeVisible()
    expect(pedidos.mock.calls[0]?.slice(0, 2)).toEqual([0, 0])
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

it('a figura medida fica na sua seção, com o que mediu, e abre no visor com o seu número', async () => {
  const figura = (legenda: string) => ({ sha256: legenda, legenda, largura: 40, altura: 30 })
  const [secaoDoBaco] = DE_ANTES.secoes
  const medido = {
    ...DE_ANTES,
    secoes: [secaoDoBaco, { ...secaoDoBaco, id: 'rim', titulo: 'Rim', texto: paragrafo('Rim preservado.') }].flatMap(
      (secao) => (secao?.id === undefined ? [] : { ...secao, id: secao.id, titulo: secao.titulo ?? '' }),
    ) as typeof DE_ANTES.secoes,
    imagens: [figura('Geral'), { ...figura('Corte'), junto: { secao: 'baco', medidas: ['Espessura: 25 mm'] } }],
  }
  await desenhar(<DocumentoDoLaudo documento={medido} fonte={semImagens} />)
  const secoes = page.getByRole('figure')
  await expect.element(secoes.first()).toHaveTextContent('Figura 2 – CorteEspessura: 25 mm')
  const ordem = ['Contornos irregulares.', 'Figura 2', 'Rim preservado.', 'Figura 1'].map(lugar)
  expect(ordem).toEqual(ordem.toSorted((a, b) => a - b))
  expect(secoes.elements()).toHaveLength(2)
  await page.getByRole('button', { name: /figura 2: Corte/ }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

it('a técnica fica com os dados do exame, uma vez, com o que os arquivos registraram', async () => {
  const exposicao = ['LL: 70 kV, 5 mAs']
  const escolhido = { ...DE_ANTES, conclusaoPrimeiro: true as const, tecnica: { secao: 'baco', exposicao } }
  const { rerender } = await desenhar(<DocumentoDoLaudo documento={escolhido} fonte={semImagens} />)
  await expect.element(page.getByText(/LL: 70 kV, 5 mAs/)).toBeVisible()
  expect(document.body.textContent.split('Contornos irregulares.')).toHaveLength(2)
  expect(lugar('Contornos irregulares.')).toBeLessThan(lugar('Esplenomegalia.'))
  await rerender(
    <DocumentoDoLaudo documento={{ ...escolhido, tecnica: { secao: null, exposicao } }} fonte={semImagens} />,
  )
  await expect.element(page.getByRole('heading', { name: 'Técnica' })).toBeVisible()
  expect(lugar('Contornos irregulares.')).toBeGreaterThan(lugar('Esplenomegalia.'))
})
