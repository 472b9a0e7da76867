import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { abrirEstado } from '../../oficina/abrir.tsx'
import { pagina } from '../../oficina/paginas/botao.tsx'
import { mudarAparencia } from '../lib/aparencia.ts'

afterEach(() => mudarAparencia({ ondulacao: true }))

const botao = (name: string) => page.getByRole('button', { name })
const ondas = () => document.querySelectorAll('.vl-ondas').length
const estiloDe = (name: string) => getComputedStyle(botao(name).element())

/** Presses without letting go, where a wave is asked for at once. */
const pressionar = (name: string) =>
  botao(name)
    .element()
    .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0, clientX: 5, clientY: 5 }))

it('ondula ao ser tocado, e não quando a ondulação está desligada ou o botão não serve', async () => {
  await abrirEstado(pagina, 'desabilitado')
  pressionar('Assinar')
  expect(ondas()).toBe(0)
  pressionar('Salvar')
  expect(ondas()).toBe(1)
  await expect.poll(ondas).toBe(0)
  mudarAparencia({ ondulacao: false })
  await expect
    .poll(() => {
      pressionar('Salvar')
      return ondas()
    })
    .toBe(0)
})

it('chegado pelo teclado, mostra o anel', async () => {
  await abrirEstado(pagina, 'teclado')
  const anel = () => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(document.activeElement as Element)
    return [document.activeElement?.textContent || 'Fechar', outlineStyle, outlineWidth, outlineOffset]
  }
  for (const nome of ['Salvar', 'Fechar', 'Ver a agenda']) {
    await userEvent.tab()
    expect(anel()).toEqual([nome, 'solid', '2px', '2px'])
  }
})

it('é da altura dos campos, e pequeno onde o lugar é pouco', async () => {
  await abrirEstado(pagina, 'tamanhos')
  const alturaDe = (elemento: Element) => elemento.getBoundingClientRect().height
  expect(alturaDe(botao('Salvar').element())).toBe(38)
  expect(alturaDe(botao('Limpar').element())).toBe(32)
  const elo = page.getByRole('link', { name: 'Agenda' })
  expect(alturaDe(elo.element())).toBe(38)
  await expect.element(elo).toHaveAttribute('href', '/agenda')
  expect(estiloDe('Salvar').borderRadius).toBe('10px')
})

it('ocupado, não age, fica com o foco e continua com o nome', async () => {
  await abrirEstado(pagina, 'ocupado')
  const salvar = botao('Salvar')
  await expect.element(salvar).toBeDisabled()
  await expect.element(salvar).toHaveAttribute('aria-busy', 'true')
  const elemento = salvar.element() as HTMLButtonElement
  elemento.focus()
  elemento.click()
  await expect.element(salvar).toHaveFocus()
  await expect.element(page.getByRole('status')).toHaveTextContent('0')
})

it('não envia o formulário de que não é o botão', async () => {
  await abrirEstado(pagina, 'normal')
  await expect.element(botao('Limpar')).toHaveAttribute('type', 'button')
})
