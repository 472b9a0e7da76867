import { empacotarQuadro, type CabecalhoDoQuadro } from '@vetlume/dominio/imagem'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useState } from 'react'
import { desenhar } from '../../../../teste/tela.tsx'
import { Visor, type FiguraDoVisor } from './visor.tsx'

type Mostrado = Parameters<typeof Visor>[0]

const DOIS_POR_UM: CabecalhoDoQuadro = {
  largura: 2,
  altura: 1,
  total: 3,
  msPorQuadro: 5,
  cinza: {
    bits: 16,
    comSinal: true,
    multiplica: 1,
    soma: 0,
    invertido: false,
    janelas: [{ centro: 0.5, largura: 2_001 }],
  },
}

/** A frame of two values, as the server packs it. */
async function quadroDe(valores: [number, number], cabecalho: Partial<CabecalhoDoQuadro> = {}): Promise<Blob> {
  const cru = new Blob([Int16Array.from(valores)]).stream().pipeThrough(new CompressionStream('deflate'))
  const corpo = new Uint8Array(await new Response(cru).arrayBuffer())
  return new Blob([new Uint8Array(empacotarQuadro({ ...DOIS_POR_UM, ...cabecalho }, corpo))])
}

function foto(cor: string): Promise<Blob> {
  const tela = new OffscreenCanvas(40, 20)
  const contexto = tela.getContext('2d')
  if (contexto === null) throw new Error('no canvas')
  contexto.fillStyle = cor
  contexto.fillRect(0, 0, 40, 20)
  return tela.convertToBlob()
}

const RADIOGRAFIA: FiguraDoVisor = {
  legenda: 'Tórax',
  largura: 2,
  altura: 1,
  dicom: { modalidade: 'CT', quadros: 3 },
}
const FOTO: FiguraDoVisor = { legenda: 'Foto', largura: 40, altura: 20 }

function Aberto(partes: Partial<Mostrado>) {
  const [indice, definir] = useState(0)
  return (
    <Visor
      imagens={[RADIOGRAFIA, FOTO]}
      indice={indice}
      fonte={() => foto('red')}
      fonteDeQuadros={(_, quadro) => quadroDe([0, 1_000 - quadro * 500])}
      aoMudar={definir}
      aoFechar={() => undefined}
      {...partes}
    />
  )
}

const tela = () => page.getByRole('img', { name: 'Tórax' })
const brilhos = () => {
  const elemento = tela().query()
  if (!(elemento instanceof HTMLCanvasElement)) return null
  const { data } = elemento.getContext('2d')?.getImageData(0, 0, 2, 1) ?? { data: [] }
  return [data[0], data[4]]
}

describe('a janela de um quadro', () => {
  it('começa pela do arquivo, e a escolhida muda os pixels', async () => {
    await desenhar(<Aberto />)
    await expect.poll(brilhos).toEqual([128, 255])
    await page.getByRole('combobox', { name: 'Janela' }).selectOptions('Encéfalo')
    await expect.poll(brilhos).toEqual([0, 255])
    await page.getByRole('combobox', { name: 'Janela' }).selectOptions('Osso')
    await expect.poll(brilhos).toEqual([71, 213])
  })

  it('muda ao arrastar, e volta com 0', async () => {
    await desenhar(<Aberto />)
    await expect.poll(brilhos).toEqual([128, 255])
    await userEvent.keyboard('l')
    await userEvent.dragAndDrop(tela(), tela(), { sourcePosition: { x: 60, y: 60 }, targetPosition: { x: 60, y: 20 } })
    await expect.poll(() => brilhos()?.[0]).toBeGreaterThan(150)
    await expect.element(page.getByRole('combobox', { name: 'Janela' })).toHaveDisplayValue('Ajustada')
    await userEvent.keyboard('0')
    await expect.poll(brilhos).toEqual([128, 255])
  })

  it('pelo teclado clareia e ganha contraste', async () => {
    await desenhar(<Aberto />)
    await expect.poll(brilhos).toEqual([128, 255])
    await userEvent.keyboard('{ArrowUp}')
    await expect.poll(() => brilhos()?.[0]).toBe(148)
    await userEvent.keyboard('{ArrowDown}.')
    await expect.element(page.getByText('Largura 1841')).toBeVisible()
  })
})

describe('os quadros', () => {
  it('um a um, pelas teclas, e só até o último', async () => {
    await desenhar(<Aberto />)
    await expect.element(page.getByText('1/3')).toBeVisible()
    await userEvent.keyboard(']')
    await expect.poll(brilhos).toEqual([128, 191])
    await userEvent.keyboard(']]]')
    await expect.element(page.getByText('3/3')).toBeVisible()
    await expect.poll(brilhos).toEqual([128, 128])
    await expect.element(page.getByRole('button', { name: 'Quadro seguinte (])' })).toBeDisabled()
  })

  it('tocam em roda, e param', async () => {
    const pedidos = vi.fn<(quadro: number) => void>()
    const fonteDeQuadros = (_: number, quadro: number) => {
      pedidos(quadro)
      return quadroDe([0, quadro])
    }
    await desenhar(<Aberto fonteDeQuadros={fonteDeQuadros} />)
    await expect.element(page.getByText('1/3')).toBeVisible()
    await userEvent.keyboard(' ')
    await expect.poll(() => pedidos.mock.calls.filter(([quadro]) => quadro === 0).length).toBeGreaterThan(3)
    await page.getByRole('button', { name: 'Parar (espaço)' }).click()
    await expect.element(page.getByRole('button', { name: 'Tocar (espaço)' })).toBeVisible()
  })

  it('o que não vem diz, e tenta de novo', async () => {
    let falha = true
    const fonteDeQuadros = () => (falha ? Promise.reject(new TypeError('rede')) : quadroDe([0, 1_000]))
    await desenhar(<Aberto fonteDeQuadros={fonteDeQuadros} />)
    const repetir = page.getByRole('button', { name: 'Não carregou. Tentar de novo' })
    await expect.element(repetir).toBeVisible()
    falha = false
    await repetir.click()
    await expect.poll(brilhos).toEqual([128, 255])
  })
})

describe('de qualquer imagem', () => {
  const imagem = () => page.getByRole('img', { name: 'Foto' })
  const desenho = () => imagem().element().getBoundingClientRect()

  it('as setas trocam de figura, e cada uma começa como é', async () => {
    await desenhar(<Aberto />)
    await expect.poll(brilhos).toEqual([128, 255])
    await userEvent.keyboard('n{ArrowRight}')
    await expect.element(imagem()).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Negativo (N)' })).toHaveAttribute('aria-pressed', 'false')
    expect(page.getByRole('slider', { name: 'Brilho' }).query()).not.toBeNull()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(page.getByText('Figura 1 de 2')).toBeVisible()
    await expect.poll(brilhos).toEqual([128, 255])
  })

  it('girada cabe inteira, e aproximada não', async () => {
    await desenhar(<Aberto imagens={[FOTO]} />)
    await expect.element(imagem()).toBeVisible()
    await expect.poll(() => desenho().width / desenho().height).toBeCloseTo(2, 1)
    await userEvent.keyboard('r')
    await expect.poll(() => desenho().width / desenho().height).toBeCloseTo(0.5, 1)
    const palco = page.getByRole('group', { name: /^Imagem: setas/ })
    expect(desenho().height).toBeLessThanOrEqual(palco.element().clientHeight + 1)
    const antes = desenho().height
    await page.getByRole('button', { name: 'Aproximar (tecla +)' }).click()
    await expect.poll(() => desenho().height).toBeCloseTo(antes * 1.35, 0)
  })
})
