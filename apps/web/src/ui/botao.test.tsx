import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { desenhar } from '../../teste/tela.tsx'
import { mudarAparencia } from '../lib/aparencia.ts'
import { BotaoDeIcone } from './botao-de-icone.tsx'
import { Botao, BotaoAncora } from './botao.tsx'
import { Icone } from './icones/icone.tsx'

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
  await desenhar(
    <>
      <Botao>Salvar</Botao>
      <Botao disabled>Assinar</Botao>
    </>,
  )
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
  await desenhar(
    <>
      <Botao variant="contained">Salvar</Botao>
      <BotaoDeIcone rotulo="Fechar">
        <Icone nome="close" />
      </BotaoDeIcone>
      <BotaoAncora href="#fim" variant="outlined">
        Ver a agenda
      </BotaoAncora>
    </>,
  )
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
  await desenhar(
    <>
      <Botao variant="contained">Salvar</Botao>
      <Botao size="small">Limpar</Botao>
      <BotaoAncora variant="outlined" href="/agenda">
        Agenda
      </BotaoAncora>
    </>,
  )
  const alturaDe = (elemento: Element) => elemento.getBoundingClientRect().height
  expect(alturaDe(botao('Salvar').element())).toBe(38)
  expect(alturaDe(botao('Limpar').element())).toBe(32)
  const elo = page.getByRole('link', { name: 'Agenda' })
  expect(alturaDe(elo.element())).toBe(38)
  await expect.element(elo).toHaveAttribute('href', '/agenda')
  expect(estiloDe('Salvar').borderRadius).toBe('10px')
})

it('ocupado, não age e continua com o nome', async () => {
  const aoClicar = vi.fn<() => void>()
  await desenhar(
    <Botao loading onClick={aoClicar}>
      Salvar
    </Botao>,
  )
  await expect.element(botao('Salvar')).toBeDisabled()
  await expect.element(botao('Salvar')).toHaveAttribute('aria-busy', 'true')
  ;(botao('Salvar').element() as HTMLButtonElement).click()
  expect(aoClicar).not.toHaveBeenCalled()
})

it('não envia o formulário de que não é o botão', async () => {
  await desenhar(<Botao>Incluir</Botao>)
  await expect.element(botao('Incluir')).toHaveAttribute('type', 'button')
})
