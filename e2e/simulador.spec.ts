import { abrirMenu, conferirAcessibilidade, entrar, expect, test, vigiar } from './apoio.ts'

const ROTA = '/utilitario/simulador-custo-exame'
// Nothing is left as a run of before may have left it.
const NOME = `Ultrassom da Rita ${Date.now() % 1_000_000}`

test('quem está no plano grátis parte do exemplo, muda o preço, salva, reabre e duplica', async ({ page }) => {
  const conferir = vigiar(page)
  await entrar(page, 'base@demo.vet', ROTA)
  // The example opens by itself; where a run before left a simulation, a new one is asked for.
  const exemplo = page.getByText(/^Este é um exemplo/)
  await expect(exemplo.or(page.getByText(/^Ultrassom da Rita/).first())).toBeVisible()
  if (await exemplo.isHidden()) await page.getByRole('link', { name: 'Nova simulação' }).click()
  await expect(exemplo).toBeVisible()
  const margem = page.locator('dl div').filter({ hasText: 'Margem no seu preço' }).locator('dd')
  const antes = await margem.innerText()
  await conferirAcessibilidade(page, 'simulação nova')

  const preco = page.getByLabel('Preço do exame')
  await preco.fill('410,50')
  await expect(margem).not.toHaveText(antes)
  const nova = await margem.innerText()
  await page.keyboard.press('Control+s')
  const dialogo = page.getByRole('dialog', { name: 'Salvar simulação' })
  await dialogo.getByLabel('Nome da simulação').fill(NOME)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Simulação salva.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOME)
  await expect(page).toHaveURL(/codigo=/)

  await page
    .getByRole('navigation', { name: 'Caminho' })
    .getByRole('link', { name: 'Simulador de custo de exame' })
    .click()
  const linha = page.getByRole('row').filter({ hasText: NOME })
  await expect(linha).toContainText(/R\$\s410,50/)
  await expect(linha).toContainText(nova)
  await linha.getByRole('link', { name: NOME }).click()
  await expect(preco).toHaveValue('410,50')
  await expect(margem).toHaveText(nova)

  await abrirMenu(page, 'Duplicar')
  const copia = page.getByRole('dialog')
  await expect(copia.getByLabel('Nome da simulação')).toHaveValue(`${NOME} (cópia)`)
  await copia.getByRole('button', { name: 'Duplicar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${NOME} (cópia)`)
  await expect(preco).toHaveValue('410,50')

  await page.getByRole('button', { name: 'Comparar com outro cenário' }).click()
  await page.getByRole('region', { name: 'Cenário 2' }).getByLabel('Preço do exame').fill('300')
  await expect(page.getByRole('table', { name: 'Cenários lado a lado' })).toContainText(/R\$\s300,00/)
  await conferirAcessibilidade(page, 'dois cenários em 1440')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('tab', { name: 'Cenário 2' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Cenário 1' }).click()
  await expect(page.getByRole('region', { name: 'Cenário 1' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Cenário 2' })).toBeHidden()
  await conferirAcessibilidade(page, 'dois cenários em 390')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Simulação salva.')).toBeVisible()
  await abrirMenu(page, 'Excluir')
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
  await expect(page.getByText('Simulação excluída.')).toBeVisible()
  await expect(page.getByText(NOME, { exact: true })).toBeVisible()
  conferir()
})
