import type { Marca } from '@vetlume/dominio/imagem'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useState } from 'react'
import { desenhar } from '../../../../teste/tela.tsx'
import { intencaoDe } from './use-gestos.ts'
import { Visor } from './visor.tsx'

const FIGURA = { legenda: 'Tórax', largura: 400, altura: 200 }
const UPRIGHT = [390, 844] as const
const LYING = [844, 390] as const
const p = (x: number, y: number) => ({ x, y })

function foto(): Promise<Blob> {
  const tela = new OffscreenCanvas(FIGURA.largura, FIGURA.altura)
  tela.getContext('2d')?.fillRect(0, 0, 1, 1)
  return tela.convertToBlob()
}

const nada = () => undefined

function Aberto({ aoFechar }: { aoFechar?: (() => void) | undefined }) {
  const [marcas, marcar] = useState<Marca[]>([])
  return (
    <Visor
      imagens={[FIGURA, FIGURA]}
      indice={0}
      fonte={foto}
      aoMudar={nada}
      aoFechar={aoFechar ?? nada}
      medicao={{
        marcas,
        calibracao: undefined,
        doArquivo: [{ x: 1, y: 1, parte: null }],
        aoMarcar: marcar,
        aoCalibrar: () => undefined,
        destinosDe: () => [],
        aoEscrever: () => undefined,
      }}
    />
  )
}

const imagem = () => page.getByRole('img', { name: 'Tórax' })
const palco = () => page.getByRole('group', { name: /^Imagem: setas/ }).element()
const botao = (name: string | RegExp) => page.getByRole('button', { name })
const luz = () => {
  const [, brilho, contraste] = /brightness\((.+?)\) contrast\((.+?)\)/.exec(imagem().element().style.filter) ?? []
  return { brilho: Number(brilho), contraste: Number(contraste) }
}
const caixa = () => imagem().element().getBoundingClientRect()

/** Fingers on the image, each from where it begins to where it is lifted, in so many steps, one after the other in each. */
function deslizar(dedos: readonly (readonly [x0: number, y0: number, x1: number, y1: number])[], passos = 10): void {
  const { left, top, width, height } = palco().getBoundingClientRect()
  const disparar = (tipo: string, qual: number, parte: number) => {
    const [x0, y0, x1, y1] = dedos[qual] ?? [0, 0, 0, 0]
    palco().dispatchEvent(
      new PointerEvent(tipo, {
        pointerId: qual + 10,
        pointerType: 'touch',
        bubbles: true,
        clientX: left + width / 2 + x0 + (x1 - x0) * parte,
        clientY: top + height / 2 + y0 + (y1 - y0) * parte,
      }),
    )
  }
  const aCada = (tipo: string, parte: number) => dedos.forEach((_, qual) => disparar(tipo, qual, parte))
  aCada('pointerdown', 0)
  for (let passo = 1; passo <= passos; passo++) aCada('pointermove', passo / passos)
  aCada('pointerup', 1)
}

beforeEach(async () => {
  // There is no finger of the browser behind the events of a test.
  HTMLElement.prototype.setPointerCapture = () => undefined
  await page.viewport(...UPRIGHT)
})

async function aberto(aoFechar?: () => void) {
  await desenhar(<Aberto aoFechar={aoFechar} />)
  await expect.element(imagem()).toBeVisible()
}

describe('em um telefone', () => {
  it.each([
    { como: 'em pé', tela: UPRIGHT },
    { como: 'deitado', tela: LYING },
  ])('$como, a imagem fica com a maior parte da tela, e cada ferramenta cabe no polegar', async ({ tela: [l, a] }) => {
    await page.viewport(l, a)
    await aberto()
    const { width, height } = palco().getBoundingClientRect()
    expect((width * height) / (l * a)).toBeGreaterThan(0.75)
    const nomes = ['Ajustes da imagem', 'Arrastar muda a luz', 'Girar 90°', 'Fechar (Esc)']
    for (const nome of nomes) {
      const { width: largura, height: altura, right, bottom } = botao(nome).element().getBoundingClientRect()
      expect(Math.min(largura, altura), nome).toBeGreaterThanOrEqual(42)
      expect(right <= l && bottom <= a, nome).toBe(true)
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(l)
  })

  it('o resto abre numa folha sobre o pé da imagem, que não muda de tamanho; Esc fecha só a folha', async () => {
    let fechado = 0
    await aberto(() => fechado++)
    const antes = palco().clientHeight
    expect(page.getByRole('slider', { name: 'Brilho' }).query()).toBeNull()
    await botao('Ajustes da imagem').click()
    await expect.element(page.getByRole('slider', { name: 'Brilho' })).toBeVisible()
    expect(palco().clientHeight).toBe(antes)
    await botao('Espelhar na horizontal (H)').click()
    await expect.element(botao('Espelhar na horizontal (H)')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => page.getByRole('slider', { name: 'Brilho' }).query()).toBeNull()
    expect(fechado).toBe(0)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => fechado).toBe(1)
  })

  it('mede com o dedo, e mostra só o que se mediu; a lista inteira vem quando se pede', async () => {
    await aberto()
    await page.getByRole('combobox', { name: 'Medir e marcar' }).selectOptions('DISTANCIA')
    const tocar = (x: number) => deslizar([[x, 0, x, 0]], 1)
    tocar(-100)
    await expect.element(page.getByText('Distância: marque o outro extremo')).toBeVisible()
    tocar(50)
    await expect.element(botao(/^Distância 1\d\d,\d mm$/)).toBeVisible()
    await page.getByRole('combobox', { name: 'Medir e marcar' }).selectOptions('DISTANCIA')
    expect(page.getByRole('complementary').query()).toBeNull()
    tocar(-50)
    await expect.element(page.getByText('Distância: marque o outro extremo')).toBeVisible()
    tocar(0)
    await expect.poll(() => botao(/^Distância [\d,]+ mm$/).elements().length).toBe(1)
    await botao('Marcas da figura').click()
    await expect.poll(() => botao(/^Distância [\d,]+ mm$/).elements().length).toBe(2)
  })
})

describe('com os dedos', () => {
  it('dois que se afastam aproximam a imagem, sem mudar a luz', async () => {
    await aberto()
    const { width } = caixa()
    deslizar([
      [-40, 0, -120, 0],
      [40, 0, 120, 0],
    ])
    await expect.poll(() => caixa().width / width).toBeGreaterThan(2)
    expect(luz()).toEqual({ brilho: 1, contraste: 1 })
    const { left } = caixa()
    deslizar([[0, 0, -60, 0]])
    await expect.poll(() => left - caixa().left).toBeCloseTo(60, 0)
  })

  it('dois lado a lado mudam a luz; com a luz em um só, movem a imagem', async () => {
    await aberto()
    const { width } = caixa()
    deslizar([
      [-40, 0, 10, -50],
      [40, 0, 90, -50],
    ])
    await expect.poll(() => luz().brilho).toBeCloseTo(1.2, 1)
    expect(luz().contraste).toBeCloseTo(1.2, 1)
    expect(caixa().width).toBeCloseTo(width, 0)
    await botao('Arrastar muda a luz').click()
    await userEvent.keyboard('0{+}{+}{+}')
    const { top } = caixa()
    deslizar([
      [-40, 0, -40, 50],
      [40, 0, 40, 50],
    ])
    await expect.poll(() => caixa().top - top).toBeGreaterThan(40)
    expect(luz()).toEqual({ brilho: 1, contraste: 1 })
    deslizar([[0, 0, 0, -50]])
    await expect.poll(() => luz().brilho).toBeCloseTo(1.2, 1)
  })

  it('só se sabe o que querem depois que os dois andaram, ou um muito', () => {
    const inicio = [p(0, 0), p(100, 0)]
    expect(intencaoDe(inicio, [p(20, 0), p(100, 0)])).toBeNull()
    expect(intencaoDe(inicio, [p(20, 0), p(120, 0)])).toBe('LUZ')
    expect(intencaoDe(inicio, [p(-20, 0), p(120, 0)])).toBe('SEGURAR')
    expect(intencaoDe(inicio, [p(-40, 0), p(100, 0)])).toBe('SEGURAR')
    expect(intencaoDe(inicio, [p(20, 0)])).toBeNull()
  })
})

it('girar o telefone guarda o zoom, o lugar, a luz e o que se mede', async () => {
  await aberto()
  await userEvent.keyboard('{+}{+}{ArrowUp}{Shift>}{ArrowLeft}{/Shift}')
  await page.getByRole('combobox', { name: 'Medir e marcar' }).selectOptions('DISTANCIA')
  deslizar([[0, 0, 0, 0]], 1)
  await expect.element(page.getByText('Distância: marque o outro extremo')).toBeVisible()
  /** Of the middle of the stage, in shares of the figure. */
  const noMeio = () => {
    const { left, width } = palco().getBoundingClientRect()
    return (left + width / 2 - caixa().left) / caixa().width
  }
  const [antes, claro] = [noMeio(), luz().brilho]
  expect(antes).toBeLessThan(0.45)
  const { width } = caixa()
  await page.viewport(...LYING)
  await expect.poll(() => caixa().width).toBeGreaterThan(width * 1.3)
  expect(noMeio()).toBeCloseTo(antes, 2)
  expect(luz().brilho).toBe(claro)
  await expect.element(page.getByText('Distância: marque o outro extremo')).toBeVisible()
})
