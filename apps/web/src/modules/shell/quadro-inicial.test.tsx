import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir, desenhar } from '../../../teste/tela.tsx'
import './quadro-inicial.css'
import { QuadroInicial } from './quadro-inicial.tsx'

const { dataset } = document.documentElement

afterEach(async () => {
  for (const nome of ['antes', 'forma', 'menu']) delete dataset[nome]
  await page.viewport(414, 896)
})

/** Where it begins, and how large it is, of what both have; a title is as wide as its words. */
const caixa = (seletor: string, medidas: readonly (keyof DOMRect)[]) => {
  const elemento = document.querySelector(seletor)
  expect(elemento, seletor).not.toBeNull()
  const retangulo = elemento!.getBoundingClientRect()
  return medidas.map((medida) => Math.round(retangulo[medida] as number))
}

const PARES = [
  ['.qi-barra', 'header', ['x', 'y', 'width', 'height']],
  ['.qi-botao', 'header button svg', ['x', 'y', 'width', 'height']],
  ['.qi-barra .vl-marca', 'header .vl-marca', ['x', 'y', 'height']],
  ['.qi-conteudo', '#conteudo', ['x', 'y', 'width']],
  ['.qi-topo b', '#conteudo h1', ['x', 'y', 'height']],
] as const

it.each([1440, 1000, 700, 390])('numa tela de %i, tem as caixas da casca que vem no seu lugar', async (largura) => {
  await page.viewport(largura, 800)
  servidor.responde('GET /especie', exemplo('GET /especie', { itens: [], total: 0, proximo: null }))
  const tela = await abrir('/cadastro/especie', 'ADMIN')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  const depois = PARES.map(([, real, medidas]) => caixa(real, medidas))
  await tela.unmount()
  Object.assign(dataset, { antes: 'tela', forma: 'lista', menu: 'static' })
  await desenhar(
    <div id="quadro-inicial">
      <QuadroInicial />
    </div>,
  )
  expect(PARES.map(([quadro, , medidas]) => caixa(quadro, medidas))).toEqual(depois)
})

it('mostra a forma que se pediu, e nada quando não é a vez dele', async () => {
  Object.assign(dataset, { antes: 'tela', forma: 'painel', menu: 'overlay' })
  await desenhar(
    <div id="quadro-inicial">
      <QuadroInicial />
    </div>,
  )
  const visivel = (seletor: string) => document.querySelector(seletor)?.checkVisibility()
  const formas = () => ['.qi-painel', '.qi-grade', '.qi-lista', '.qi-filtros', '.qi-menu'].map(visivel)
  expect(formas()).toEqual([true, false, false, false, false])
  dataset['forma'] = 'grade'
  expect(formas()).toEqual([false, true, false, false, false])
  delete dataset['antes']
  expect(visivel('.qi-barra')).toBe(false)
})
