import { conferirAcessibilidade, entrar, expect, test, vigiar } from './apoio.ts'

test('o suporte entra onde a empresa deixou, é visto, e sai quando ela encerra', async ({ page, browser }) => {
  const semQueixas = vigiar(page)
  await entrar(page, 'cliente@demo.vet', '/cadastro/cliente')
  await page.getByRole('navigation', { name: 'Empresa' }).getByRole('link', { name: 'Suporte' }).click()
  await page.getByRole('button', { name: 'Deixar o suporte entrar' }).click()
  const conceder = page.getByRole('dialog', { name: 'Deixar o suporte entrar' })
  const finalidade = `Conferir os pacientes ${Date.now()}`
  await conceder.getByRole('textbox', { name: 'Para quê' }).fill(finalidade)
  await conferirAcessibilidade(page, 'conceder suporte')
  await page.keyboard.press('Control+Enter')
  await expect(conceder).toBeHidden()
  await expect(page.getByText(finalidade)).toBeVisible()

  const admin = await (await browser.newContext()).newPage()
  await entrar(admin, 'admin@demo.vet', '/empresa/suporte')
  await expect(admin.getByText(finalidade)).toBeVisible()
  await conferirAcessibilidade(admin, 'empresas que esperam o suporte')
  await admin.getByRole('button', { name: /^Entrar:/ }).click()
  const faixa = admin.getByRole('region', { name: 'Acesso de suporte' })
  await expect(faixa.getByText(/Você só pode consultar/)).toBeVisible()
  await admin.goto('/cadastro/animal')
  await expect(admin.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  await expect(faixa).toBeVisible()
  await conferirAcessibilidade(admin, 'em suporte')

  await page.reload()
  await expect(page.getByRole('region', { name: 'Acesso de suporte' })).toBeVisible()
  await page.getByRole('button', { name: 'Ver o que foi feito' }).first().click()
  const feito = page.getByRole('dialog', { name: 'O que o suporte viu e fez' })
  await expect(feito.getByText(/\(suporte Vetlume\)/).first()).toBeVisible()
  await conferirAcessibilidade(page, 'o que o suporte fez')
  await feito.getByRole('button', { name: 'Fechar' }).click()
  await page.getByRole('button', { name: 'Encerrar agora' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Encerrar' }).click()
  await expect(page.getByText('Acesso encerrado.')).toBeVisible()

  // What is open may have found out by itself, and left; else the next question finds out.
  await expect(async () => {
    await admin.goto('/cadastro/tutor')
    await expect(
      admin.getByText('Sem acesso a esta tela').or(admin.getByRole('button', { name: /^Entrar:/ })),
    ).toBeVisible({
      timeout: 15_000,
    })
  }).toPass()
  await admin.goto('/empresa/suporte')
  await expect(admin.getByText(finalidade)).toBeHidden()
  await expect(faixa).toBeHidden()
  semQueixas()
})
