import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { abrirEstado } from '../../../oficina/abrir.tsx'
import { pagina } from '../../../oficina/paginas/valores.tsx'
import { desenhoDoIcone } from './icone.tsx'

const medidas = (elemento: Element | null) => {
  const { width, height } = (elemento as SVGGraphicsElement).getBoundingClientRect()
  return [width, height]
}

it('desenha o que a folha tem, do tamanho pedido e na cor do texto', async () => {
  const { container } = await abrirEstado(pagina, 'ícones')
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const desenhos = [...container.querySelectorAll('div > .vl-icone')]
  expect(desenhos.map((desenho) => medidas(desenho)[0])).toEqual([1.5 * rem, 1.25 * rem, 30, 15])
  expect(desenhos.map((desenho) => getComputedStyle(desenho).fill)).toEqual(desenhos.map(() => 'rgb(1, 2, 3)'))
  // The drawing comes from another file: it has a size only once it is there.
  const uso = container.querySelector('use')
  await expect.poll(() => uso?.getBBox().width).toBeGreaterThan(0)
  expect(uso?.getAttribute('href')).toBe(desenhoDoIcone('add'))
})

it('só é lido quando tem o que dizer', async () => {
  const { container } = await abrirEstado(pagina, 'ícones lidos')
  await expect.element(page.getByRole('img', { name: 'é o que fica' })).toBeVisible()
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
