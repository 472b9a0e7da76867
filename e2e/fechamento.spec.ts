import { conferirAcessibilidade, entrar, expect, test, vigiar } from './apoio.ts'

const CLINICA = 'Clínica Veterinária X'

test('a empresa fecha o período, a clínica contesta um exame, a empresa aceita, e o que sobra se paga', async ({
  page,
  browser,
}) => {
  const conferir = vigiar(page)
  await entrar(page, 'cliente@demo.vet', '/financeiro/contas-receber')
  await page.getByRole('link', { name: 'Fechamentos' }).click()
  await page.getByRole('link', { name: 'A fechar' }).click()

  // Until today for all, and only the clinic that looks at it below.
  await page.getByRole('combobox', { name: 'Exames feitos até' }).click()
  await page.getByRole('option', { name: 'Uma data para todas' }).click()
  await expect(page).toHaveURL(/dia=/)
  const linhas = page.getByRole('list', { name: 'Clínicas a fechar' }).getByRole('listitem')
  await expect(linhas.filter({ hasText: CLINICA })).toBeVisible()
  await conferirAcessibilidade(page, 'a fechar')
  for (const linha of await linhas.filter({ hasNotText: CLINICA }).all()) {
    const caixa = linha.getByRole('checkbox')
    if (await caixa.isEnabled()) await caixa.uncheck()
  }
  await page.getByRole('button', { name: 'Fechar 1 clínica' }).click()
  await expect(page.getByText(/^1 clínica: R\$.* a receber\.$/)).toBeVisible()
  await page
    .getByRole('link', { name: /^nº \d+$/ })
    .first()
    .click()
  const titulo = page.getByRole('heading', { level: 1, name: /Fechamento nº \d+/ })
  const numero = /\d+/.exec(await titulo.innerText())?.[0] ?? ''
  const endereco = page.url()
  await expect(page.getByText(new RegExp(CLINICA))).toBeVisible()
  const [pdf] = await Promise.all([
    page.waitForResponse((resposta) => resposta.url().endsWith('/pdf')),
    page.getByRole('button', { name: 'Extrato em PDF' }).click(),
  ])
  expect(pdf.headers()['content-type']).toBe('application/pdf')

  const clinica = await (await browser.newContext()).newPage()
  const conferirClinica = vigiar(clinica)
  await entrar(clinica, 'parceiro@demo.vet', '/financeiro/contas-pagar')
  await clinica.getByRole('link', { name: 'Fechamentos' }).click()
  await clinica.getByRole('link', { name: `nº ${numero}`, exact: true }).click()
  await expect(clinica.getByRole('heading', { level: 1, name: `Fechamento nº ${numero}` })).toBeVisible()
  await expect(clinica.getByText(/^00020/).first()).toBeVisible()
  await conferirAcessibilidade(clinica, 'fechamento da clínica')
  const exames = clinica.getByRole('list', { name: 'Exames do fechamento' }).locator('> li')
  const quantos = await exames.count()
  expect(quantos).toBeGreaterThan(1)
  await clinica
    .getByRole('button', { name: /^Contestar o exame de/ })
    .first()
    .click()
  await clinica.getByRole('textbox', { name: 'O que não confere?' }).fill('Este exame foi repetido.')
  await clinica.getByRole('button', { name: 'Enviar' }).click()
  await expect(clinica.getByText('Contestação enviada à empresa.')).toBeVisible()
  await expect(clinica.getByText(/Espera resposta da empresa\./)).toBeVisible()

  await page.goto(endereco)
  await page.getByRole('button', { name: 'Responder' }).click()
  await page.getByRole('combobox', { name: 'Decisão' }).click()
  await page.getByRole('option', { name: /^Aceitar/ }).click()
  await page.getByRole('textbox', { name: 'Resposta' }).fill('Confere: sai da cobrança.')
  await page.getByRole('dialog').getByRole('button', { name: 'Responder' }).click()
  await expect(page.getByText('O exame saiu do fechamento e a cobrança diminuiu.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Exames do fechamento' }).locator('> li')).toHaveCount(quantos - 1)
  await expect(page.getByRole('list', { name: 'Exames retirados' })).toContainText('Confere: sai da cobrança.')

  // What is left is paid as any account is, and the closing knows.
  await page.getByRole('link', { name: /^Título nº/ }).click()
  const gaveta = page.getByRole('dialog', { name: `Fechamento nº ${numero}` })
  await gaveta.getByRole('button', { name: 'Receber', exact: true }).click()
  const baixa = page.getByRole('dialog', { name: /^Receber/ })
  await baixa.getByRole('button', { name: /^Receber/ }).click()
  await expect(baixa).toBeHidden()
  await page.goto(endereco)
  await expect(page.getByText('Pago', { exact: true })).toBeVisible()
  await conferirAcessibilidade(page, 'fechamento pago')
  conferir()
  conferirClinica()
  await clinica.context().close()
})
