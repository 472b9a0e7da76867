import { conferirFoco, entrar, expect, preencher, tabAte, test, vigiar } from './apoio.ts'

test('uma janela com o que foi digitado pergunta antes de fechar, por qualquer caminho', async ({ page }) => {
  const conferir = vigiar(page)
  await entrar(page, 'cliente@demo.vet', '/agenda/agenda-atendimento')
  await page.getByRole('button', { name: 'Lista de espera' }).click()
  await page.getByRole('button', { name: 'Pôr na lista de espera' }).click()
  const janela = page.getByRole('dialog', { name: 'Pôr na lista de espera' })
  const contato = janela.getByRole('textbox', { name: 'Contato' })
  // Nothing typed, nothing to ask.
  await expect(contato).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(janela).toBeHidden()
  await conferirFoco(page)

  await page.getByRole('button', { name: 'Pôr na lista de espera' }).click()
  await preencher(page, 'Contato', 'Ana, (11) 98765-4321')
  const pergunta = page.getByRole('dialog', { name: 'Fechar sem salvar?' })
  const caminhos = [
    () => page.keyboard.press('Escape'),
    () => janela.getByRole('button', { name: 'Fechar' }).click(),
    () => janela.getByRole('button', { name: 'Cancelar' }).click(),
  ]
  for (const fechar of caminhos) {
    await fechar()
    await expect(pergunta).toBeVisible()
    await tabAte(page, 'Continuar editando')
    await page.keyboard.press('Enter')
    await expect(pergunta).toBeHidden()
    await expect(contato).toHaveValue('Ana, (11) 98765-4321')
    await conferirFoco(page)
  }
  await page.keyboard.press('Escape')
  await pergunta.getByRole('button', { name: 'Fechar sem salvar' }).click()
  await expect(janela).toBeHidden()

  // The browser's own button too.
  await page.goto('/empresa/equipe')
  await page.getByRole('button', { name: 'Convidar', exact: true }).first().click()
  const convite = page.getByRole('dialog', { name: 'Convidar' })
  const nome = convite.getByRole('textbox', { name: 'Nome' })
  await nome.fill('Rita Alvarenga')
  const saida = page.getByRole('dialog', { name: 'Sair sem salvar?' })
  await page.goBack()
  await saida.getByRole('button', { name: 'Continuar editando' }).click()
  await expect(nome).toHaveValue('Rita Alvarenga')
  await page.goBack()
  await saida.getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect(convite).toBeHidden()
  conferir()
})

test('os botões de uma janela maior do que a tela ficam à vista', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 })
  await entrar(page, 'cliente@demo.vet', '/cadastro/animal?novo=1')
  const tutor = page.getByRole('combobox', { name: 'Tutor', exact: true })
  await tutor.fill('Zzz Ninguém')
  await page.getByRole('option', { name: /Cadastrar/ }).click()
  const salvar = page.getByRole('dialog', { name: 'Novo tutor' }).getByRole('button', { name: 'Cadastrar tutor' })
  await expect(salvar).toBeInViewport({ ratio: 1 })
})
