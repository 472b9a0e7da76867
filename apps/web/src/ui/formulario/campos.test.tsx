import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { abrirEstado } from '../../../oficina/abrir.tsx'
import type { Valores } from '../../../oficina/ficha.tsx'
import { pagina } from '../../../oficina/paginas/campos.tsx'
import { pagina as escolhas } from '../../../oficina/paginas/escolha.tsx'

/** What the form holds. */
const ler = (): Valores => JSON.parse(page.getByTestId('valores').element().textContent) as Valores

it('o rótulo nomeia o campo, a ajuda o descreve, e o anel de quem tem o foco se vê', async () => {
  await abrirEstado(pagina, 'texto')
  const nome = page.getByRole('textbox', { name: 'Nome', exact: true })
  await expect.element(nome).toHaveAccessibleDescription('Como é chamado')
  await expect.element(nome).toBeRequired()
  await page.getByText('Nome', { exact: true }).click()
  await expect.element(nome).toHaveFocus()
  const caixa = nome.element().parentElement ?? document.body
  expect(getComputedStyle(caixa).boxShadow).toContain('inset')
  document.documentElement.dataset['campos'] = 'filled'
  expect(getComputedStyle(caixa).borderTopColor).toBe(getComputedStyle(caixa).borderBottomColor)
  await userEvent.keyboard('{Tab}')
  expect(getComputedStyle(caixa).borderTopColor).not.toBe(getComputedStyle(caixa).borderBottomColor)
  document.documentElement.dataset['campos'] = 'outlined'
})

it('o texto de várias linhas cresce com o que se escreve', async () => {
  await abrirEstado(pagina, 'várias linhas')
  const campo = page.getByRole('textbox', { name: 'Observações' })
  const antes = campo.element().clientHeight
  await campo.fill('uma\nduas\ntrês\nquatro')
  expect(campo.element().clientHeight).toBeGreaterThan(antes)
  await campo.fill('uma\n'.repeat(30))
  expect(campo.element().clientHeight).toBeLessThan(antes * 3.5)
})

it('uma opção se escolhe só com o teclado: setas, Home, End, a primeira letra, Enter; Esc não muda nada', async () => {
  await abrirEstado(pagina, 'opções')
  const porte = page.getByRole('combobox', { name: 'Porte', exact: true })
  const opcao = (nome: string) => page.getByRole('option', { name: nome })
  await userEvent.keyboard('{Tab}')
  await expect.element(porte).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(opcao('Nenhum')).toHaveFocus()
  await expect.element(porte).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{End}')
  await expect.element(opcao('Grande')).toHaveFocus()
  await userEvent.keyboard('m')
  await expect.element(opcao('Médio')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(porte).toHaveTextContent('Médio')
  await expect.element(porte).toHaveFocus()
  await expect.poll(() => ler().porte).toBe('M')

  await userEvent.keyboard('{Enter}')
  await expect.element(opcao('Médio')).toHaveFocus()
  await expect.element(opcao('Médio')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Home}{Escape}')
  await expect.element(porte).toHaveFocus()
  await expect.poll(() => ler().porte).toBe('M')
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(opcao('Médio')).toHaveFocus()
  await userEvent.keyboard('{Home}{Enter}')
  await expect.element(porte).toHaveTextContent('Nenhum')
  await expect.poll(() => ler().porte).toBeNull()
})

it('um registro se acha digitando, se escolhe pelas setas e se limpa; Esc devolve o que estava escolhido', async () => {
  await abrirEstado(pagina, 'busca')
  const tutor = page.getByRole('combobox', { name: 'Tutor', exact: true })
  await tutor.click()
  await expect.element(page.getByRole('option', { name: 'Bruno Dias' })).toBeVisible()
  await userEvent.keyboard('pra')
  await expect.element(page.getByTestId('procurados')).toHaveTextContent(',pra')
  await expect.element(page.getByRole('option', { name: 'Bruno Dias' })).not.toBeInTheDocument()
  const primeira = page.getByRole('option', { name: /Ana Prado/ })
  await expect.element(primeira).toHaveAttribute('id', tutor.element().getAttribute('aria-activedescendant') ?? '')
  await userEvent.keyboard('{Enter}')
  await expect.element(tutor).toHaveValue('Ana Prado')
  await expect.element(tutor).toHaveFocus()
  await expect.poll(() => ler().tutor).toBe('1')

  // What is not chosen is not kept.
  await userEvent.keyboard('x')
  await userEvent.keyboard('{Escape}')
  await expect.element(tutor).toHaveValue('Ana Prado')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => ler().tutor).toBe('1')

  await page.getByRole('button', { name: 'Limpar' }).click()
  await expect.element(tutor).toHaveValue('')
  await expect.poll(() => ler().tutor).toBeNull()

  await tutor.fill('Clara')
  await page.getByRole('option', { name: 'Cadastrar “Clara”' }).click()
  await expect.element(tutor).toHaveValue('Clara')
  await expect.poll(() => ler().tutor).toBe('3')
})

it('a data se digita com barras ou sem, e se escolhe no calendário pelo teclado', async () => {
  await abrirEstado(pagina, 'data')
  const campo = page.getByRole('textbox', { name: 'Nascimento' })
  for (const digitado of ['26112026', '26/11/2026']) {
    await campo.clear()
    await expect.poll(() => ler().nascimento).toBeNull()
    await campo.click()
    await userEvent.keyboard(digitado)
    await expect.element(campo).toHaveValue('26/11/2026')
    await expect.poll(() => ler().nascimento).toBe('2026-11-26')
  }
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  const dia = (nome: RegExp) => page.getByRole('button', { name: nome })
  await expect.element(dia(/26 de novembro de 2026/)).toHaveFocus()
  await expect.element(dia(/26 de novembro de 2026/)).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('{PageUp}{ArrowDown}{ArrowRight}')
  await expect.element(dia(/, 3 de novembro de 2026/)).toHaveFocus()
  // After the last day that may be chosen there is none.
  await userEvent.keyboard('{Shift>}{PageDown}{/Shift}')
  await expect.element(dia(/31 de dezembro de 2026/)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{Home}{Enter}')
  await expect.element(campo).toHaveValue('27/12/2026')
  await expect.element(campo).toHaveFocus()
  await expect.poll(() => ler().nascimento).toBe('2026-12-27')
})

it('o calendário leva a outro ano e não deixa escolher o que está fora', async () => {
  const { container } = await abrirEstado(escolhas, 'mês')
  const escolhidos = () => container.querySelector('output')?.textContent
  await expect.element(page.getByRole('grid', { name: 'março de 2026' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Mês seguinte' })).toBeDisabled()
  await page.getByRole('button', { name: /21 de março/ }).click({ force: true })
  expect(escolhidos()).toBe('')
  await page.getByRole('combobox', { name: 'Ano' }).selectOptions('2025')
  await page.getByRole('combobox', { name: 'Mês' }).selectOptions('maio')
  await expect.element(page.getByRole('button', { name: 'Mês anterior' })).toBeDisabled()
  await page.getByRole('button', { name: 'Mês seguinte' }).click()
  await expect.element(page.getByRole('grid', { name: 'junho de 2025' })).toBeVisible()
  await page.getByRole('button', { name: 'Mês anterior' }).click()
  await page.getByRole('button', { name: 'domingo, 4 de maio de 2025' }).click()
  await expect.poll(escolhidos).toBe('2025-05-04')
})

it('a caixa e a chave se marcam pelas palavras e pela barra de espaço', async () => {
  await abrirEstado(pagina, 'chave')
  const chave = page.getByRole('switch', { name: 'Ativo' })
  await page.getByText('Ativo').click()
  await expect.element(chave).toBeChecked()
  await userEvent.keyboard('{Tab}')
  await userEvent.keyboard('{Shift>}{Tab}{/Shift} ')
  await expect.element(chave).not.toBeChecked()
  const { outlineStyle, outlineWidth } = getComputedStyle(chave.element())
  expect([outlineStyle, outlineWidth]).toEqual(['solid', '2px'])
})
